import { type QueryClient, useInfiniteQuery } from "@tanstack/react-query";
import { memo, Suspense, useDeferredValue, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button, type ButtonProps } from "ui-kit/controls/button.tsx";
import { Sheet } from "ui-kit/feedback/dialog.tsx";
import { Link } from "ui-kit/controls/link.tsx";
import { Columns } from "ui-kit/layout/columns.tsx";
import { Hero } from "ui-kit/layout/hero.tsx";
import { lazyPart } from "ui-kit/layout/lazy-part.tsx";
import { ShowAt } from "ui-kit/layout/show-at.tsx";
import { Page } from "ui-kit/layout/page.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { domainValuesQuery } from "../../api/domain-values.ts";
import {
  type Facets,
  isWaitingForLine,
  searchQuery,
  therapistQuery,
} from "../../api/therapists.ts";
import { readBooking, withBooking } from "../../appointment/booking-choice.ts";
import type { PageLocation } from "../../page-location.ts";
import { whenIdle } from "../../idle.ts";
import { needTranslations } from "../../i18n/i18n.ts";
import { withKnownCodes } from "../../search/filters.ts";
import { readAfter, readFilters } from "../../search/read-filters.ts";
import { useShortlist } from "../../shortlist/shortlist.ts";
import { useSearchParams } from "../../shell/use-search-params.ts";
import { useSuitability, WithSuitability } from "../../suitability/use-suitability.tsx";
import { PageTitle } from "../../shell/page-title.tsx";
import { useIsSlow } from "../../use-is-slow.ts";
import { WhenIdle } from "../../when-idle.tsx";
import { activeFilters } from "./active-filters.tsx";
import { BenefitsWithoutScripts } from "./benefits-without-scripts.tsx";
import { BookingOverResults, BookingWithoutScripts } from "./booking-over-results.tsx";
import { FilterPanel } from "./filter-panel.tsx";
import { LoadedMap, Results } from "./results.tsx";
import { viewIn } from "./result-view.ts";
import { SearchForm } from "./search-form.tsx";
import { SearchSentence } from "./search-sentence.tsx";
import { SearchContext, useFilters, useSearchOfAddress } from "./use-filters.ts";

const BenefitsAndJoinUs = lazyPart(async () => {
  const [module] = await Promise.all([
    import("./join-us.tsx"),
    needTranslations(["forms", "joinUs"]),
  ]);
  return module.BenefitsAndJoinUs;
});

const ViewedPart = lazyPart(
  async () => (await import("../../viewed/viewed-part.tsx")).ViewedPart,
);

/** Keeps the footer out of sight until the parts above it are there. */
const roomForBenefits = (
  <ShowAt withScripts>
    <Page tall />
  </ShowAt>
);

const ShortlistTray = lazyPart(
  async () => (await import("../../shortlist/shortlist-tray.tsx")).ShortlistTray,
);

function showResults() {
  const heading = document.getElementById("results");
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView();
}

export async function prefetch(cache: QueryClient, { search }: PageLocation) {
  const booking = readBooking(search);
  const searchWithKnownCodes = async () => {
    const values = await cache.ensureQueryData(domainValuesQuery).catch(() => undefined);
    const filters = withKnownCodes(readFilters(search), values);
    await cache.fetchInfiniteQuery(searchQuery(filters, readAfter(search)));
  };
  await Promise.all([
    searchWithKnownCodes(),
    // The dialog reports an unknown practitioner.
    booking && cache.prefetchQuery(therapistQuery(booking.slug)),
  ]);
}

export function partsOf({ search }: Pick<PageLocation, "search">) {
  return viewIn(search) === "map"
    ? [{ file: "routes/home/map-of-results.tsx", load: LoadedMap.load }]
    : [];
}

type ShowButton = Pick<ButtonProps, "pending" | "children">;

function AllFilters({ facets, show }: { facets: Facets | undefined; show: ShowButton }) {
  const { t } = useTranslation();
  const { filters } = useFilters();
  const [isOpen, setIsOpen] = useState(false);
  const goesToResults = useRef(false);
  const active = activeFilters(filters).length;
  return (
    <>
      <Button
        icon="sliders-horizontal"
        count={active || undefined}
        onClick={() => setIsOpen(true)}
        // The sheet returns the focus to its button, also when it was left for the results.
        onFocus={() => {
          if (goesToResults.current) showResults();
          goesToResults.current = false;
        }}
      >
        {t("home.filters.all")}
      </Button>
      <Sheet
        side="end"
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={t("home.filters.title")}
        closeLabel={t("shell.close")}
        actions={
          <Button
            variant="primary"
            block
            onClick={() => {
              goesToResults.current = true;
              setIsOpen(false);
            }}
            {...show}
          />
        }
      >
        <FilterPanel facets={facets} />
      </Sheet>
    </>
  );
}

const Rail = memo(function Rail({ facets }: { facets: Facets | undefined }) {
  const { t } = useTranslation();
  return (
    <Suspense>
      <form aria-label={t("home.filters.title")} onSubmit={(event) => event.preventDefault()}>
        <FilterPanel facets={facets} />
      </form>
    </Suspense>
  );
});

/** Rendered again when the search it shows changes, not whenever the address does. */
const Home = memo(function Home({ search }: { search: string }) {
  const { t } = useTranslation();
  const { filters, after, view } = useFilters();
  const isKept = useShortlist().length > 0;
  // Practitioners can be kept without a connection.
  useEffect(() => whenIdle(ShortlistTray.preload), []);
  const suitability = useSuitability();
  const query = useInfiniteQuery(searchQuery(filters, after, suitability?.order));
  const first = useDeferredValue(query.data?.pages[0]);
  const count = first?.total ?? 0;
  const isWaiting = isWaitingForLine(query);
  const isLoading = useIsSlow(query.isPlaceholderData && !isWaiting);
  const show: ShowButton = {
    pending: isLoading,
    children: isLoading
      ? t("home.results.loading")
      : first && !isWaiting
      ? t("home.show", { count })
      : t("home.results.title"),
  };
  return (
    <>
      <PageTitle>{first && t("home.count", { count })}</PageTitle>
      <meta name="description" content={t("home.description")} />
      <BookingWithoutScripts />
      <Hero
        label={t("home.search")}
        heading={<SearchSentence facets={first?.facets} />}
        actions={
          <>
            {first?.total !== 0 && <Button variant="primary" href="#results" {...show} />}
            <ShowAt below={view === "map" ? undefined : "desktop"} withScripts>
              <AllFilters facets={first?.facets} show={show} />
            </ShowAt>
          </>
        }
      >
        <SearchForm />
        <Text>
          {suitability
            ? (
              <>
                {t("home.test.counted")} <Link href="/preferences">{t("home.test.results")}</Link>
              </>
            )
            : (
              <>
                {t("home.test.text")} <Link href="/test">{t("home.test.link")}</Link>
              </>
            )}
        </Text>
      </Hero>
      <Page padded>
        <Columns rail={view === "list" && <Rail facets={first?.facets} />}>
          <Results search={search} />
        </Columns>
      </Page>
      <Page>
        <BenefitsWithoutScripts />
        {!query.isPending && (
          <WhenIdle fallback={roomForBenefits}>
            <Suspense fallback={roomForBenefits}>
              <ViewedPart quiet />
              <BenefitsAndJoinUs />
            </Suspense>
          </WhenIdle>
        )}
      </Page>
      {isKept && (
        <Suspense>
          <ShortlistTray filters={filters} quiet />
        </Suspense>
      )}
    </>
  );
});

function Search() {
  const params = useSearchParams();
  const current = useSearchOfAddress();
  const shown = useDeferredValue(current);
  const shownQuery = useDeferredValue(withBooking(params, null));
  // Loads the results while the page is drawn.
  useInfiniteQuery(searchQuery(current.filters, current.after, useSuitability()?.order));
  return (
    <>
      <SearchContext value={shown}>
        <Home search={shownQuery} />
      </SearchContext>
      <BookingOverResults />
    </>
  );
}

export function Component() {
  return (
    <WithSuitability>
      <Search />
    </WithSuitability>
  );
}
