import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { SessionMonth } from "ui-kit/booking/session-month.tsx";
import { Button } from "ui-kit/controls/button.tsx";
import { Columns } from "ui-kit/layout/columns.tsx";
import { Empty } from "ui-kit/layout/empty.tsx";
import { Failed } from "ui-kit/layout/failed.tsx";
import { Page } from "ui-kit/layout/page.tsx";
import { Skeleton } from "ui-kit/layout/skeleton.tsx";
import { Pager } from "ui-kit/navigation/pager.tsx";
import { Tabs } from "ui-kit/navigation/tabs.tsx";
import { dayIn, noonOf } from "../../days.ts";
import { useFormat } from "../../i18n/format.ts";
import { viewerZone } from "../../i18n/formatter.ts";
import { PageTitle } from "../../shell/page-title.tsx";
import { referenceOf, useSayFailure } from "../../shell/say-failure.ts";
import { useSearchParams } from "../../shell/use-search-params.ts";
import { CancelDialog } from "./cancel-dialog.tsx";
import { Greeting } from "./greeting.tsx";
import { mySessionsQuery } from "./queries.ts";
import { Session } from "./session.tsx";
import {
  isAhead,
  monthsOf,
  nextOf,
  type Part,
  parts,
  sessionsOf,
  type TherapySession,
} from "./sessions.ts";
import { Year } from "./year.tsx";

function addressOf(part: Part, cancel?: string): string {
  const query = new URLSearchParams([
    ...(part === "all" ? [] : [["part", part]]),
    ...(cancel ? [["cancel", cancel]] : []),
  ]);
  return query.size > 0 ? `/journal?${query}` : "/journal";
}

function PartTabs({ part, sessions, now, more }: {
  part: Part;
  sessions: TherapySession[];
  now: number;
  /** There are earlier ones that are not loaded. */
  more: boolean;
}) {
  const { t } = useTranslation();
  const ahead = sessions.filter((session) => isAhead(session, now)).length;
  const past = `${sessions.length - ahead}${more ? "+" : ""}`;
  const labels = {
    all: t("journal.list.all"),
    upcoming: t("journal.list.upcoming", { count: ahead }),
    past: t("journal.list.past", { shown: past }),
  };
  return (
    <Tabs
      label={t("journal.list.parts")}
      tabs={parts.map((each) => ({
        href: addressOf(each),
        label: labels[each],
        current: each === part,
      }))}
    />
  );
}

function Months({ sessions, all, part, now, onCancel }: {
  sessions: TherapySession[];
  all: TherapySession[];
  part: Part;
  now: number;
  onCancel: (session: TherapySession) => void;
}) {
  const { t } = useTranslation();
  const zone = viewerZone();
  const format = useFormat("UTC");
  const year = dayIn(zone, now).slice(0, 4);
  const next = nextOf(all, now);
  if (sessions.length === 0) {
    const words = { all: "emptyAll", upcoming: "emptyUpcoming", past: "emptyPast" } as const;
    return (
      <Empty
        message={t(`journal.list.${words[part]}`)}
        action={<Button href="/">{t("journal.list.findSomeone")}</Button>}
      />
    );
  }
  return monthsOf(sessions, zone, now).map(({ month, ahead, sessions: ofMonth }) => {
    const at = noonOf(`${month}-15`);
    const name = format.opening(month.startsWith(year) ? format.monthName(at) : format.month(at));
    const title = ahead ? t("journal.list.monthAhead", { month: name }) : name;
    return (
      <SessionMonth key={title} title={title}>
        {ofMonth.map((session) => (
          <Session
            key={session.id}
            session={session}
            next={session === next}
            now={now}
            onCancel={() => onCancel(session)}
          />
        ))}
      </SessionMonth>
    );
  });
}

/** The journal: what is ahead, what was, and what one wrote about it. */
export function Component() {
  const { t } = useTranslation();
  const sayFailure = useSayFailure();
  const navigate = useNavigate();
  const params = useSearchParams();
  const [now] = useState(Date.now);
  const query = useInfiniteQuery(mySessionsQuery);
  const part = parts.find((each) => each === params.get("part")) ?? "all";
  const sessions = query.data?.pages.flatMap((page) => page.sessions);
  const toCancel = sessions?.find(({ id, canCancel }) => canCancel && id === params.get("cancel"));
  const reference = referenceOf(query.error);
  const show = (address: string) => void navigate(address, { preventScrollReset: true });
  return (
    <Page>
      <PageTitle>{t("shell.journal")}</PageTitle>
      <Greeting sessions={sessions} now={now} />
      {query.isPending && <Skeleton label={t("journal.list.loading")} shape="session" count={3} />}
      {query.error && !sessions && (
        <Failed
          message={`${t("journal.list.failed")} ${sayFailure(query.error)}`}
          retryLabel={t("shell.retry")}
          onRetry={() => void query.refetch()}
          reference={reference && t("shell.reference", { id: reference })}
        />
      )}
      {sessions && (
        <Columns aside={sessions.length > 0 && <Year sessions={sessions} now={now} />}>
          <section aria-label={t("journal.list.sessions")}>
            <PartTabs part={part} sessions={sessions} now={now} more={query.hasNextPage} />
            <Months
              sessions={sessionsOf(part, sessions, now)}
              all={sessions}
              part={part}
              now={now}
              onCancel={({ id }) => show(addressOf(part, id))}
            />
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
      {toCancel && (
        <CancelDialog
          session={toCancel}
          now={now}
          onClose={() => show(addressOf(part))}
        />
      )}
    </Page>
  );
}
