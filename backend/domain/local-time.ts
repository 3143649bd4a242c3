import type { Availability, Stay } from "./availability.ts";
import { day, minute } from "./duration.ts";
import {
  clockOn,
  dateOf,
  dayAt,
  type DayNumber,
  dayOfDate,
  type Interval,
  intervalsOf,
  offsetAt,
  type Span,
  startOfDay,
} from "./wall-clock.ts";

/** A practitioner's zone, and the stays in other zones. Of two stays at one instant the first given counts. */
export type LocalTime = Pick<Availability, "timeZone" | "stays">;

/** The stay that holds a date, or undefined. */
export function stayOn({ stays = [] }: LocalTime, number: DayNumber): Stay | undefined {
  if (stays.length === 0) return undefined;
  const date = dateOf(number);
  return stays.find(({ fromDate, toDate }) => fromDate <= date && date <= toDate);
}

/** The zone at an instant (ms). */
function zoneAt({ timeZone, stays = [] }: LocalTime, instant: number): string {
  return stays.find((stay) => isDuring(stay, instant))?.timeZone ?? timeZone;
}

/** The UTC offset (ms) at an instant (ms). */
export function localOffsetAt(local: LocalTime, instant: number): number {
  return offsetAt(zoneAt(local, instant), instant);
}

/** The date at an instant (ms). */
export function localDayAt(local: LocalTime, instant: number): DayNumber {
  return dayAt(zoneAt(local, instant), instant);
}

/** The clock of a date, as `clockOn`, without the hours of stays in other zones. */
export function localClockOn(local: LocalTime, number: DayNumber): number | Span[] {
  const { timeZone, stays = [] } = local;
  if (stays.length === 0) return clockOn(timeZone, number);
  const own = stayOn(local, number);
  const clock = clockOn(own?.timeZone ?? timeZone, number);
  const others = own ? stays.slice(0, stays.indexOf(own)) : stays;
  const cuts = others.map(intervalOf)
    .filter(({ from, to }) => from < (number + 3) * day && to > (number - 2) * day);
  if (cuts.length === 0) return clock;
  const spans = typeof clock === "number"
    ? [{ from: -Infinity, to: Infinity, offset: clock }]
    : clock;
  return cuts.reduce((left, cut) => left.flatMap((span) => without(span, cut)), spans);
}

/** The intervals of a range given in minutes after midnight of a date. */
export function localOpenTimes(
  local: LocalTime,
  number: DayNumber,
  { fromMinute, toMinute }: { fromMinute: number; toMinute: number },
): Interval[] {
  const clock = localClockOn(local, number);
  const from = number * day + fromMinute * minute;
  const to = number * day + toMinute * minute;
  return typeof clock === "number"
    ? [{ from: from - clock, to: to - clock }]
    : intervalsOf(clock, from, to);
}

/** The first instant (ms) of a date. */
export function localStartOfDay(local: LocalTime, number: DayNumber): number {
  const usual = startOfDay(local.timeZone, number);
  const { stays = [] } = local;
  if (stays.length === 0) return usual;
  const starts = [
    usual,
    ...stays.map(({ timeZone }) => startOfDay(timeZone, number)),
    ...stays.map(intervalOf).flatMap(({ from, to }) => [from, to]),
  ];
  const first = Math.min(...starts.filter((at) => localDayAt(local, at) === number));
  return Number.isFinite(first) ? first : usual;
}

/** Instants (ms) after `now` at which the date may change, the next of each zone. */
export function dateChangesAfter(local: LocalTime, now: number): number[] {
  const { timeZone, stays = [] } = local;
  const zones = [timeZone, ...stays.map((stay) => stay.timeZone)];
  return [
    ...zones.map((zone) => startOfDay(zone, dayAt(zone, now) + 1)),
    ...stays.map(intervalOf).flatMap(({ from, to }) => [from, to]).filter((at) => at > now),
  ];
}

const intervals = new WeakMap<Stay, Interval>();

function intervalOf(stay: Stay): Interval {
  let interval = intervals.get(stay);
  if (!interval) {
    const { fromDate, toDate, timeZone } = stay;
    interval = {
      from: startOfDay(timeZone, dayOfDate(fromDate)),
      to: startOfDay(timeZone, dayOfDate(toDate) + 1),
    };
    intervals.set(stay, interval);
  }
  return interval;
}

function isDuring(stay: Stay, instant: number): boolean {
  const { from, to } = intervalOf(stay);
  return from <= instant && instant < to;
}

function without(span: Span, { from, to }: Interval): Span[] {
  return [{ ...span, to: Math.min(span.to, from) }, { ...span, from: Math.max(span.from, to) }]
    .filter((part) => part.from < part.to);
}
