import ICAL from "ical.js";
import { day } from "../../domain/duration.ts";

type AddedDate = { start: ICAL.Time; end: ICAL.Time | null };

const daysPerStep: Record<string, number> = { DAILY: 1, WEEKLY: 7 };

/** Takes the RDATEs out of the event: the library ignores periods and loses the start of a series without a rule. */
export function addedDates(event: ICAL.Component): AddedDate[] {
  const excluded = new Set(
    event.getAllProperties("exdate").flatMap((property) => property.getValues())
      .map((time) => time instanceof ICAL.Time ? time.toUnixTime() : null),
  );
  const values = event.getAllProperties("rdate").flatMap((property) => property.getValues());
  event.removeAllProperties("rdate");
  return values.flatMap((value): AddedDate[] => {
    if (value instanceof ICAL.Time) return [{ start: value, end: null }];
    return value instanceof ICAL.Period ? [{ start: value.start, end: value.getEnd() }] : [];
  }).filter(({ start }) => !excluded.has(start.toUnixTime()));
}

/** An occurrence shortly before `from` (ms), because counting a long series from its start takes too long. */
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

/** An UNTIL date without a time includes that whole day. */
function includeLastDay(rule: unknown, { isDate, zone }: ICAL.Time): void {
  if (isDate || !(rule instanceof ICAL.Recur) || !rule.until?.isDate) return;
  const { year, month, day } = rule.until;
  rule.until = new ICAL.Time({ year, month, day, hour: 23, minute: 59, second: 59 }, zone);
}
