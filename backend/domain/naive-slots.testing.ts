import type { Availability, Busy } from "./availability.ts";
import { publicHolidays } from "./public-holidays.ts";
import type { MeetingType } from "./scheduling.ts";
import { day, minute } from "./duration.ts";

type Query = {
  durationMinutes: number;
  from: number;
  to: number;
  now: number;
  onlyBy?: MeetingType | undefined;
};

type Start = { start: number; placeId: string | null };

/**
 * A second implementation for the tests, with Temporal and no shared arithmetic: a start is a slot when every fifth
 * minute of its session has a wall time inside the range.
 */
export function naiveStarts(
  availability: Availability,
  busy: readonly Busy[],
  query: Query,
): number[] {
  const free = opening(availability, query).filter(({ start, placeId }) =>
    start >= query.from && start < query.to &&
    start >= query.now + availability.minimumNoticeMinutes * minute &&
    isFree(availability, busy, query, { start, placeId })
  );
  return [...new Set(free.map(({ start }) => start))].sort((a, b) => a - b);
}

/** Starts within the hours, near the requested range. */
function opening(availability: Availability, query: Query): Start[] {
  const zone = availability.timeZone;
  const dateOf = (instant: number) => zoned(instant, zone).toPlainDate();
  const lastDate = dateOf(query.now).add({ days: availability.horizonDays });
  const starts: Start[] = [];
  let date = dateOf(query.from).subtract({ days: 1 });
  for (; Temporal.PlainDate.compare(date, dateOf(query.to).add({ days: 1 })) <= 0;) {
    if (Temporal.PlainDate.compare(date, lastDate) <= 0) {
      for (const range of rangesOn(availability, date)) {
        if (range.placeId === null && query.onlyBy === "IN_PERSON") continue;
        const placeId = query.onlyBy === "VIDEO_CALL" ? null : range.placeId;
        for (
          let at = range.fromMinute;
          at < range.toMinute;
          at += availability.stepMinutes
        ) {
          for (const start of instantsOf(date, at, zone)) {
            if (isInside(start, query.durationMinutes, date, range, zone)) {
              starts.push({ start, placeId });
            }
          }
        }
      }
    }
    date = date.add({ days: 1 });
  }
  return starts;
}

function isFree(
  availability: Availability,
  busy: readonly Busy[],
  { durationMinutes, onlyBy }: Query,
  { start, placeId }: Start,
): boolean {
  const zone = availability.timeZone;
  const end = start + durationMinutes * minute;
  const group = busy.find((time) =>
    time.hasSeats && time.startsAt === start && time.endsAt === end
  );
  const meets = (time: Busy, travelMinutes: number) => {
    const buffer = Math.max(availability.bufferMinutes, time.bufferMinutes ?? 0);
    const distance = (buffer + travelMinutes) * minute;
    return start < time.endsAt + distance && end > time.startsAt - distance;
  };
  const isFar = (place: string | null | undefined) =>
    busy.some((time) =>
      time !== group && time.placeId && place && time.placeId !== place &&
      meets(time, availability.travelMinutes)
    );
  if (busy.some((time) => time !== group && meets(time, 0))) return false;
  if (group) return !isFar(group.placeId);
  if (onlyBy === "IN_PERSON" && isFar(placeId)) return false;
  const dateOf = (instant: number) => zoned(instant, zone).toPlainDate().toString();
  const that = busy.filter((time) =>
    time.kind !== "imported" && dateOf(time.startsAt) === dateOf(start)
  );
  return availability.dailyMaximum === null || that.length < availability.dailyMaximum;
}

function rangesOn(availability: Availability, date: Temporal.PlainDate) {
  const isAway = availability.vacations.some(({ fromDate, toDate }) =>
    Temporal.PlainDate.compare(fromDate, date) <= 0 && Temporal.PlainDate.compare(date, toDate) <= 0
  );
  if (isAway) return [];
  const exception = availability.exceptions.find((other) => other.date === date.toString());
  if (exception) return exception.ranges;
  const number = Date.parse(date.toString()) / day;
  if (availability.closedOnPublicHolidays && publicHolidays(date.year).has(number)) return [];
  return availability.rules.filter((rule) => rule.weekday === date.dayOfWeek);
}

function instantsOf(date: Temporal.PlainDate, minutes: number, zone: string): number[] {
  const wall = date.toPlainDateTime().add({ minutes });
  return (["earlier", "later"] as const)
    .map((disambiguation) => wall.toZonedDateTime(zone, { disambiguation }))
    .filter((moment) => moment.toPlainDateTime().equals(wall))
    .map((moment) => moment.epochMilliseconds);
}

function isInside(
  start: number,
  durationMinutes: number,
  date: Temporal.PlainDate,
  range: { fromMinute: number; toMinute: number },
  zone: string,
): boolean {
  for (let passed = 0; passed < durationMinutes; passed += 5) {
    const moment = zoned(start + passed * minute, zone);
    const minutes = moment.hour * 60 + moment.minute;
    if (!moment.toPlainDate().equals(date)) return false;
    if (minutes < range.fromMinute || minutes >= range.toMinute) return false;
  }
  const last = zoned(start + durationMinutes * minute - 1, zone);
  return last.toPlainDate().equals(date) && last.hour * 60 + last.minute < range.toMinute;
}

function zoned(instant: number, zone: string) {
  return Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone);
}
