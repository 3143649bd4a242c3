import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Select } from "ui-kit/controls/select.tsx";
import { Empty } from "ui-kit/layout/empty.tsx";
import { Failed } from "ui-kit/layout/failed.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Skeleton } from "ui-kit/layout/skeleton.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Pager } from "ui-kit/navigation/pager.tsx";
import { searchQuery, type SearchResult } from "../../api/therapists.ts";
import { referenceOf, useSayFailure } from "../../shell/say-failure.ts";
import { ActiveFilters } from "./active-filters.tsx";
import { changed, type Filters, sortings, without } from "./filters.ts";
import { ResultCard } from "./result-card.tsx";
import { useFilters } from "./use-filters.ts";
import { useLiveResults } from "./use-live-results.ts";

function SortSelect() {
  const { t } = useTranslation();
  const { filters: { sort = "best" }, change } = useFilters();
  return (
    <Select
      layout="inline"
      small
      label={t("home.sort.label")}
      groups={[{ options: sortings.map((id) => ({ id, label: t(`home.sort.${id}`) })) }]}
      picked={sort}
      onPick={(id) => {
        const next = sortings.find((each) => each === id);
        change({ sort: next === "best" ? undefined : next });
      }}
    />
  );
}

/** Names the filter whose removal helps most, and takes it away. */
function NobodyFits({ relax }: Pick<SearchResult, "relax">) {
  const { t } = useTranslation();
  const { filters, show } = useFilters();
  function goOn(rest: Filters, label: string) {
    return <Button variant="primary" onClick={() => show(rest)}>{label}</Button>;
  }
  return (
    <Empty
      message={t("home.empty.message")}
      action={relax
        ? goOn(
          without(filters, relax.filter),
          t(`home.empty.without.${relax.filter}`, { count: relax.total }),
        )
        : goOn(changed({}, { sort: filters.sort }), t("home.chips.clear"))}
    />
  );
}

/** The count, the order, what narrows the list, and the people. */
export function Results() {
  const { t } = useTranslation();
  const sayFailure = useSayFailure();
  const { filters } = useFilters();
  const query = useInfiniteQuery(searchQuery(filters));
  const { data, error, isPending, isPlaceholderData, hasNextPage, isFetchingNextPage } = query;
  const pages = data?.pages ?? [];
  const first = pages[0];
  const people = pages.flatMap((page) => page.therapists);
  const total = first?.total ?? 0;
  useLiveResults(people, { byTimes: filters.freeWithinDays !== undefined });
  const id = referenceOf(error);
  return (
    <Stack as="section" gap="row" aria-labelledby="results" aria-busy={isPlaceholderData}>
      <Row justify="between">
        <h2 id="results" tabIndex={-1} aria-live="polite" aria-atomic>
          {first ? t("home.count", { count: total }) : t("home.results.title")}
        </h2>
        <SortSelect />
      </Row>
      <ActiveFilters />
      {isPending && <Skeleton shape="practitioner" count={3} label={t("home.results.loading")} />}
      {error && (
        <Failed
          message={`${t("home.results.failed")} ${sayFailure(error)}`}
          retryLabel={t("shell.retry")}
          onRetry={() => void query.refetch()}
          reference={id && t("shell.reference", { id })}
        />
      )}
      {first && total === 0 && <NobodyFits relax={first.relax} />}
      {people.length > 0 && (
        <Stack as="ul" gap="group">
          {people.map((card) => (
            <li key={card.id}>
              <ResultCard card={card} />
            </li>
          ))}
        </Stack>
      )}
      {hasNextPage && (
        <Pager
          label={t("home.results.more", { count: Math.min(20, total - people.length) })}
          pending={isFetchingNextPage}
          onMore={() => void query.fetchNextPage()}
        />
      )}
    </Stack>
  );
}
