const day = 86_400_000;

/** A recurrence rule as data. Weekdays count from Monday = 0; `nth` 0 is every one. Wall-clock times in ms as if in UTC. */
export type Rule = {
  freq: "YEARLY" | "MONTHLY" | "WEEKLY" | "DAILY" | "HOURLY" | "MINUTELY";
  interval: number;
  wkst: number;
  count?: number;
  byMonth?: number[];
  byWeekNo?: number[];
  byYearDay?: number[];
  byMonthDay?: number[];
  byDay?: { nth: number; weekday: number }[];
  byHour?: number[];
  byMinute?: number[];
  bySecond?: number[];
  bySetPos?: number[];
};

/**
 * Written from RFC 5545, 3.3.10, as a filter on every moment by its period, date and time. Slow
 * and plain, to check the expansion that the app uses.
 */
export function naiveStarts(rule: Rule, first: number, to: number): number[] {
  const complete = withDefaults(rule, first);
  const firstPeriod = periodOf(complete, first);
  const starts = [first];
  let occurrences = 0;
  for (const period of periodsOf(complete, first, to)) {
    const [at = 0] = period;
    if ((periodOf(complete, at) - firstPeriod) % rule.interval !== 0) continue;
    const chosen = rule.bySetPos
      ? period.filter((_, nth) =>
        rule.bySetPos!.some((position) => position === nth + 1 || position === nth - period.length)
      )
      : period;
    for (const start of chosen) {
      if (start < first) continue;
      if (occurrences === 0 && start > first) occurrences++;
      if (rule.count !== undefined && occurrences >= rule.count) return starts;
      occurrences++;
      if (start > first && start < to) starts.push(start);
    }
  }
  return starts;
}

function withDefaults(rule: Rule, first: number): Rule {
  const start = new Date(first);
  const { freq } = rule;
  const namesDays = rule.byDay || rule.byYearDay || rule.byWeekNo || rule.byMonthDay;
  const needsMonthDay = (freq === "MONTHLY" || freq === "YEARLY") && !namesDays;
  const needsMonth = freq === "YEARLY" && !namesDays && !rule.byMonth;
  const needsWeekday = !rule.byDay &&
    (freq === "WEEKLY" || (rule.byWeekNo && !rule.byYearDay && !rule.byMonthDay));
  const nthPeriod = ["HOURLY", "MINUTELY"].indexOf(freq);
  return {
    byHour: nthPeriod >= 0 ? upTo(24) : [start.getUTCHours()],
    byMinute: nthPeriod >= 1 ? upTo(60) : [start.getUTCMinutes()],
    bySecond: [start.getUTCSeconds()],
    ...(needsMonthDay ? { byMonthDay: [start.getUTCDate()] } : {}),
    ...(needsMonth ? { byMonth: [start.getUTCMonth() + 1] } : {}),
    ...(needsWeekday ? { byDay: [{ nth: 0, weekday: weekdayOf(Math.floor(first / day)) }] } : {}),
    ...rule,
  };
}

/** The matching moments of each period, in order; periods without any are left out. */
function* periodsOf(rule: Rule, first: number, to: number): Generator<number[]> {
  const reach = rule.bySetPos ? 366 : 0;
  const before = rule.freq === "YEARLY" ? 372 : 31;
  let period: number[] = [];
  for (let date = Math.floor(first / day) - before; date * day < to + reach * day; date++) {
    if (!isDateOf(rule, date)) continue;
    for (const moment of momentsOf(rule, date)) {
      const [earlier] = period;
      if (earlier !== undefined && periodOf(rule, earlier) !== periodOf(rule, moment)) {
        yield period;
        period = [];
      }
      period.push(moment);
    }
  }
  if (period.length > 0) yield period;
}

function momentsOf({ byHour, byMinute, bySecond }: Rule, date: number): number[] {
  return byHour!.flatMap((hour) =>
    byMinute!.flatMap((minute) =>
      bySecond!.map((second) => date * day + ((hour * 60 + minute) * 60 + second) * 1000)
    )
  );
}

function isDateOf(rule: Rule, date: number): boolean {
  const at = new Date(date * day);
  const [year, month, dayOfMonth] = [at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()];
  const [monthStart, monthEnd] = [dateAt(year, month), dateAt(year, month + 1)];
  const [yearStart, yearEnd] = [dateAt(year, 0), dateAt(year + 1, 0)];
  if (rule.byMonth && !rule.byMonth.includes(month + 1)) return false;
  if (rule.byWeekNo) {
    const { number, weeks } = weekOf(date, rule.wkst);
    if (!includesNth(rule.byWeekNo, number, weeks)) return false;
  }
  const dayOfYear = date - yearStart + 1;
  const daysOfYear = yearEnd - yearStart;
  if (rule.byYearDay && !includesNth(rule.byYearDay, dayOfYear, daysOfYear)) return false;
  const daysOfMonth = monthEnd - monthStart;
  if (rule.byMonthDay && !includesNth(rule.byMonthDay, dayOfMonth, daysOfMonth)) return false;
  if (!rule.byDay) return true;
  const isWithinMonth = rule.freq === "MONTHLY" || rule.byMonth !== undefined;
  const [position, length] = isWithinMonth ? [dayOfMonth, daysOfMonth] : [dayOfYear, daysOfYear];
  return rule.byDay.some(({ nth, weekday }) => {
    if (weekday !== weekdayOf(date)) return false;
    if (nth === 0) return true;
    return nth > 0
      ? Math.ceil(position / 7) === nth
      : Math.ceil((length - position + 1) / 7) === -nth;
  });
}

function includesNth(wanted: readonly number[], nth: number, length: number): boolean {
  return wanted.includes(nth) || wanted.includes(nth - length - 1);
}

function periodOf({ freq, wkst, byWeekNo }: Rule, at: number): number {
  const date = Math.floor(at / day);
  const moment = new Date(at);
  switch (freq) {
    case "YEARLY":
      return byWeekNo ? weekOf(date, wkst).year : moment.getUTCFullYear();
    case "MONTHLY":
      return moment.getUTCFullYear() * 12 + moment.getUTCMonth();
    case "WEEKLY":
      return Math.floor((date + 3 - wkst) / 7);
    case "DAILY":
      return date;
    case "HOURLY":
      return Math.floor(at / 3_600_000);
    case "MINUTELY":
      return Math.floor(at / 60_000);
  }
}

function weekOf(date: number, wkst: number): { year: number; number: number; weeks: number } {
  const calendarYear = new Date(date * day).getUTCFullYear();
  for (const year of [calendarYear + 1, calendarYear, calendarYear - 1]) {
    const start = firstWeekOf(year, wkst);
    if (date < start) continue;
    const weeks = (firstWeekOf(year + 1, wkst) - start) / 7;
    return { year, number: Math.floor((date - start) / 7) + 1, weeks };
  }
  throw new Error("no week");
}

/** The first week has at least four days in the year, so it contains 4 January. */
function firstWeekOf(year: number, wkst: number): number {
  const date = dateAt(year, 0) + 3;
  return date - (weekdayOf(date) - wkst + 7) % 7;
}

function dateAt(year: number, month: number): number {
  return Date.UTC(year, month, 1) / day;
}

function weekdayOf(date: number): number {
  return ((date + 3) % 7 + 7) % 7;
}

function upTo(length: number): number[] {
  return Array.from({ length }, (_, nth) => nth);
}
