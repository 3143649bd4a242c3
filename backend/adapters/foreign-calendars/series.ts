import ICAL from "ical.js";

const day = 86_400_000;

/** `end` null: as long as the others. */
export type AddedDate = { start: ICAL.Time; end: ICAL.Time | null };

/** How many days a step of a rule takes that may be begun at any of its steps. */
const daysPerStep: Record<string, number> = { DAILY: 1, WEEKLY: 7 };

/**
 * Takes the single dates that a series has besides its rule out of it, because the library knows no periods and forgets
 * where a series without a rule begins. Those left out again are not among them.
 */
export function addedDates(event: ICAL.Component): AddedDate[] {
  const leftOut = new Set(
    event.getAllProperties("exdate").flatMap((property) => property.getValues())
      .map((time) => time instanceof ICAL.Time ? time.toUnixTime() : null),
  );
  const values = event.getAllProperties("rdate").flatMap((property) => property.getValues());
  event.removeAllProperties("rdate");
  return values.flatMap((value): AddedDate[] => {
    if (value instanceof ICAL.Time) return [{ start: value, end: null }];
    return value instanceof ICAL.Period ? [{ start: value.start, end: value.getEnd() }] : [];
  }).filter(({ start }) => !leftOut.has(start.toUnixTime()));
}

/**
 * From where to count a series that has gone on for years: the step of its rule that is next before what may reach into
 * a window from `from` (ms) on. Its own beginning where steps are counted or have different lengths.
 */
export function startNear(event: ICAL.Event, from: number): ICAL.Time {
  const { startDate, component } = event;
  const rules = component.getAllProperties("rrule").map((property) => property.getFirstValue());
  for (const rule of rules) includeLastDay(rule, startDate);
  const [rule] = rules;
  if (!(rule instanceof ICAL.Recur) || rules.length > 1 || rule.count) return startDate;
  const stepMs = (daysPerStep[rule.freq] ?? 0) * Math.max(1, rule.interval) * day;
  if (stepMs === 0) return startDate;
  const reach = Math.max(0, event.duration.toSeconds() * 1000) + 2 * day;
  const steps = Math.floor((from - reach - startDate.toUnixTime() * 1000) / stepMs) - 1;
  if (steps <= 0) return startDate;
  const start = startDate.clone();
  start.adjust(steps * stepMs / day, 0, 0, 0);
  return start;
}

/** "Until the 26th" of something at a time of day means that the 26th is the last one. */
function includeLastDay(rule: unknown, { isDate, zone }: ICAL.Time): void {
  if (isDate || !(rule instanceof ICAL.Recur) || !rule.until?.isDate) return;
  const { year, month, day } = rule.until;
  rule.until = new ICAL.Time({ year, month, day, hour: 23, minute: 59, second: 59 }, zone);
}
