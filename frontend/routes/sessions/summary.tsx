import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Link } from "ui-kit/controls/link.tsx";
import { Card } from "ui-kit/layout/card.tsx";
import { PageHeader } from "ui-kit/layout/page-header.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { startAbsenceId } from "../../absences/focus-ids.ts";
import { currentAbsenceQuery } from "../../absences/queries.ts";
import { addDays, dayIn } from "../../days.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { sessionsQuery } from "../../therapy-sessions/queries.ts";
import { groupsOf, heldOn, heldTimes, minutesOf } from "../../therapy-sessions/group-sessions.ts";
import { togetherQuery } from "../../therapy-sessions/sessions-together.ts";
import { isAhead, nextOf, type TherapySession } from "../../therapy-sessions/therapy-session.ts";
import { useClientName } from "../../therapy-sessions/use-client-name.ts";
import { useListAddress } from "../../therapy-sessions/use-list-address.ts";
import { withoutComment } from "./agenda.ts";
import { BookClient } from "./book-client.tsx";
import { useDuration } from "./agenda-list.tsx";

const listedDays = 14;
const listedSessions = 6;

export function remindersQuery(timeZone: string, now: number) {
  const from = addDays(dayIn(timeZone, now), -listedDays);
  return sessionsQuery("therapist", { status: "finished", from, timeZone });
}

export function CommentReminders({ now }: { now: number }) {
  const { t } = useTranslation();
  const nameOf = useClientName();
  const format = useFormat();
  const { hrefWith } = useListAddress();
  const { data } = useInfiniteQuery(remindersQuery(format.timeZone, now));
  const sessions = withoutComment(data?.pages.flatMap((page) => page.sessions) ?? []);
  if (sessions.length === 0) return null;
  return (
    <Card as="section">
      <Text as="h2" size="card">{t("sessions.waiting.title")}</Text>
      <Text size="small" tone="soft">{t("sessions.waiting.text")}</Text>
      <Stack as="ul" gap="stack">
        {sessions.slice(0, listedSessions).map(({ id, client, startsAt }) => (
          <li key={id}>
            <Row justify="between">
              <Link href={hrefWith({ open: id })}>{nameOf(client)}</Link>
              <Text as="span" size="small" tone="soft" numeric>{format.dateTime(startsAt)}</Text>
            </Row>
          </li>
        ))}
      </Stack>
    </Card>
  );
}

export function Summary(
  { sessions, failed, now, low }: {
    sessions: TherapySession[] | undefined;
    failed: boolean;
    now: number;
    low: boolean;
  },
) {
  const { t } = useTranslation();
  const format = useFormat();
  const formatDuration = useDuration();
  const { hrefWith } = useListAddress();
  const { data: current } = useQuery(currentAbsenceQuery);
  const together = useQuery(togetherQuery(now)).data?.sessions;
  const canBeAway = current?.absence === null;
  const isAheadToday = sessions?.some((session) =>
    isAhead(session, now) && !session.practitionerAway &&
    dayIn(format.timeZone, session.startsAt) === dayIn(format.timeZone, now)
  );
  const hours = (
    <Row>
      <BookClient now={now} small={low} />
      {isAheadToday && (
        <Button small={low} href={hrefWith({ late: "" })} icon="clock">
          {t("sessions.delay.open")}
        </Button>
      )}
      {canBeAway && (
        <Button id={startAbsenceId} small={low} href={hrefWith({ sick: "" })} icon="life-buoy">
          {t("sessions.absence.open")}
        </Button>
      )}
      <Button small={low} href="/sessions/availability" icon="calendar">
        {t("shell.availability")}
      </Button>
    </Row>
  );
  if (!sessions) {
    return <PageHeader title={t("shell.sessions")} action={hours} pending={!failed} low={low} />;
  }
  const today = dayIn(format.timeZone, now);
  const weekEnd = addDays(today, 7);
  const ofToday = heldOn(sessions, format.timeZone, today, together);
  const ofWeek = heldTimes(sessions, together).filter(({ startsAt, endsAt }) =>
    Date.parse(endsAt) > now && dayIn(format.timeZone, startsAt) < weekEnd
  );
  const next = nextOf(sessions, now);
  const atNext = next
    ? groupsOf(sessions).find((group) => group.some(({ id }) => id === next.id))!.length
    : 0;
  const minutes = ofWeek.reduce((sum, held) => sum + minutesOf(held), 0);
  const title = ofToday.length > 0
    ? t("sessions.head.today", { count: ofToday.length })
    : t("sessions.head.todayNone");
  const soon = next && t("sessions.head.next", {
    day: format.day(next.startsAt, now),
    time: format.time(next.startsAt),
    name: atNext > 1 ? t("sessions.group.people", { count: atNext }) : next.client.name,
  });
  return (
    <PageHeader
      title={title}
      action={hours}
      pending={false}
      low={low}
      lead={[
        soon,
        ofWeek.length > 0 &&
        t("sessions.head.week", { count: ofWeek.length, time: formatDuration(minutes) }),
      ].filter(Boolean).join(" ")}
    />
  );
}
