import type { Availability, Busy } from "./availability.ts";
import { publicHolidays } from "./public-holidays.ts";
import { day } from "./wall-clock.ts";

const minute = 60_000;

/**
 * A second calculator for the tests, by Temporal and by trial, sharing no arithmetic with the first: a start is a
 * slot when every fifth minute of its session shows a wall time inside the range.
 */
export function naiveStarts(
  availability: Availability,
  busy: readonly Busy[],
  query: { durationMinutes: number; from: number; to: number; now: number },
): number[] {
  const zone = availability.timeZone;
  const dateOf = (instant: number) => zoned(instant, zone).toPlainDate();
  const today = dateOf(query.now);
  const lastDate = today.add({ days: availability.horizonDays });
  const starts = new Set<number>();
  let date = dateOf(query.from).subtract({ days: 1 });
  for (; Temporal.PlainDate.compare(date, dateOf(query.to).add({ days: 1 })) <= 0;) {
    if (Temporal.PlainDate.compare(date, lastDate) <= 0) {
      for (const range of rangesOn(availability, date)) {
        for (
          let at = range.fromMinute;
          at < range.toMinute;
          at += availability.stepMinutes
        ) {
          for (const start of instantsOf(date, at, zone)) {
            if (isInside(start, query.durationMinutes, date, range, zone)) starts.add(start);
          }
        }
      }
    }
    date = date.add({ days: 1 });
  }
  return [...starts].sort((a, b) => a - b).filter((start) =>
    start >= query.from && start < query.to &&
    start >= query.now + availability.minimumNoticeMinutes * minute &&
    !busy.some((time) =>
      start < time.endsAt + availability.bufferMinutes * minute &&
      start + query.durationMinutes * minute > time.startsAt - availability.bufferMinutes * minute
    ) &&
    (availability.dailyMaximum === null ||
      busy.filter((time) => dateOf(time.startsAt).equals(dateOf(start))).length <
        availability.dailyMaximum)
  );
}

function rangesOn(availability: Availability, date: Temporal.PlainDate) {
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
