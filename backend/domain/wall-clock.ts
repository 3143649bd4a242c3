import { day, minute } from "./duration.ts";

export type DayNumber = number;

/** A period with a constant UTC offset. Instants (ms), half-open; offset in ms east of UTC. */
export type Span = { from: number; to: number; offset: number };

export type Interval = { from: number; to: number };

const spans = new Map<string, Span[]>();

/** Whether the name is an IANA zone in its exact spelling: zones are compared by name. */
export function isTimeZone(name: string): boolean {
  try {
    const { timeZoneId } = Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name);
    return timeZoneId === name && !/^[+-]/.test(name);
  } catch {
    return false;
  }
}

export function dayAt(timeZone: string, instant: number): DayNumber {
  return Math.floor((instant + spanAt(timeZone, instant).offset) / day);
}

export function dayOfDate(date: string): DayNumber {
  return Date.parse(date) / day;
}

export function dateOf(number: DayNumber): string {
  return new Date(number * day).toISOString().slice(0, 10);
}

/** The first instant (ms) of a date, or of the next one when the zone skipped it. */
export function startOfDay(timeZone: string, number: DayNumber): number {
  const clock = clockOn(timeZone, number);
  if (typeof clock === "number") return number * day - clock;
  const [first] = intervalsOf(clock, number * day, (number + 1) * day);
  return first?.from ?? startOfDay(timeZone, number + 1);
}

/** The UTC offset (ms) of a zone at an instant. */
export function offsetAt(timeZone: string, instant: number): number {
  return spanAt(timeZone, instant).offset;
}

export function weekdayOf(number: DayNumber): number {
  return (((number + 3) % 7) + 7) % 7 + 1;
}

/**
 * The clock of a date: its offset (ms) when there is no clock change within a day of it, else the periods around it in
 * order.
 */
export function clockOn(timeZone: string, number: DayNumber): number | Span[] {
  const start = number * day;
  const span = spanAt(timeZone, start);
  const dayBefore = start - day - span.offset;
  const dayAfter = start + 2 * day - span.offset;
  if (span.from <= dayBefore && dayAfter <= span.to) return span.offset;
  const near = [spanAt(timeZone, dayBefore)];
  while (near.at(-1)!.to < dayAfter + day) near.push(spanAt(timeZone, near.at(-1)!.to));
  return near;
}

/** The instants of a wall time (ms as if in UTC): none when it is skipped, two when it repeats. */
export function instantsAt(clock: Span[], wallTime: number): number[] {
  return clock
    .filter(({ from, to, offset }) => from <= wallTime - offset && wallTime - offset < to)
    .map(({ offset }) => wallTime - offset);
}

/** The intervals whose wall times are in [from, to), given in ms as if in UTC. */
export function intervalsOf(clock: Span[], from: number, to: number): Interval[] {
  const intervals: Interval[] = [];
  for (const span of clock) {
    const start = Math.max(span.from, from - span.offset);
    const end = Math.min(span.to, to - span.offset);
    if (start >= end) continue;
    const last = intervals.at(-1);
    if (last?.to === start) last.to = end;
    else intervals.push({ from: start, to: end });
  }
  return intervals;
}

/** The intervals of a range given in minutes after midnight in the zone. */
export function openTimes(
  timeZone: string,
  number: DayNumber,
  { fromMinute, toMinute }: { fromMinute: number; toMinute: number },
): Interval[] {
  const clock = clockOn(timeZone, number);
  const from = number * day + fromMinute * minute;
  const to = number * day + toMinute * minute;
  return typeof clock === "number"
    ? [{ from: from - clock, to: to - clock }]
    : intervalsOf(clock, from, to);
}

function spanAt(timeZone: string, instant: number): Span {
  let known = spans.get(timeZone);
  if (!known) spans.set(timeZone, known = []);
  for (const span of known) {
    if (span.from <= instant && instant < span.to) return span;
  }
  const span = findSpan(timeZone, instant);
  known.push(span);
  return span;
}

function findSpan(timeZone: string, instant: number): Span {
  const moment = Temporal.Instant.fromEpochMilliseconds(Math.floor(instant))
    .toZonedDateTimeISO(timeZone);
  const afterNow = moment.add({ nanoseconds: 1 });
  return {
    from: afterNow.getTimeZoneTransition("previous")?.epochMilliseconds ?? -Infinity,
    to: moment.getTimeZoneTransition("next")?.epochMilliseconds ?? Infinity,
    offset: moment.offsetNanoseconds / 1_000_000,
  };
}
