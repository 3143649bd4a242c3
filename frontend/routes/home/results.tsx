import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { ActionList } from "ui-kit/controls/action-list.tsx";
import { Icon } from "ui-kit/controls/icon.tsx";
import { RadioGroup } from "ui-kit/controls/radio-group.tsx";
import { Select } from "ui-kit/controls/select.tsx";
import { Empty } from "ui-kit/layout/empty.tsx";
import { Failed } from "ui-kit/layout/failed.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Skeleton } from "ui-kit/layout/skeleton.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { Pager } from "ui-kit/navigation/pager.tsx";
import {
  pageSize,
  searchQuery,
  type SearchResult,
  type TherapistCard,
} from "../../api/therapists.ts";
import { searchTherapists as limits } from "../../api/limits/therapists.ts";
import { useLiveTimes } from "../../api/use-live-times.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { changed, without } from "../../search/filters.ts";
import { referenceOf, useShowFailure } from "../../shell/show-failure.ts";
import { ActiveFilters } from "./active-filters.tsx";
import { ResultCard } from "./result-card.tsx";
import { useFilters } from "./use-filters.ts";
import { resultViews, useView } from "./use-view.ts";

/** The map loads further pages by itself up to this many practitioners. */
const mostOnMap = 100;

const MapOfResults = lazy(() => import("./map-of-results.tsx"));

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
  return (
    <Select
      layout="inline"
      small
      label={t("home.sort.label")}
      groups={[{ options: limits.sort.enum.map((id) => ({ id, label: t(`home.sort.${id}`) })) }]}
      picked={sort}
      onPick={(id) => {
        const next = limits.sort.enum.find((each) => each === id);
        change({ sort: next === "best" ? undefined : next });
      }}
    />
  );
}

function ViewSwitch() {
  const { t } = useTranslation();
  const { view, show } = useView();
  return (
    <RadioGroup
      variant="segments"
      label={t("home.view.label")}
      labelHidden
      picked={view}
      options={resultViews.map((value) => ({
        value,
        label: (
          <>
            <Icon name={value} size="small" />
            {t(`home.view.${value}`)}
          </>
        ),
      }))}
      onPick={(value) => show(value === "map" ? "map" : "list")}
    />
  );
}

function NoResults({ relax }: Pick<SearchResult, "relax">) {
  const { t } = useTranslation();
  const format = useFormat();
  const { filters, show } = useFilters();
  const ways = relax.map(({ filters: removed, total }) => {
    const changes = [...new Set(removed.map((name) => t(`home.empty.without.${name}`)))];
    return {
      id: removed.join(),
      label: format.opening(format.list(changes)),
      detail: t("home.count", { count: total }),
      onPick: () => show(without(filters, ...removed)),
    };
  });
  return (
    <Empty
      message={t("home.empty.message")}
      action={ways.length > 0
        ? <ActionList label={t("home.empty.ways")} actions={ways} />
        : (
          <Button variant="primary" onClick={() => show(changed({}, { sort: filters.sort }))}>
            {t("home.chips.clear")}
          </Button>
        )}
    />
  );
}

function Corrections({ corrections }: Pick<SearchResult, "corrections">) {
  const { t } = useTranslation();
  const format = useFormat();
  if (corrections.length === 0) return null;
  return (
    <div role="status">
      {corrections.map(({ word, matched }) => (
        <Text key={word} tone="soft">
          {t("home.results.corrected", {
            word,
            matched: format.list(matched.map((one) => t("home.chips.text", { text: one }))),
          })}
        </Text>
      ))}
    </div>
  );
}

export function Results() {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const { filters } = useFilters();
  const query = useInfiniteQuery(searchQuery(filters));
  const { data, error, isPending, isPlaceholderData, hasNextPage, isFetchingNextPage } = query;
  const pages = data?.pages ?? [];
  const first = pages[0];
  const therapists = pages.flatMap((page) => page.therapists);
  const total = first?.total ?? 0;
  const filterByTimes = filters.freeWithinDays !== undefined || filters.partOfDay !== undefined;
  useLiveResults(therapists, filterByTimes);
  const id = referenceOf(error);
  const { view } = useView();
  const loadsMore = view === "map" && hasNextPage && therapists.length < mostOnMap;
  useEffect(() => {
    if (loadsMore && !isFetchingNextPage && !error) void query.fetchNextPage();
  }, [loadsMore, isFetchingNextPage, error]);
  const more = hasNextPage && (
    <Pager
      label={t("home.results.more", { count: Math.min(pageSize, total - therapists.length) })}
      pending={isFetchingNextPage}
      onMore={() => void query.fetchNextPage()}
    />
  );
  return (
    <Stack as="section" gap="row" aria-labelledby="results" aria-busy={isPlaceholderData}>
      <Row justify="between">
        <h2 id="results" tabIndex={-1} aria-live="polite" aria-atomic>
          {first ? t("home.count", { count: total }) : t("home.results.title")}
          {first && filters.partOfDay && ` ${t(`home.part.${filters.partOfDay}`)}`}
        </h2>
        <Row>
          <SortSelect />
          <ViewSwitch />
        </Row>
      </Row>
      <ActiveFilters />
      {first && <Corrections corrections={first.corrections} />}
      {isPending && <Skeleton shape="practitioner" count={3} label={t("home.results.loading")} />}
      {error && (
        <Failed
          message={`${t("home.results.failed")} ${showFailure(error)}`}
          retryLabel={t("shell.retry")}
          onRetry={() => void query.refetch()}
          reference={id && t("shell.reference", { id })}
        />
      )}
      {first && total === 0 && <NoResults relax={first.relax} />}
      {therapists.length > 0 && view === "map" && (
        <Suspense
          fallback={<Skeleton shape="practitioner" count={3} label={t("home.results.loading")} />}
        >
          <MapOfResults cards={therapists} more={more} />
        </Suspense>
      )}
      {therapists.length > 0 && view === "list" && (
        <>
          <Stack as="ul" gap="group">
            {therapists.map((card) => (
              <li key={card.id}>
                <ResultCard card={card} />
              </li>
            ))}
          </Stack>
          {more}
        </>
      )}
    </Stack>
  );
}
