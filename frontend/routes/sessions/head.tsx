import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { PageHeader } from "ui-kit/layout/page-header.tsx";
import { addDays, dayIn } from "../../days.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { isAhead, nextOf, type TherapySession } from "../../therapy-sessions/therapy-session.ts";
import { useDuration } from "./use-duration.ts";

/** Today in a sentence, and what lies ahead this week. */
export function Head({ sessions, now }: { sessions: TherapySession[] | undefined; now: number }) {
  const { t } = useTranslation();
  const format = useFormat();
  const sayDuration = useDuration();
  const hours = (
    <Button href="/sessions/availability" icon="clock">{t("shell.availability")}</Button>
  );
  if (!sessions) return <PageHeader title={t("shell.sessions")} action={hours} />;
  const today = dayIn(format.timeZone, now);
  const weekEnd = addDays(today, 7);
  const held = sessions.filter(({ status }) => status !== "cancelled");
  const ofToday = held.filter(({ startsAt }) => dayIn(format.timeZone, startsAt) === today);
  const ofWeek = held.filter((session) =>
    isAhead(session, now) && dayIn(format.timeZone, session.startsAt) < weekEnd
  );
  const next = nextOf(sessions, now);
  const minutes = ofWeek.reduce((sum, { durationMinutes }) => sum + durationMinutes, 0);
  const title = ofToday.length > 0
    ? t("sessions.head.today", { count: ofToday.length })
    : t("sessions.head.todayNone");
  const soon = next && t("sessions.head.next", {
    day: format.day(next.startsAt, now),
    time: format.time(next.startsAt),
    name: next.client.name,
  });
  return (
    <PageHeader
      title={title}
      action={hours}
      lead={[
        soon,
        ofWeek.length > 0 &&
        t("sessions.head.week", { count: ofWeek.length, time: sayDuration(minutes) }),
      ].filter(Boolean).join(" ")}
    />
  );
}
