import { useTranslation } from "react-i18next";
import { AgendaDay } from "ui-kit/booking/agenda-day.tsx";
import { AgendaRow } from "ui-kit/booking/agenda-row.tsx";
import { useDomainValues } from "../../api/domain-values.ts";
import { dayIn, noonOf } from "../../days.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { initialsOf } from "../../initials.ts";
import { type GroupSessions, groupsOf } from "../../therapy-sessions/group-sessions.ts";
import {
  type GroupTogether,
  type SessionTogether,
  togetherGroupsOf,
} from "../../therapy-sessions/sessions-together.ts";
import { displayStatusOf, type TherapySession } from "../../therapy-sessions/therapy-session.ts";
import { Marked } from "../../therapy-sessions/marked.tsx";
import { useClientName } from "../../therapy-sessions/use-client-name.ts";
import { useFoundIn } from "../../therapy-sessions/use-found-in.ts";
import { useListAddress } from "../../therapy-sessions/use-list-address.ts";
import { type AgendaDay as Day, agendaOf, hoursOf } from "./agenda.ts";

export function useDuration(): (minutes: number) => string {
  const { t } = useTranslation();
  const format = useFormat();
  return (minutes) => {
    const hours = Math.floor(minutes / 60);
    const rest = minutes % 60;
    if (hours === 0) return format.minutes(rest);
    const whole = t("sessions.list.hours", { hours: format.number(hours) });
    return rest === 0 ? whole : `${whole} ${format.minutes(rest)}`;
  };
}

export function rowIdOf(id: string): string {
  return `row-${id}`;
}

/** When the next session is: in minutes within two hours, otherwise its day. */
function useTimeUntil(now: number) {
  const { t } = useTranslation();
  const format = useFormat();
  return ({ startsAt }: TherapySession) => {
    const minutes = Math.round((Date.parse(startsAt) - now) / 60_000);
    if (minutes <= 0) return t("sessions.list.running");
    if (minutes <= 120) return t("sessions.list.nextIn", { time: format.minutes(minutes) });
    return t("sessions.list.next", { when: format.away(startsAt, now) });
  };
}

function Row({ sessions, next, now }: {
  sessions: GroupSessions;
  next: boolean;
  now: number;
}) {
  const [session] = sessions;
  const isGroup = sessions.length > 1;
  const { t } = useTranslation();
  const { label, placeText } = useDomainValues();
  const nameOf = useClientName();
  const format = useFormat();
  const { params, hrefWith } = useListAddress();
  const formatTimeUntil = useTimeUntil(now);
  const { id, client, startsAt, endsAt, status, rating, meetingType, place, group } = session;
  const practice = session.intro
    ? t("journal.session.intro")
    : label("THERAPY_TYPE", session.practiceType);
  const foundIn = useFoundIn(session);
  const displayStatus = displayStatusOf(session);
  const statusText = displayStatus === "missed"
    ? t("sessions.list.noShow")
    : t(`journal.session.${displayStatus}`);
  const words = session.practitionerAway ? t("sessions.absence.answers.waiting") : statusText;
  return (
    <AgendaRow
      id={rowIdOf(id)}
      time={{ from: format.time(startsAt), until: format.time(endsAt), dateTime: startsAt }}
      name={isGroup
        ? t("sessions.group.people", { count: sessions.length })
        : <Marked>{nameOf(client)}</Marked>}
      initials={isGroup ? String(sessions.length) : initialsOf(nameOf(client))}
      href={hrefWith({ open: id })}
      current={sessions.some((one) => one.id === params.get("open"))}
      meeting={[
        ...(status !== "cancelled" && !isGroup
          ? [t("journal.session.meeting", { count: session.meetingCount })]
          : []),
        ...(sessions.every((one) => one.onSitePayment) ? [t("sessions.payment.paid")] : []),
      ].join(" · ")}
      practice={{ group, name: <Marked>{practice}</Marked> }}
      place={meetingType === "VIDEO_CALL"
        ? { icon: "video", text: t("journal.session.video") }
        : { icon: "map-pin", text: placeText(place) }}
      status={{ value: displayStatus, label: words }}
      rating={rating === null || isGroup
        ? undefined
        : { stars: rating, label: t("sessions.list.rating", { rating }) }}
      next={next && formatTimeUntil(session)}
      found={foundIn}
    />
  );
}

/** A session that another practitioner leads. */
function TogetherRow({ sessions }: { sessions: GroupTogether }) {
  const [session] = sessions;
  const { t } = useTranslation();
  const { label, placeText } = useDomainValues();
  const format = useFormat();
  const { startsAt, endsAt, status, lead, clientName, meetingType, place, group } = session;
  return (
    <AgendaRow
      id={rowIdOf(session.id)}
      time={{ from: format.time(startsAt), until: format.time(endsAt), dateTime: startsAt }}
      name={sessions.length > 1
        ? t("sessions.group.people", { count: sessions.length })
        : clientName}
      initials={sessions.length > 1 ? String(sessions.length) : initialsOf(clientName)}
      href="/sessions/team#together"
      meeting={t("sessions.list.ledBy", { name: lead.name })}
      practice={{
        group,
        name: session.intro
          ? t("journal.session.intro")
          : label("THERAPY_TYPE", session.practiceType),
      }}
      place={meetingType === "VIDEO_CALL"
        ? { icon: "video", text: t("journal.session.video") }
        : { icon: "map-pin", text: placeText(place) }}
      status={{ value: status, label: t(`journal.session.${status}`) }}
    />
  );
}

/** The rows of a day in the order of their start. */
function rowsOf({ sessions, together }: Day): (GroupSessions | GroupTogether)[] {
  const rows = [...groupsOf(sessions), ...togetherGroupsOf(together)];
  if (together.length === 0) return rows;
  return rows.sort(([a], [b]) => Date.parse(a.startsAt) - Date.parse(b.startsAt));
}

function isTogether(rows: GroupSessions | GroupTogether): rows is GroupTogether {
  return "lead" in rows[0];
}

function useDayTitle(now: number) {
  const { t } = useTranslation();
  const format = useFormat();
  const calendar = useFormat("UTC");
  return ({ day }: Day) => {
    const date = calendar.date(noonOf(day), "day");
    const away = Math.round(
      (noonOf(day).getTime() - noonOf(dayIn(format.timeZone, now)).getTime()) / 86_400_000,
    );
    if (away === 0) return t("sessions.list.today", { date });
    if (away === 1) return t("sessions.list.tomorrow", { date });
    const ofThisYear = day.slice(0, 4) === dayIn(format.timeZone, now).slice(0, 4);
    return calendar.opening(calendar.date(noonOf(day), ofThisYear ? "spoken" : "long"));
  };
}

export function Agenda({ sessions, together, next, now }: {
  sessions: TherapySession[];
  /** Led by others. */
  together: SessionTogether[];
  next: TherapySession | undefined;
  now: number;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const calendar = useFormat("UTC");
  const titleOf = useDayTitle(now);
  const formatDuration = useDuration();
  const today = dayIn(format.timeZone, now);
  return agendaOf(sessions, format.timeZone, together).map((day) => (
    <AgendaDay
      key={day.day}
      date={{
        weekday: calendar.weekday(noonOf(day.day)),
        day: calendar.dayOfMonth(noonOf(day.day)),
        dateTime: day.day,
      }}
      title={titleOf(day)}
      summary={day.count === 0
        ? t("sessions.list.allCancelled")
        : t("sessions.list.summary", { count: day.count, time: formatDuration(day.minutes) })}
      hours={hoursOf(day, format.timeZone, now)}
      today={day.day === today}
    >
      {rowsOf(day).map((rows) =>
        isTogether(rows) ? <TogetherRow key={rows[0].id} sessions={rows} /> : (
          <Row
            key={rows[0].id}
            sessions={rows}
            next={rows.some(({ id }) => id === next?.id)}
            now={now}
          />
        )
      )}
    </AgendaDay>
  ));
}
