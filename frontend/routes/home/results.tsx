import { useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { memo, type ReactNode, Suspense, useDeferredValue, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Select } from "ui-kit/controls/select.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { Failed } from "ui-kit/layout/failed.tsx";
import { lazyPart } from "ui-kit/layout/lazy-part.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { ShowAt } from "ui-kit/layout/show-at.tsx";
import { Skeleton } from "ui-kit/layout/skeleton.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Pager } from "ui-kit/navigation/pager.tsx";
import { domainValuesQuery } from "../../api/domain-values.ts";
import {
  isWaitingForLine,
  pageSize,
  searchQuery,
  type TherapistCard,
} from "../../api/therapists.ts";
import { searchTherapists as limits } from "../../api/limits/therapists.ts";
import { useLiveTimes } from "../../api/use-live-times.ts";
import { needTranslations } from "../../i18n/i18n.ts";
import { searchAddress, withKnownCodes } from "../../search/filters.ts";
import { readAfter, readFilters } from "../../search/read-filters.ts";
import { withUnderstood } from "../../search/understood.ts";
import { referenceOf, useShowFailure } from "../../shell/show-failure.ts";
import { useSuitability } from "../../suitability/use-suitability.tsx";
import { ActiveFilters } from "./active-filters.tsx";
import { Corrections } from "./corrections.tsx";
import { NoResults } from "./no-results.tsx";
import { ResultCard } from "../../practitioners/result-card.tsx";
import { SaveSearch } from "./save-search.tsx";
import { useFilters } from "./use-filters.ts";
import { useChoiceAtOnce } from "../../choice-at-once.ts";
import { useIsSlow } from "../../use-is-slow.ts";
import { useIsFromServer } from "../../use-render-time.ts";
import { resultViews, viewIn } from "./result-view.ts";

export const LoadedMap = lazyPart(async () => {
  const [module] = await Promise.all([
    import("./map-of-results.tsx"),
    needTranslations(["resultMap"]),
  ]);
  return module.MapOfResults;
});

function useLiveResults(shown: TherapistCard[], filterByTimes: boolean) {
  const queries = useQueryClient();
  useLiveTimes("all", (changed) => {
    const matters = !changed || filterByTimes || shown.some(({ id }) => changed.includes(id));
    if (matters) void queries.invalidateQueries({ queryKey: ["therapists", "search"] });
  });
}

function SortSelect() {
  const { t } = useTranslation();
  const { filters: { sort = "best" }, change } = useFilters();
  const [picked, choose] = useChoiceAtOnce<string>(sort, (id) => {
    const next = limits.sort.enum.find((each) => each === id);
    change({ sort: next === "best" ? undefined : next });
  });
  return (
    <Select
      layout="inline"
      small
      label={t("home.sort.label")}
      groups={[{ options: limits.sort.enum.map((id) => ({ id, label: t(`home.sort.${id}`) })) }]}
      picked={picked}
      onPick={choose}
    />
  );
}

function ViewSwitch() {
  const { t } = useTranslation();
  const { view, showView } = useFilters();
  return (
    <Row role="group" aria-label={t("home.view.label")}>
      {resultViews.map((each) => (
        <Button
          key={each}
          small
          icon={each}
          variant={each === view ? "secondary" : "quiet"}
          aria-pressed={each === view}
          onClick={() => showView(each)}
        >
          {t(`home.view.${each}`)}
        </Button>
      ))}
    </Row>
  );
}

const cardsInView = 2;

/**
 * A card of the server below the first view is laid out when it comes near. Others are laid out at once, so that going back
 * ends at the same place.
 */
function CardItem({ below, children }: { below: boolean; children: ReactNode }) {
  const isFromServer = useIsFromServer();
  return <li data-below={(below && isFromServer) || undefined}>{children}</li>;
}

/** Its own boundary, so that the browser takes over one card after the other. */
const Item = memo(function Item({ position, ...props }: {
  card: TherapistCard;
  search: string;
  position: number;
}) {
  return (
    <Suspense>
      <CardItem below={position >= cardsInView}>
        <ResultCard {...props} first={position === 0} />
      </CardItem>
    </Suspense>
  );
});

function addressAfter(search: string, cursor: string): string {
  const next = new URLSearchParams(search);
  next.set("after", cursor);
  return `/?${next}#results`;
}

/** The results of a query of the address. */
export const Results = memo(function Results({ search }: { search: string }) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const { data: values } = useQuery(domainValuesQuery);
  const { filters, after, view } = useMemo(() => {
    const params = new URLSearchParams(search);
    const filters = withKnownCodes(readFilters(params), values);
    return { filters, after: readAfter(params), view: viewIn(params) };
  }, [search, values]);
  const query = useInfiniteQuery(searchQuery(filters, after, useSuitability()?.order));
  const { error, isPending, isPlaceholderData, hasNextPage, isFetchingNextPage } = query;
  /** After how many pages the visitor wanted the next one. */
  const [wantsMore, setWantsMore] = useState<number | null>(null);
  const isWaiting = isWaitingForLine(query);
  /** What was read stays without a connection, until the results of the last choice can load. */
  const isEarlier = isWaiting && !isPending;
  // New cards are drawn in small steps.
  const data = useDeferredValue(query.data);
  const pages = data?.pages ?? [];
  const first = pages[0];
  const therapists = pages.flatMap((page) => page.therapists);
  const total = first?.total ?? 0;
  const isFiltered = Object.keys(filters).some((name) => name !== "sort");
  const applied = withUnderstood(filters, first?.understood);
  const filterByTimes = [
    applied.freeWithinDays,
    applied.freeOn,
    applied.partOfDay,
  ].some((filter) => filter !== undefined);
  useLiveResults(therapists, filterByTimes);
  const isLoading = useIsSlow(isPlaceholderData && !isWaiting);
  const isCounted = first && !isEarlier && !isLoading;
  const heading = isEarlier ? "home.results.earlier" : "home.results.title";
  const id = referenceOf(error);
  const moreLabel = after
    ? t("home.results.next")
    : t("home.results.more", { count: Math.min(pageSize, total - therapists.length) });
  function loadMore() {
    setWantsMore(pages.length);
    void query.fetchNextPage();
  }
  const more = hasNextPage && !isEarlier && (
    <>
      <ShowAt withScripts>
        <Pager
          label={moreLabel}
          pending={isFetchingNextPage}
          onMore={loadMore}
        />
        {wantsMore === pages.length && query.isPaused && (
          <Note tone="warning" icon="cloud-off" urgent>{t("home.results.moreLater")}</Note>
        )}
      </ShowAt>
      <noscript>
        <Button href={addressAfter(search, pages.at(-1)?.nextCursor ?? "")}>{moreLabel}</Button>
      </noscript>
    </>
  );
  return (
    <Stack as="section" gap="row" aria-labelledby="results" aria-busy={isPlaceholderData}>
      <Row justify="between">
        <h2 id="results" tabIndex={-1} aria-live="polite" aria-atomic>
          {isCounted
            ? t("home.count", { count: total })
            : t(isLoading ? "home.results.loading" : heading)}
          {isCounted && applied.partOfDay && ` ${t(`home.part.${applied.partOfDay}`)}`}
        </h2>
        <ShowAt withScripts>
          <Row>
            <SortSelect />
            <ViewSwitch />
          </Row>
        </ShowAt>
      </Row>
      {isFiltered && (
        <Row>
          <ActiveFilters understood={first?.understood} />
          <SaveSearch />
        </Row>
      )}
      {after && (
        <Row>
          <Button small href={searchAddress(filters)}>{t("home.results.fromStart")}</Button>
        </Row>
      )}
      {first && first.corrections.length > 0 && <Corrections corrections={first.corrections} />}
      {isPending && !isWaiting && (
        <Skeleton shape="practitioner" count={3} label={t("home.results.loading")} />
      )}
      {isEarlier && (
        <Note tone="warning" icon="cloud-off" urgent>{t("home.results.earlierNote")}</Note>
      )}
      {(error || (isWaiting && isPending)) && (
        <Failed
          message={`${t("home.results.failed")} ${showFailure(error)}`}
          retryLabel={t("shell.retry")}
          onRetry={() => void query.refetch()}
          reference={id && t("shell.reference", { id })}
        />
      )}
      {first && total === 0 && <NoResults relax={first.relax} understood={first.understood} />}
      {therapists.length > 0 && view === "map" && (
        <Suspense
          fallback={<Skeleton shape="practitioner" count={3} label={t("home.results.loading")} />}
        >
          <LoadedMap
            cards={therapists}
            search={search}
            more={more}
            isGoingOn={hasNextPage && !error}
            onMore={hasNextPage && !isFetchingNextPage && !error ? loadMore : undefined}
          />
        </Suspense>
      )}
      {therapists.length > 0 && view === "list" && (
        <>
          <Stack as="ul" gap="group">
            {therapists.map((card, position) => (
              <Item key={card.id} card={card} search={search} position={position} />
            ))}
          </Stack>
          {more}
        </>
      )}
    </Stack>
  );
});
