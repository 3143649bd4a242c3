/** A day as a number: days since 1970-01-01 on somebody's calendar. */
export type DayNumber = number;

/** A stretch of time in which a zone's clock runs evenly. Instants (ms), half-open; offset in ms east of UTC. */
type Span = { from: number; to: number; offset: number };

/** Instants (ms), half-open. */
export type Interval = { from: number; to: number };

export const minute = 60_000;
export const day = 86_400_000;

const spans = new Map<string, Span[]>();

/** Whether this runtime knows the IANA zone, spelled as IANA does: whoever compares two zones compares their names. */
export function isTimeZone(name: string): boolean {
  try {
    const { timeZoneId } = Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name);
    return timeZoneId === name && !/^[+-]/.test(name);
  } catch {
    return false;
  }
}

/** The date on the zone's calendar at an instant (ms). */
export function dayAt(timeZone: string, instant: number): DayNumber {
  return Math.floor((instant + spanAt(timeZone, instant).offset) / day);
}

/** The day of an ISO date, YYYY-MM-DD. */
export function dayOfDate(date: string): DayNumber {
  return Date.parse(date) / day;
}

/** The ISO date of a day, YYYY-MM-DD. */
export function dateOf(number: DayNumber): string {
  return new Date(number * day).toISOString().slice(0, 10);
}

/** The first instant (ms) of a date; of the next one when the zone left it out. */
export function startOfDay(timeZone: string, number: DayNumber): number {
  const clock = clockOn(timeZone, number);
  if (typeof clock === "number") return number * day - clock;
  const [first] = intervalsOf(clock, number * day, (number + 1) * day);
  return first?.from ?? startOfDay(timeZone, number + 1);
}

/** What has to be added (ms) to an instant to read the zone's clock; tells the two hours of an autumn night apart. */
export function offsetAt(timeZone: string, instant: number): number {
  return spanAt(timeZone, instant).offset;
}

/** ISO: 1 = Monday … 7 = Sunday. */
export function weekdayOf(number: DayNumber): number {
  return (((number + 3) % 7) + 7) % 7 + 1;
}

/**
 * How the clock runs on one date: an offset (ms) when it runs evenly with a day to spare on both sides, else the
 * spans it may run through, in order.
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

/** The instants at which the clock shows a wall time (ms as if in UTC): none in a gap, two in a fold. */
export function instantsAt(clock: Span[], wallTime: number): number[] {
  return clock
    .filter(({ from, to, offset }) => from <= wallTime - offset && wallTime - offset < to)
    .map(({ offset }) => wallTime - offset);
}

/** All time during which the clock shows something in [from, to), wall times in ms as if in UTC. */
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

/** All time during which a range of a day (minutes after midnight on the zone's clock) is open. */
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
