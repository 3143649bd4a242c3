import { type QueryClient, useInfiniteQuery } from "@tanstack/react-query";
import { memo, useCallback, useDeferredValue, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { Button } from "ui-kit/controls/button.tsx";
import { Columns } from "ui-kit/layout/columns.tsx";
import { Empty } from "ui-kit/layout/empty.tsx";
import { Failed } from "ui-kit/layout/failed.tsx";
import { Page } from "ui-kit/layout/page.tsx";
import { Skeleton } from "ui-kit/layout/skeleton.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Pager } from "ui-kit/navigation/pager.tsx";
import { Tabs } from "ui-kit/navigation/tabs.tsx";
import type { CurrentUser } from "../../api/sign-in-session.ts";
import { waitingOrdersQuery } from "../../booking/session-orders.ts";
import { WaitingOrders } from "../../booking/waiting-orders.tsx";
import { MyPackagesCard } from "../../packages/my-packages-card.tsx";
import { myPackagesQuery } from "../../packages/queries.ts";
import type { PageLocation } from "../../page-location.ts";
import { MyQuestionsCard } from "../../client-questions/my-questions-card.tsx";
import { myQuestionsQuery } from "../../client-questions/queries.ts";
import { MyExercises } from "../../courses/my-exercises.tsx";
import { courseAnswersQuery } from "../../courses/queries.ts";
import { myReviewsQuery } from "../../reviews/queries.ts";
import { JournalLock } from "../../sealed-journal/journal-lock.tsx";
import { sealedJournalQuery } from "../../sealed-journal/queries.ts";
import { useSealedSearch } from "../../sealed-journal/use-sealed-search.ts";
import { MyRequests } from "../../session-requests/my-requests.tsx";
import { myRequestsQuery } from "../../session-requests/queries.ts";
import { PageTitle } from "../../shell/page-title.tsx";
import { referenceOf, useShowFailure } from "../../shell/show-failure.ts";
import { FilterBar, FilterToggle, noFilters } from "../../therapy-sessions/filter-bar.tsx";
import { isFiltered, readFilters } from "../../therapy-sessions/filters.ts";
import { MarkWords } from "../../therapy-sessions/marked.tsx";
import { mySessionsQuery, queryOf, sessionsQuery } from "../../therapy-sessions/queries.ts";
import { sessionWarningsQuery } from "../../therapy-sessions/session-warning.tsx";
import { nextOf, type TherapySession } from "../../therapy-sessions/therapy-session.ts";
import { MyWaitingLists } from "../../waiting-lists/my-waiting-lists.tsx";
import { myWaitingListsQuery } from "../../waiting-lists/queries.ts";
import { countParts, type Part, parts, sessionsOf } from "./journal-parts.ts";
import { useListAddress } from "../../therapy-sessions/use-list-address.ts";
import { type DialogName, Dialogs, focusOn } from "./actions.tsx";
import { CalendarFeedCard, SeenCard } from "./summary.tsx";
import { Months } from "./session-list.tsx";
import { Greeting, YearRings } from "./summary.tsx";
import { useIsTakingOver, useRenderTime } from "../../use-render-time.ts";
import { useIdle } from "../../when-idle.tsx";
import { useUnsentNotes } from "./note-drafts.ts";

function PartTabs({ part, sessions, now, more, filtering }: {
  part: Part;
  sessions: TherapySession[];
  now: number;
  more: boolean;
  filtering: boolean;
}) {
  const { t } = useTranslation();
  const { hrefWith } = useListAddress();
  const counts = countParts(sessions, now);
  const shown = (part: Part) => `${counts[part]}${more ? "+" : ""}`;
  const labels = {
    all: t("journal.list.all"),
    upcoming: t("journal.list.upcoming", { count: counts.upcoming }),
    past: t("journal.list.past", { shown: shown("past") }),
    cancelled: t("journal.list.cancelled", { shown: shown("cancelled") }),
    recommended: t("journal.list.recommended", { shown: shown("recommended") }),
  };
  return (
    <Tabs
      label={t("journal.list.parts")}
      tabs={parts.filter((each) => each !== "cancelled" || counts.cancelled > 0).map((each) => ({
        href: hrefWith({ part: each === "all" ? null : each }),
        label: labels[each],
        current: each === part,
      }))}
      action={<FilterToggle filtering={filtering} />}
    />
  );
}

type Loaded = { pages: { sessions: TherapySession[] }[] };

/** The sessions are drawn in small steps when they come; what a user changes is shown at once. */
function useSessions(data: Loaded | undefined): TherapySession[] | undefined {
  const isDrawn = useDeferredValue(data !== undefined);
  return isDrawn ? data?.pages.flatMap((page) => page.sessions) : undefined;
}

/** What the server rendered is taken over first; the cards below it are drawn when the browser is idle, in small steps. */
function useIsWhole(isTakenOver: boolean): boolean {
  const isIdle = useIdle();
  return useDeferredValue(!isTakenOver || isIdle);
}

function useSessionInHash(ready: boolean) {
  const { hash } = useLocation();
  useEffect(() => {
    if (ready && hash) focusOn(hash.slice(1));
  }, [ready, hash]);
}

function LoadFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const reference = referenceOf(error);
  return (
    <Failed
      message={`${t("journal.list.failed")} ${showFailure(error)}`}
      retryLabel={t("shell.retry")}
      onRetry={onRetry}
      reference={reference && t("shell.reference", { id: reference })}
    />
  );
}

function NoSessions({ part, filtered }: { part: Part; filtered: boolean }) {
  const { t } = useTranslation();
  const { filters, hrefWith } = useListAddress();
  const words = {
    all: "emptyAll",
    upcoming: "emptyUpcoming",
    past: "emptyPast",
    cancelled: "emptyCancelled",
    recommended: "emptyRecommended",
  } as const;
  if (filtered) {
    return (
      <Empty
        message={filters.text
          ? t("journal.filter.nothingFor", { words: filters.text })
          : t("journal.filter.nothing")}
        action={
          <Button href={hrefWith({ ...noFilters, part: null })}>
            {t("journal.filter.showAll")}
          </Button>
        }
      />
    );
  }
  return (
    <Empty
      message={t(`journal.list.${words[part]}`)}
      action={<Button href="/">{t("journal.list.findSomeone")}</Button>}
    />
  );
}

const firstCards = 8;

export function prefetchForUser(
  cache: QueryClient,
  user: CurrentUser,
  { search, now }: PageLocation,
) {
  const filters = queryOf(readFilters(search), "me", now);
  return Promise.all([
    cache.prefetchInfiniteQuery(mySessionsQuery),
    cache.prefetchInfiniteQuery(sessionsQuery("me", filters)),
    cache.prefetchQuery(myWaitingListsQuery(user.id)),
    cache.prefetchQuery(myRequestsQuery(user.id)),
    cache.prefetchQuery(waitingOrdersQuery(user.id)),
    cache.prefetchQuery(myQuestionsQuery(user.id)),
    cache.prefetchQuery(myReviewsQuery(user.id)),
    cache.prefetchQuery(myPackagesQuery(user.id)),
    cache.prefetchQuery(courseAnswersQuery(user.id)),
    cache.prefetchQuery(sessionWarningsQuery(user.id)),
    cache.prefetchQuery(sealedJournalQuery(user.id)),
  ]);
}

export function Component() {
  const [now] = useState(useRenderTime());
  const [isTakenOver] = useState(useIsTakingOver());
  return <Journal now={now} isTakenOver={isTakenOver} />;
}

/** The list does not change when the browser has taken it over. */
const Journal = memo(function Journal({ now, isTakenOver }: { now: number; isTakenOver: boolean }) {
  const { t } = useTranslation();
  const { params, filters, go } = useListAddress();
  const base = useInfiniteQuery(mySessionsQuery);
  const filtered = isFiltered(filters);
  const query = useInfiniteQuery(sessionsQuery("me", queryOf(filters, "me", now)));
  const all = useSessions(base.data);
  const sessions = useSealedSearch(useSessions(query.data), queryOf(filters, "me", now));
  const part = parts.find((each) => each === params.get("part")) ?? "all";
  const shown = sessions && sessionsOf(part, sessions, now);
  const filtering = filtered || params.has("find");
  useUnsentNotes();
  const isWhole = useIsWhole(isTakenOver);
  const openDialog = useCallback(
    ({ id }: TherapySession, dialog: DialogName) => go({ [dialog]: id }),
    [go],
  );
  useSessionInHash(sessions !== undefined && isWhole);
  return (
    <Page tall>
      <PageTitle>{t("shell.journal")}</PageTitle>
      <Greeting sessions={all} failed={base.error !== null} now={now} more={base.hasNextPage} />
      {!all && !base.error && (
        <Skeleton label={t("journal.list.loading")} shape="session" count={3} />
      )}
      {base.error && !all && (
        <LoadFailed
          error={base.error}
          onRetry={() => void base.refetch()}
        />
      )}
      {all && (
        <Columns
          aside={
            <Stack gap="group">
              <YearRings sessions={all} now={now} />
              <MyPackagesCard />
              <MyQuestionsCard />
              <CalendarFeedCard />
              <SeenCard />
            </Stack>
          }
        >
          <section aria-label={t("journal.list.sessions")}>
            <Stack gap="group">
              <JournalLock />
              <WaitingOrders now={now} />
              <MyRequests />
              <MyWaitingLists />
              <PartTabs
                part={part}
                sessions={all}
                now={now}
                more={base.hasNextPage}
                filtering={filtering}
              />
              {filtering && (
                <FilterBar
                  sessions={all}
                  side="me"
                  found={shown && t("journal.filter.found", { count: shown.length })}
                />
              )}
            </Stack>
            {!sessions && !query.error && (
              <Skeleton label={t("journal.list.loading")} shape="session" count={2} />
            )}
            {query.error && !sessions && (
              <LoadFailed
                error={query.error}
                onRetry={() => void query.refetch()}
              />
            )}
            {shown?.length === 0 && !query.hasNextPage && (
              <NoSessions part={part} filtered={filtered} />
            )}
            {shown && (
              <MarkWords words={filters.text}>
                <Months
                  sessions={shown}
                  next={nextOf(all, now)}
                  now={now}
                  most={isWhole ? Infinity : firstCards}
                  onDialog={openDialog}
                />
              </MarkWords>
            )}
            {query.hasNextPage && part !== "upcoming" && (
              <Pager
                label={t("journal.list.more")}
                pending={query.isFetchingNextPage}
                onMore={() => void query.fetchNextPage()}
              />
            )}
            {isWhole && part === "all" && !filtered && <MyExercises />}
          </section>
        </Columns>
      )}
      {all && <Dialogs sessions={[...all, ...(sessions ?? [])]} />}
    </Page>
  );
});
