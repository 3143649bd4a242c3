import { type QueryClient, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Dialog } from "ui-kit/feedback/dialog.tsx";
import { Empty } from "ui-kit/layout/empty.tsx";
import { Failed } from "ui-kit/layout/failed.tsx";
import { ListDetail } from "ui-kit/layout/list-detail.tsx";
import { Page } from "ui-kit/layout/page.tsx";
import { Skeleton } from "ui-kit/layout/skeleton.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Pager } from "ui-kit/navigation/pager.tsx";
import { Tabs } from "ui-kit/navigation/tabs.tsx";
import { currentAbsenceQuery } from "../../absences/queries.ts";
import { WaitingQuestions } from "../../client-questions/waiting-questions.tsx";
import { receivedQuestionsQuery } from "../../client-questions/queries.ts";
import type { CurrentUser } from "../../api/sign-in-session.ts";
import { useCurrentUser, useIsRestoringSession } from "../../api/use-sign-in-session.ts";
import { dayIn } from "../../days.ts";
import { useViewerZone } from "../../i18n/viewer-zone.ts";
import type { PageLocation } from "../../page-location.ts";
import { receivedRequestsQuery } from "../../session-requests/queries.ts";
import { ReceivedRequests } from "../../session-requests/received-requests.tsx";
import { PageTitle } from "../../shell/page-title.tsx";
import { referenceOf, useShowFailure } from "../../shell/show-failure.ts";
import { FilterBar, FilterToggle, noFilters } from "../../therapy-sessions/filter-bar.tsx";
import { isFiltered, readFilters, type SessionFilters } from "../../therapy-sessions/filters.ts";
import { MarkWords } from "../../therapy-sessions/marked.tsx";
import {
  prefetchOpenSession,
  queryOf,
  type SessionQuery,
  sessionsQuery,
} from "../../therapy-sessions/queries.ts";
import { ScheduleZone, ScheduleZoneLabel } from "../../therapy-sessions/schedule-zone.tsx";
import { togetherQuery } from "../../therapy-sessions/sessions-together.ts";
import { prefetchCalendar } from "../../therapy-sessions/shown-week.ts";
import { nextOf, type TherapySession } from "../../therapy-sessions/therapy-session.ts";
import { useListAddress } from "../../therapy-sessions/use-list-address.ts";
import { usePhone } from "../../use-phone.ts";
import { useRenderTime } from "../../use-render-time.ts";
import { AbsenceCard } from "./absence-card.tsx";
import { Dialogs } from "./actions.tsx";
import { Calendar, useCalendarSessions, type View, viewIn, views } from "./calendar.tsx";
import { Agenda, rowIdOf } from "./agenda-list.tsx";
import { SessionDetail } from "./detail.tsx";
import { NotPractitioner } from "./not-practitioner.tsx";
import { CommentReminders, remindersQuery, Summary } from "./summary.tsx";

const parts = ["agenda", "past"] as const;
type Part = (typeof parts)[number];

function partIn(search: URLSearchParams): Part {
  return parts.find((each) => each === search.get("part")) ?? "agenda";
}

function queryOfPart(part: Part, filters: SessionFilters, timeZone: string, now: number) {
  const query = queryOf(filters, "therapist", now, timeZone);
  if (part === "past") return { ...query, when: "past" } as const;
  const from = filters.period ? {} : { from: dayIn(timeZone, now), timeZone };
  return { ...query, ...from, order: "soonest" } as const;
}

function PartTabs({ view, part, filtering }: {
  view: View | null;
  part: Part;
  filtering: boolean;
}) {
  const { t } = useTranslation();
  const { hrefWith } = useListAddress();
  return (
    <Tabs
      label={t("sessions.list.parts")}
      tabs={[
        ...views.map((each) => ({
          href: hrefWith({ ...noFilters, find: null, view: each, part: null, open: null }),
          label: t(`sessions.calendar.${each}`),
          current: each === view,
        })),
        ...parts.map((each) => ({
          href: hrefWith({
            view: null,
            day: null,
            part: each === "agenda" ? null : each,
            open: null,
          }),
          label: t(`sessions.list.${each}`),
          current: view === null && each === part,
        })),
      ]}
      action={view === null && <FilterToggle filtering={filtering} />}
    />
  );
}

function NoSessions({ part, filtered }: { part: Part; filtered: boolean }) {
  const { t } = useTranslation();
  const { filters, hrefWith } = useListAddress();
  if (!filtered) {
    return <Empty message={t(part === "past" ? "sessions.list.nonePast" : "sessions.list.none")} />;
  }
  return (
    <Empty
      message={filters.text
        ? t("journal.filter.nothingFor", { words: filters.text })
        : t("journal.filter.nothing")}
      action={<Button href={hrefWith(noFilters)}>{t("journal.filter.showAll")}</Button>}
    />
  );
}

function useFocusOnClose(open: string | null) {
  const last = useRef(open);
  useEffect(() => {
    const left = last.current;
    last.current = open;
    if (left && !open) document.getElementById(rowIdOf(left))?.querySelector("a")?.focus();
  }, [open]);
}

/** The sessions that others lead, from today to the end of what is loaded. */
function useTogether(shown: boolean, { sessions, hasNextPage }: SessionPages, now: number) {
  const zone = useViewerZone();
  const { data } = useQuery({ ...togetherQuery(now), enabled: shown });
  const today = dayIn(zone, now);
  const last = hasNextPage ? sessions?.at(-1)?.startsAt : undefined;
  if (!shown) return [];
  return (data?.sessions ?? []).filter(({ startsAt }) =>
    dayIn(zone, startsAt) >= today &&
    (last === undefined || Date.parse(startsAt) <= Date.parse(last))
  );
}

function List({ part, filtered, known, query, now }: {
  part: Part;
  filtered: boolean;
  known: TherapySession[];
  query: SessionPages;
  now: number;
}) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const { params, filters } = useListAddress();
  const { sessions } = query;
  const together = useTogether(part === "agenda" && !filtered, query, now);
  const isEmpty = sessions?.length === 0 && together.length === 0;
  const reference = referenceOf(query.error);
  return (
    <>
      {(filtered || params.has("find")) && (
        <FilterBar
          sessions={known}
          side="therapist"
          found={sessions && t("journal.filter.found", { count: sessions.length })}
        />
      )}
      {query.isPending && <Skeleton label={t("sessions.list.loading")} count={4} />}
      {query.error && !sessions && (
        <Failed
          message={`${t("sessions.list.failed")} ${showFailure(query.error)}`}
          retryLabel={t("shell.retry")}
          onRetry={() => void query.refetch()}
          reference={reference && t("shell.reference", { id: reference })}
        />
      )}
      {isEmpty && <NoSessions part={part} filtered={filtered} />}
      {sessions && !isEmpty && (
        <div>
          <MarkWords words={filters.text}>
            <Agenda
              sessions={sessions}
              together={together}
              next={nextOf([...known, ...sessions], now)}
              now={now}
            />
          </MarkWords>
        </div>
      )}
      {query.hasNextPage && (
        <Pager
          label={t(part === "past" ? "journal.list.more" : "sessions.list.later")}
          pending={query.isFetchingNextPage}
          onMore={() => void query.fetchNextPage()}
        />
      )}
    </>
  );
}

type SessionPages = ReturnType<typeof useSessionPages>;

function useSessionPages(filter: SessionQuery | undefined, enabled = true) {
  const query = useInfiniteQuery({ ...sessionsQuery("therapist", filter), enabled });
  return { ...query, sessions: query.data?.pages.flatMap((page) => page.sessions) };
}

function Sessions() {
  const { t } = useTranslation();
  const { params, filters, go } = useListAddress();
  const [now] = useState(useRenderTime());
  const view = viewIn(params);
  const part = partIn(params);
  const filtered = isFiltered(filters);
  const open = params.get("open");
  const base = useSessionPages(undefined);
  const zone = useViewerZone();
  const query = useSessionPages(queryOfPart(part, filters, zone, now), view === null);
  const ofCalendar = useCalendarSessions(view, now);
  const known = base.sessions ?? [];
  const inSheet = usePhone() && view !== null;
  const detail = open && (
    <MarkWords words={filters.text}>
      <SessionDetail key={open} id={open} inSheet={inSheet} />
    </MarkWords>
  );
  useFocusOnClose(open);
  return (
    <>
      <Summary
        sessions={base.sessions}
        failed={base.error !== null}
        now={now}
        low={view !== null}
      />
      <ListDetail
        detail={!inSheet && detail}
        aside={view === null && <CommentReminders now={now} />}
      >
        <Stack gap="block">
          <ScheduleZoneLabel now={now} label={(zone) => t("sessions.calendar.zone", { zone })} />
          <AbsenceCard now={now} />
          <ReceivedRequests />
          <WaitingQuestions />
          <PartTabs view={view} part={part} filtering={filtered || params.has("find")} />
          {view
            ? <Calendar view={view} now={now} />
            : <List part={part} filtered={filtered} known={known} query={query} now={now} />}
        </Stack>
      </ListDetail>
      {inSheet && (
        <Dialog
          open={open !== null}
          title={t("sessions.detail.sheet")}
          closeLabel={t("journal.cancel.close")}
          onClose={() => go({ open: null }, { replace: true })}
        >
          {detail}
        </Dialog>
      )}
      <Dialogs sessions={[...(query.sessions ?? []), ...ofCalendar, ...known]} />
    </>
  );
}

export function prefetchForUser(
  cache: QueryClient,
  user: CurrentUser,
  { search, now }: PageLocation,
) {
  if (!user.therapistId) return Promise.resolve();
  const open = search.get("open");
  const inZone = async () => {
    const zone = await prefetchCalendar(cache, search, now);
    if (viewIn(search)) return;
    const filters = queryOfPart(partIn(search), readFilters(search), zone, now);
    await Promise.all([
      cache.prefetchInfiniteQuery(sessionsQuery("therapist", filters)),
      cache.prefetchInfiniteQuery(remindersQuery(zone, now)),
    ]);
  };
  return Promise.all([
    cache.prefetchInfiniteQuery(sessionsQuery("therapist")),
    inZone(),
    cache.prefetchQuery(currentAbsenceQuery),
    cache.prefetchQuery(receivedRequestsQuery),
    cache.prefetchQuery(receivedQuestionsQuery),
    cache.prefetchQuery(togetherQuery(now)),
    open && prefetchOpenSession(cache, open),
  ]);
}

export function Component() {
  const { t } = useTranslation();
  const isTherapist = Boolean(useCurrentUser()?.therapistId);
  const isRestoring = useIsRestoringSession();
  return (
    <Page tall>
      <PageTitle>{t("shell.sessions")}</PageTitle>
      {isTherapist || isRestoring
        ? (
          <ScheduleZone>
            <Sessions />
          </ScheduleZone>
        )
        : <NotPractitioner />}
    </Page>
  );
}
