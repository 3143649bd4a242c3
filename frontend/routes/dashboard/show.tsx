import { type QueryClient, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Page } from "ui-kit/layout/page.tsx";
import { Skeleton } from "ui-kit/layout/skeleton.tsx";
import { PageHeader } from "ui-kit/layout/page-header.tsx";
import { currentAbsenceQuery } from "../../absences/queries.ts";
import { callLinksQuery } from "../../api/call-links.ts";
import type { CurrentUser } from "../../api/sign-in-session.ts";
import { useCurrentUser, useIsRestoringSession } from "../../api/use-sign-in-session.ts";
import { certificatesQuery } from "../../certificates/queries.ts";
import { config } from "../../config.ts";
import { dayIn } from "../../days.ts";
import { useFormat } from "../../i18n/use-format.ts";
import type { PageLocation } from "../../page-location.ts";
import { receivedQuestionsQuery } from "../../client-questions/queries.ts";
import { receivedRequestsQuery } from "../../session-requests/queries.ts";
import { PageTitle } from "../../shell/page-title.tsx";
import { heldOn } from "../../therapy-sessions/group-sessions.ts";
import { ScheduleZone, ScheduleZoneLabel } from "../../therapy-sessions/schedule-zone.tsx";
import { togetherQuery } from "../../therapy-sessions/sessions-together.ts";
import { prefetchCalendar } from "../../therapy-sessions/shown-week.ts";
import { nextOf } from "../../therapy-sessions/therapy-session.ts";
import { useRenderTime } from "../../use-render-time.ts";
import { waitingPeopleQuery } from "../../waiting-lists/queries.ts";
import { FigureBlocks, PeriodFigures } from "./period-figures.tsx";
import { daysOf } from "./periods.ts";
import { agendaQuery, endedQuery, figuresQuery, unansweredQuery } from "./queries.ts";
import { Tasks } from "./tasks.tsx";

function Greeting({ user, now }: { user: CurrentUser; now: number }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { data, error } = useInfiniteQuery(agendaQuery(format.timeZone, now));
  const together = useQuery(togetherQuery(now)).data?.sessions;
  const hasHours = !useQuery(currentAbsenceQuery).error;
  const action = (
    <Row>
      <Button href="/sessions" icon="calendar-check">{t("dashboard.head.sessions")}</Button>
      {hasHours && (
        <Button href="/sessions?sick" variant="quiet" icon="life-buoy">
          {t("dashboard.head.ill")}
        </Button>
      )}
    </Row>
  );
  const [name] = user.name.split(" ");
  if (!data) {
    const title = t("dashboard.head.hello", { name });
    return <PageHeader title={title} action={action} pending={!error} />;
  }
  const sessions = data.pages.flatMap((page) => page.sessions);
  const today = dayIn(format.timeZone, now);
  const count = heldOn(sessions, format.timeZone, today, together).length;
  const next = nextOf(sessions, now);
  const lead = next
    ? t("dashboard.head.next", {
      name: next.client.name,
      day: format.day(next.startsAt, now),
      time: format.time(next.startsAt),
    })
    : t("dashboard.head.noNext");
  return (
    <PageHeader
      title={`${t("dashboard.head.hello", { name })} ${
        count > 0 ? t("dashboard.head.today", { count }) : t("dashboard.head.todayNone")
      }`}
      lead={`${lead} ${t("dashboard.head.onlyYou")}`}
      action={action}
      pending={false}
    />
  );
}

function Dashboard({ user }: { user: CurrentUser }) {
  const { t } = useTranslation();
  const [now] = useState(useRenderTime());
  return (
    <>
      <Greeting user={user} now={now} />
      <Stack gap="group">
        <ScheduleZoneLabel now={now} label={(zone) => t("dashboard.head.zone", { zone })} />
        <Tasks user={user} now={now} />
      </Stack>
      <PeriodFigures therapistId={user.therapistId!} now={now} />
    </>
  );
}

export async function prefetchForUser(
  cache: QueryClient,
  { therapistId }: CurrentUser,
  { search, now }: PageLocation,
) {
  if (therapistId === null) return;
  const inZone = async () => {
    const zone = await prefetchCalendar(cache, search, now);
    const { days } = daysOf(search, dayIn(zone, now));
    await Promise.all([
      cache.prefetchInfiniteQuery(agendaQuery(zone, now)),
      cache.prefetchInfiniteQuery(endedQuery(zone, now)),
      days && cache.prefetchQuery(figuresQuery(therapistId, days)),
    ]);
  };
  await Promise.all([
    inZone(),
    cache.prefetchQuery(togetherQuery(now)),
    cache.prefetchQuery(unansweredQuery),
    cache.prefetchQuery(certificatesQuery(therapistId)),
    cache.prefetchQuery(waitingPeopleQuery),
    cache.prefetchQuery(receivedRequestsQuery),
    cache.prefetchQuery(receivedQuestionsQuery),
    cache.prefetchQuery(currentAbsenceQuery),
    !config.scheduling.foreignPage && cache.prefetchQuery(callLinksQuery),
  ]);
}

export function partsOf(_location: unknown, cache: QueryClient) {
  const [[, figures] = []] = cache.getQueriesData({ queryKey: ["session-figures"] });
  return figures ? [{ file: "routes/dashboard/figure-blocks.tsx", load: FigureBlocks.load }] : [];
}

export function Component() {
  const { t } = useTranslation();
  const user = useCurrentUser();
  const isRestoring = useIsRestoringSession();
  return (
    <Page tall>
      <PageTitle>{t("shell.dashboard")}</PageTitle>
      {user?.therapistId && (
        <ScheduleZone>
          <Dashboard user={user} />
        </ScheduleZone>
      )}
      {!user?.therapistId && isRestoring && (
        <>
          <PageHeader title={t("shell.dashboard")} pending />
          <Skeleton label={t("shell.loading")} count={3} />
        </>
      )}
      {!user?.therapistId && !isRestoring && (
        <PageHeader
          title={t("dashboard.refused.title")}
          lead={t("dashboard.refused.text")}
          action={<Button variant="primary" href="/journal">{t("shell.journal")}</Button>}
        />
      )}
    </Page>
  );
}
