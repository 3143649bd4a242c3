import { hour } from "./duration.ts";
import { dateOf, dayAt, dayOfDate, startOfDay, weekdayOf } from "./wall-clock.ts";
import { DomainError } from "./errors.ts";
import { problem } from "./field-problem.ts";

/** What is counted by the hour in which it happened; `paid` and `refunded` are cents. */
export const figureKinds = [
  "booked",
  "held",
  "cancelled",
  "missed",
  "people",
  "paid",
  "refunded",
  "failed-mails",
] as const;

export type FigureKind = (typeof figureKinds)[number];

export type Sums = Record<FigureKind, number>;

export const figureSteps = ["week", "month"] as const;

export type FigureStep = (typeof figureSteps)[number];

/** Figures are those of days in Estonia. */
const figureZone = "Europe/Tallinn";

const mostPeriods = { week: 106, month: 36 } as const;

/** Instants in ms, half-open; dates as YYYY-MM-DD, `lastDay` included. */
export type FigurePeriod = { firstDay: string; lastDay: string; from: number; to: number };

/** The hours of instants that are whole hours of UTC. */
export function hoursOf({ from, to }: FigurePeriod): [number, number] {
  return [Math.floor(from / hour), Math.floor(to / hour)];
}

/** The whole weeks from Monday, or months, that the days are in. ERR_INVALID_INPUT for a reversed or a too long time. */
export function figurePeriods(
  { from, to, step }: { from: string; to: string; step: FigureStep },
): FigurePeriod[] {
  if (to < from) refuse(problem("to", "ERR_ENDS_BEFORE_START"));
  const periods: FigurePeriod[] = [];
  let day = firstDayOf(dayOfDate(from), step);
  while (day <= dayOfDate(to)) {
    if (periods.length === mostPeriods[step]) refuse(problem(`from`, "ERR_TOO_FAR"));
    const next = nextPeriod(day, step);
    periods.push({
      firstDay: dateOf(day),
      lastDay: dateOf(next - 1),
      from: startOfDay(figureZone, day),
      to: startOfDay(figureZone, next),
    });
    day = next;
  }
  return periods;
}

/** The last seven days up to now, and the seven before, in whole hours. `now` in ms. */
export function recentPeriods(now: number): [before: FigurePeriod, recent: FigurePeriod] {
  const today = dayAt(figureZone, now);
  const period = (first: number, last: number) => ({
    firstDay: dateOf(first),
    lastDay: dateOf(last),
    from: startOfDay(figureZone, first),
    to: startOfDay(figureZone, last + 1),
  });
  return [period(today - 13, today - 7), period(today - 6, today)];
}

/** `now` in ms. */
export function isFinished({ to }: Pick<FigurePeriod, "to">, now: number): boolean {
  return to <= now;
}

function firstDayOf(day: number, step: FigureStep): number {
  return step === "week" ? day - weekdayOf(day) + 1 : dayOfDate(`${dateOf(day).slice(0, 7)}-01`);
}

function nextPeriod(day: number, step: FigureStep): number {
  return step === "week" ? day + 7 : firstDayOf(day + 31, "month");
}

function refuse(found: ReturnType<typeof problem>): never {
  throw new DomainError("ERR_INVALID_INPUT", { errors: [found] });
}
