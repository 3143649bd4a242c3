import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
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
import { PageTitle } from "../../shell/page-title.tsx";
import { referenceOf, useSayFailure } from "../../shell/say-failure.ts";
import { CalendarFeedCard } from "./calendar-feed-card.tsx";
import { Dialogs } from "./dialogs.tsx";
import { cleared, FilterBar } from "../../therapy-sessions/filter-bar.tsx";
import { isFiltered } from "../../therapy-sessions/filters.ts";
import { focusOn } from "./focus-on.ts";
import { Greeting } from "./greeting.tsx";
import { Months } from "./months.tsx";
import { PartTabs } from "./part-tabs.tsx";
import { mySessionsQuery, queryOf, sessionsQuery } from "../../therapy-sessions/queries.ts";
import { nextOf, type Part, parts, sessionsOf } from "../../therapy-sessions/therapy-session.ts";
import { useAddress } from "../../therapy-sessions/use-list-address.ts";
import { useUnsentNotes } from "./use-note.ts";
import { Year } from "./year.tsx";

/** The session the address points at is brought into sight and given the focus, so that one reads on from there. */
function useSessionOfAddress(ready: boolean) {
  const { hash } = useLocation();
  useEffect(() => {
    if (ready && hash) focusOn(hash.slice(1));
  }, [ready, hash]);
}

function LoadFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation();
  const sayFailure = useSayFailure();
  const reference = referenceOf(error);
  return (
    <Failed
      message={`${t("journal.list.failed")} ${sayFailure(error)}`}
      retryLabel={t("shell.retry")}
      onRetry={onRetry}
      reference={reference && t("shell.reference", { id: reference })}
    />
  );
}

/** Nothing to show: because of the filters, or because nothing has been booked. */
function Nothing({ part, filtered }: { part: Part; filtered: boolean }) {
  const { t } = useTranslation();
  const { hrefWith } = useAddress();
  const words = {
    all: "emptyAll",
    upcoming: "emptyUpcoming",
    past: "emptyPast",
    recommended: "emptyRecommended",
  } as const;
  if (filtered) {
    return (
      <Empty
        message={t("journal.filter.nothing")}
        action={
          <Button href={hrefWith({ ...cleared, part: null })}>{t("journal.filter.showAll")}</Button>
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

/** The journal: what is ahead, what was, and what one wrote about it. */
export function Component() {
  const { t } = useTranslation();
  const { params, filters, go } = useAddress();
  const [now] = useState(Date.now);
  const base = useInfiniteQuery(mySessionsQuery);
  const filtered = isFiltered(filters);
  const query = useInfiniteQuery(sessionsQuery("me", queryOf(filters, "me", now)));
  const all = base.data?.pages.flatMap((page) => page.sessions);
  const sessions = query.data?.pages.flatMap((page) => page.sessions);
  const part = parts.find((each) => each === params.get("part")) ?? "all";
  const shown = sessions && sessionsOf(part, sessions, now);
  const filtering = filtered || params.has("find");
  useUnsentNotes();
  useSessionOfAddress(sessions !== undefined);
  return (
    <Page>
      <PageTitle>{t("shell.journal")}</PageTitle>
      <Greeting sessions={all} now={now} more={base.hasNextPage} />
      {base.isPending && <Skeleton label={t("journal.list.loading")} shape="session" count={3} />}
      {base.error && !all && <LoadFailed error={base.error} onRetry={() => void base.refetch()} />}
      {all && (
        <Columns
          aside={
            <Stack gap="group">
              <Year sessions={all} now={now} />
              <CalendarFeedCard />
            </Stack>
          }
        >
          <section aria-label={t("journal.list.sessions")}>
            <Stack gap="group">
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
            {query.isPending && (
              <Skeleton label={t("journal.list.loading")} shape="session" count={2} />
            )}
            {query.error && !sessions && (
              <LoadFailed
                error={query.error}
                onRetry={() => void query.refetch()}
              />
            )}
            {shown?.length === 0 && !query.hasNextPage && (
              <Nothing part={part} filtered={filtered} />
            )}
            {shown && (
              <Months
                sessions={shown}
                next={nextOf(all, now)}
                now={now}
                onWish={({ id }, wish) => go({ [wish]: id })}
              />
            )}
            {query.hasNextPage && part !== "upcoming" && (
              <Pager
                label={t("journal.list.more")}
                pending={query.isFetchingNextPage}
                onMore={() => void query.fetchNextPage()}
              />
            )}
          </section>
        </Columns>
      )}
      {all && <Dialogs sessions={[...all, ...(sessions ?? [])]} />}
    </Page>
  );
}
