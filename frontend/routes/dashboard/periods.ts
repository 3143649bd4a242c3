import { addDays, type Day, noonOf } from "../../days.ts";

export const periods = ["month", "quarter", "year", "own"] as const;
export type Period = (typeof periods)[number];

export type Days = { from: Day; to: Day };

const weeksOf = { month: 4, quarter: 13, year: 52 } as const;

const longest = 400;

/** Whole weeks that end with this one; the own period is the one in the address while it is complete. */
export function daysOf(search: URLSearchParams, today: Day): { period: Period; days: Days | null } {
  const named = search.get("period");
  const period = periods.find((each) => each === named) ?? "month";
  if (period === "own") return { period, days: ownDays(search) };
  const sunday = addDays(today, 6 - (noonOf(today).getUTCDay() + 6) % 7);
  return { period, days: { from: addDays(sunday, 1 - 7 * weeksOf[period]), to: sunday } };
}

/** A day in the address; undefined when there is none. */
export function dayIn(search: URLSearchParams, name: "from" | "to"): Day | undefined {
  const text = search.get(name) ?? "";
  return /^2[01]\d\d-\d\d-\d\d$/.test(text) && isDay(text) ? text : undefined;
}

function isDay(text: string): boolean {
  const at = Date.parse(text);
  return !isNaN(at) && new Date(at).toISOString().startsWith(text);
}

function ownDays(search: URLSearchParams): Days | null {
  const from = dayIn(search, "from");
  const to = dayIn(search, "to");
  if (!from || !to) return null;
  return from <= to && to <= addDays(from, longest - 1) ? { from, to } : null;
}
