import type { Busy } from "../../domain/availability.ts";
import { day } from "../../domain/duration.ts";
import type { CalendarEvent, Moment, Period } from "./calendar-event.ts";
import { startsOf, untilOf } from "./recurrence-rule.ts";
import type { Zone } from "./time-zones.ts";

type Occurrence = { wall: number; startsAt: number };

/** A change of all occurrences after an instant: by how much (ms of wall clock), and to which event. */
type Shift = { after: number; by: number; event: CalendarEvent };

type Options = { window: { from: number; to: number }; floating: Zone };

/**
 * The busy times of the versions of one event, in any order and not cut to the window. Of a series and of each of its
 * changed occurrences the latest version counts. Throws UnknownRule.
 */
export function busyTimesOf(versions: readonly CalendarEvent[], options: Options): Busy[] {
  const series = latest(versions.filter(({ recurrenceId }) => recurrenceId === null));
  const zone = series[0]?.start.zone ?? options.floating;
  const changes = [
    ...Map.groupBy(
      versions.filter(({ recurrenceId }) => recurrenceId !== null),
      ({ recurrenceId }) => instantOf(recurrenceId!.moment, zone),
    ).values(),
  ].flatMap(latest);
  return [
    ...changes.filter(({ isBusy }) => isBusy).flatMap((change) => {
      const own = change.start.zone ?? zone;
      return busyTime(occurrenceAt(change.start.wall, own), change, own);
    }),
    ...series.flatMap((one) => busyTimesOfSeries(one, changes, options)),
  ];
}

/** The versions with the highest SEQUENCE and then DTSTAMP. When several have the same, all are believed. */
function latest(versions: readonly CalendarEvent[]): CalendarEvent[] {
  const sequence = Math.max(...versions.map(({ revision }) => revision.sequence));
  const newest = versions.filter(({ revision }) => revision.sequence === sequence);
  const stampedAt = Math.max(...newest.map(({ revision }) => revision.stampedAt));
  return newest.filter(({ revision }) => revision.stampedAt === stampedAt);
}

function busyTimesOfSeries(
  series: CalendarEvent,
  changes: readonly CalendarEvent[],
  options: Options,
): Busy[] {
  const { start, rules, excludedRules, excluded } = series;
  const zone = start.zone ?? options.floating;
  const shifts = shiftsOf(changes, zone);
  if (![series, ...shifts.map(({ event }) => event)].some(({ isBusy }) => isBusy)) return [];
  const expand = (rule: string) => wallsOf(rule, series, shifts, options);
  const removed = new Set(excludedRules.flatMap(expand));
  const isLeftOut = matcher(start, zone, [
    ...excluded,
    ...changes.map(({ recurrenceId }) => recurrenceId!.moment),
  ]);
  const walls = new Set(rules.length === 0 ? [start.wall] : rules.flatMap(expand));
  const repeated = [...walls].filter((wall) => !removed.has(wall))
    .map((wall) => occurrenceAt(wall, zone))
    .filter((occurrence) => !isLeftOut(occurrence))
    .flatMap((occurrence) => shifted(occurrence, series, shifts, zone));
  return series.isBusy ? [...repeated, ...addedTimes(series, zone, isLeftOut)] : repeated;
}

/** The wall-clock starts of a rule up to its UNTIL, near the window. */
function wallsOf(
  rule: string,
  { start, ...series }: CalendarEvent,
  shifts: readonly Shift[],
  { window, floating }: Options,
): number[] {
  const lengths = [{ start, ...series }, ...shifts.map(({ event }) => event)].map(longestLength);
  const reach = 2 * day + Math.max(...lengths, 0) +
    Math.max(...shifts.map(({ by }) => Math.abs(by)), 0);
  const isInRule = untilFilter(rule, start, start.zone ?? floating);
  return startsOf(rule, start.wall, { from: window.from - reach, to: window.to + reach })
    .filter((wall) => wall === start.wall || isInRule(wall));
}

/** A date includes its whole day, and a time without Z is in the zone of the start. */
function untilFilter(rule: string, start: Moment, zone: Zone): (wall: number) => boolean {
  const until = untilOf(rule);
  if (until === null) return () => true;
  const { at, isDate, isUtc } = until;
  if (isDate || start.isDate) return (wall) => dayOf(wall) <= dayOf(at);
  return isUtc ? (wall) => zone(wall) <= at : (wall) => wall <= at;
}

/** The changes of this and all later occurrences, the last one first. */
function shiftsOf(changes: readonly CalendarEvent[], zone: Zone): Shift[] {
  return changes.filter(({ recurrenceId }) => recurrenceId!.isThisAndFuture)
    .map((event) => {
      const { moment } = event.recurrenceId!;
      const from = moment.zone ?? zone;
      const to = event.start.zone ?? zone;
      const after = from(moment.wall);
      const by = from === to ? event.start.wall - moment.wall : to(event.start.wall) - after;
      return { after, by, event };
    })
    .sort((a, b) => b.after - a.after);
}

function shifted(
  occurrence: Occurrence,
  series: CalendarEvent,
  shifts: readonly Shift[],
  zone: Zone,
): Busy[] {
  const shift = shifts.find(({ after }) => after < occurrence.startsAt);
  const { isBusy } = shift?.event ?? series;
  if (!isBusy) return [];
  if (!shift) return busyTime(occurrence, series, zone);
  return busyTime(occurrenceAt(occurrence.wall + shift.by, zone), shift.event, zone);
}

function addedTimes(
  { start, end, duration, added }: CalendarEvent,
  zone: Zone,
  isLeftOut: (occurrence: Occurrence) => boolean,
): Busy[] {
  return added.flatMap((period) => {
    const isDayOfTimes = period.start.isDate && !start.isDate;
    const own = isDayOfTimes ? zone : period.start.zone ?? zone;
    const timeOfDay = isDayOfTimes ? start.wall - dayOf(start.wall) : 0;
    const occurrence = occurrenceAt(period.start.wall + timeOfDay, own);
    if (isLeftOut(occurrence)) return [];
    const isPeriod = period.end !== null || period.duration !== null;
    return busyTime(occurrence, isPeriod ? period : { start, end, duration }, own);
  });
}

/** Whether one of the moments names an occurrence: dates by day, times by instant. */
function matcher(
  start: Moment,
  zone: Zone,
  moments: readonly Moment[],
): (occurrence: Occurrence) => boolean {
  const byDay = moments.filter(({ isDate }) => isDate || start.isDate);
  const days = new Set(byDay.map(({ wall }) => dayOf(wall)));
  const byInstant = moments.filter(({ isDate }) => !isDate && !start.isDate);
  const instants = new Set(byInstant.map((moment) => instantOf(moment, zone)));
  return ({ wall, startsAt }) => days.has(dayOf(wall)) || instants.has(startsAt);
}

/** The time of an occurrence as long as a period; none when it has no length. */
export function busyTime(
  { wall, startsAt }: Occurrence,
  { start, end, duration }: Period,
  zone: Zone,
): Busy[] {
  const endsAt = duration
    ? zone(wall + duration.days) + duration.exact
    : endOf({ wall, startsAt }, start, end, zone);
  return endsAt > startsAt ? [{ startsAt, endsAt }] : [];
}

function endOf({ wall, startsAt }: Occurrence, start: Moment, end: Moment | null, zone: Zone) {
  if (!end) return start.isDate ? zone(wall + day) : startsAt;
  const isSameZone = end.zone === start.zone || end.isDate;
  if (!isSameZone) {
    return startsAt + (end.zone ?? zone)(end.wall) - (start.zone ?? zone)(start.wall);
  }
  const length = end.wall - start.wall;
  const endsAt = zone(wall + length);
  // Start and end become the same instant when the clock skips the hour between them.
  return endsAt > startsAt ? endsAt : startsAt + length;
}

function longestLength({ start, end, duration }: Period): number {
  if (duration) return duration.days + duration.exact;
  return end ? end.wall - start.wall + day : day;
}

function occurrenceAt(wall: number, zone: Zone): Occurrence {
  return { wall, startsAt: zone(wall) };
}

function instantOf({ wall, zone }: Moment, other: Zone): number {
  return (zone ?? other)(wall);
}

function dayOf(wall: number): number {
  return Math.floor(wall / day) * day;
}
