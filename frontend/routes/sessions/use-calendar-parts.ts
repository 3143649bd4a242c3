import type { WorkWeekDay, WorkWeekItem } from "ui-kit/booking/work-week-parts.ts";
import { unbrokenRange } from "ui-kit/layout/unbroken-range.ts";
import type { TFunction } from "i18next";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { type DomainValues, useDomainValues } from "../../api/domain-values.ts";
import { type Day, dayIn, noonOf, weekFrom } from "../../days.ts";
import type { Format } from "../../i18n/formatter.ts";
import { useFormat } from "../../i18n/use-format.ts";
import type { WorkCalendar } from "../../therapy-sessions/queries.ts";
import { groupsOf } from "../../therapy-sessions/group-sessions.ts";
import { displayStatusOf, type TherapySession } from "../../therapy-sessions/therapy-session.ts";
import { useListAddress } from "../../therapy-sessions/use-list-address.ts";
import { breaksOn, gridHours, insideHours, type Part, partsOn } from "./calendar-items.ts";

const placeColors = ["a", "b", "c"] as const;

/** The id of an item that is no session. A time of several days has one on each. */
function idOfTime(kind: "time" | "closed", id: string, date: Day): string {
  return `${kind} ${date} ${id}`;
}

/** What an item that is no session stands for. */
export function timeOfItem({ times, days }: WorkCalendar, itemId: string) {
  const [kind, , ...rest] = itemId.split(" ");
  const id = rest.join(" ");
  if (kind === "closed") {
    const time = days.flatMap((day) => day.closed).find(({ startsAt }) => startsAt === id);
    return time && { ...time, holdId: null };
  }
  const time = times.find((one) => one.id === id);
  return time && { ...time, holdId: time.canEnd ? time.id : null };
}

type Words = {
  t: TFunction;
  label: DomainValues["label"];
  /** In the zone of the calendar. */
  format: Format;
  dateFormat: Format;
  /** The address of a day, without the day at its end. */
  addressOfDays: string;
};

/** What the grid shows of the week of a calendar; the same objects until one of them changes. */
export function useCalendarParts(calendar: WorkCalendar, monday: Day, now: number) {
  const { t } = useTranslation();
  const { label } = useDomainValues();
  const { hrefWith } = useListAddress();
  const format = useFormat(calendar.timeZone);
  const dateFormat = useFormat("UTC");
  const addressOfDays = `${hrefWith({ view: "day", day: null, open: null })}&day=`;
  return useMemo(
    () =>
      calendarParts(calendar, weekFrom(monday), now, {
        ...{ t, label, format, dateFormat, addressOfDays },
      }),
    [calendar, monday, now, t, label, format, dateFormat, addressOfDays],
  );
}

function calendarParts(calendar: WorkCalendar, dates: readonly Day[], now: number, words: Words) {
  const { timeZone: zone, sessions, times, days, places } = calendar;
  const { t, dateFormat, addressOfDays } = words;
  const today = dayIn(zone, now);

  const open = partsOn(dates, days.flatMap((day) => day.open), zone);
  const groups = groupsOf(sessions);
  const ofSessions = partsOn(dates, groups.map(([first]) => first), zone);
  const held = partsOn(dates, times.filter(({ kind }) => kind !== "import"), zone);
  const imported = partsOn(dates, times.filter(({ kind }) => kind === "import"), zone);
  const closed = partsOn(dates, days.flatMap((day) => day.closed), zone);
  const breaks = breaksOn(dates, calendar);
  const hours = gridHours([...open, ...ofSessions, ...held, ...closed]);

  const items: WorkWeekItem[] = [
    ...ofSessions.map((part) =>
      sessionItem(part, groups.find(([first]) => first === part.of)?.length ?? 1, now, words)
    ),
    ...[...held, ...imported].map((part) => timeItem(part, now, words)),
    ...closed.map((part): WorkWeekItem => {
      const { date, from, to } = part;
      const note = days.find((day) => day.date === date)?.note ?? "";
      const title = t("sessions.calendar.closed");
      const time = unbrokenRange(clock(from), clock(to));
      return {
        id: idOfTime("closed", part.of.startsAt, date),
        ...{ date, from, to },
        kind: "closed",
        title,
        detail: note || time,
        more: [spokenDay(date), note && time].filter(Boolean).join(", "),
      };
    }),
  ];

  function spokenDay(date: Day) {
    return dateFormat.date(noonOf(date), "spoken");
  }
  /** The sessions of a day, with those that others lead. */
  function countOn(date: Day): number {
    const together = held.filter(({ of }) => of.kind === "together");
    return [...ofSessions, ...together].filter((part) => part.date === date).length;
  }
  function summaryOf(date: Day): string {
    const count = countOn(date);
    if (count > 0) return t("sessions.calendar.count", { count });
    const away = days.find((day) => day.date === date)?.away;
    if (away) return t(`sessions.calendar.${away}`);
    const hasHours = days.length === 0 || open.some((part) => part.date === date);
    return t(hasHours ? "sessions.calendar.nothing" : "sessions.calendar.noHours");
  }
  return {
    hours,
    items: items.flatMap((item) => insideHours(item, hours) ?? []),
    days: dates.map((date): WorkWeekDay => {
      const { away, note } = days.find((day) => day.date === date) ?? { away: null, note: "" };
      return {
        date,
        weekday: dateFormat.weekday(noonOf(date)),
        day: dateFormat.dayOfMonth(noonOf(date)),
        label: dateFormat.opening(spokenDay(date)),
        summary: summaryOf(date),
        href: addressOfDays + date,
        today: date === today,
        away: away ? [t(`sessions.calendar.${away}`), note].filter(Boolean).join(": ") : undefined,
        breaks: breaks.filter((part) => part.date === date).flatMap((part) => {
          const shown = insideHours(part, hours);
          if (!shown) return [];
          const { from, to, kind } = shown;
          const time = unbrokenRange(clock(from), clock(to));
          return [{
            ...{ from, to, kind },
            title: t(`sessions.calendar.${kind}`),
            label: t(`sessions.calendar.${kind}At`, { time }),
          }];
        }),
        open: open.filter((part) => part.date === date).map(({ from, to, of }) => ({
          from,
          to,
          color: of.placeId === null
            ? "c"
            : placeColors[places.findIndex(({ id }) => id === of.placeId) % 2] ?? "a",
        })),
      };
    }),
    countOn,
  };
}

export function clock(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
}

function sessionItem(
  part: Part & { of: TherapySession },
  people: number,
  now: number,
  { t, label, format }: Words,
): WorkWeekItem {
  const { date, from, to, of: session } = part;
  const { id, client, startsAt, endsAt, group, meetingType, place, priceCents } = session;
  const status = displayStatusOf(session);
  const practice = session.intro
    ? t("journal.session.intro")
    : label("THERAPY_TYPE", session.practiceType);
  const where = meetingType === "VIDEO_CALL" ? t("journal.session.video") : place;
  const price = priceCents === 0 ? t("journal.session.free") : format.money(priceCents);
  const isNow = status === "booked" && Date.parse(startsAt) <= now;
  const statusText = status === "missed"
    ? t("sessions.list.noShow")
    : t(`journal.session.${status}`);
  const stateOf = {
    booked: isNow ? "now" : undefined,
    finished: "done",
    missed: "missed",
  } as const;
  const isGroup = people > 1;
  const title = isGroup ? t("sessions.group.people", { count: people }) : client.name;
  const isMissed = status === "missed" && !isGroup;
  const away = session.practitionerAway && t("sessions.absence.answers.waiting");
  const detail = isMissed ? statusText : `${format.time(startsAt)} · ${away || practice}`;
  return {
    id,
    ...{ date, from, to },
    kind: "session",
    state: status === "cancelled" ? undefined : stateOf[status],
    group,
    title,
    detail,
    more: [
      `${format.date(startsAt, "spoken")}, ${format.times(startsAt, endsAt)}`,
      (isMissed || away) && practice,
      where,
      price,
      isNow ? t("sessions.list.running") : !isMissed && statusText,
    ].filter(Boolean).join(", "),
    movable: session.canReschedule,
  };
}

function timeItem(
  part: Part & { of: WorkCalendar["times"][number] },
  now: number,
  { t, format }: Words,
): WorkWeekItem {
  const { date, from, to, of: time } = part;
  const { id, kind, name, startsAt, endsAt, heldUntil } = time;
  const isImported = kind === "import";
  const title = isImported
    ? name || t("sessions.calendar.import")
    : t(`sessions.calendar.${kind}`, { name });
  const until = heldUntil &&
    t("sessions.calendar.heldUntil", { time: format.untilFrom(now, heldUntil) });
  const when = format.times(startsAt, endsAt);
  return {
    id: idOfTime("time", id, date),
    ...{ date, from, to },
    kind: isImported || kind === "together" ? "busy" : "hold",
    title,
    detail: until || when,
    more: [until && when, format.date(startsAt, "spoken")].filter(Boolean).join(", "),
  };
}
