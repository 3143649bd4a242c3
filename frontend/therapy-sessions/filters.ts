import type { listMyTherapySessions } from "../api/limits/therapy-sessions.ts";
import { addDays, addMonths, type Day, monthOf, noonOf } from "../days.ts";

type Limits = typeof listMyTherapySessions;

export const statuses: Limits["status"]["enum"] = ["booked", "finished", "cancelled"];
export type Status = (typeof statuses)[number];

export const periods = [
  "thisWeek",
  "thisMonth",
  "lastMonth",
  "thisYear",
  "lastYear",
  "days",
] as const;
export type Period = (typeof periods)[number];

export type SessionFilters = {
  person: string | null;
  practice: string | null;
  status: Status | null;
  period: Period | null;
  /** The first and the last day of the period "days". */
  from: Day | null;
  to: Day | null;
  text: string;
};

export const maxTextLength: Limits["q"]["maxLength"] = 100;

export const unfiltered: SessionFilters = {
  person: null,
  practice: null,
  status: null,
  period: null,
  from: null,
  to: null,
  text: "",
};

function day(text: string | null): Day | null {
  if (!text || !/^\d{4}-\d\d-\d\d$/.test(text)) return null;
  const at = noonOf(text);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text) ? text : null;
}

function oneOf<Value extends string>(values: readonly Value[], text: string | null): Value | null {
  return values.find((value) => value === text) ?? null;
}

export function readFilters(params: URLSearchParams): SessionFilters {
  const person = params.get("person") ?? "";
  const practice = params.get("practice") ?? "";
  const period = oneOf(periods, params.get("period"));
  const custom = period === "days";
  return {
    person: /^[\da-f-]{36}$/i.test(person) ? person : null,
    practice: /^[A-Z_]{1,40}$/.test(practice) ? practice : null,
    status: oneOf(statuses, params.get("status")),
    period,
    from: custom ? day(params.get("from")) : null,
    to: custom ? day(params.get("to")) : null,
    text: (params.get("q") ?? "").trim().slice(0, maxTextLength),
  };
}

/** The filters as query parameters; null removes one. */
export function filterParams(filters: SessionFilters): Record<string, string | null> {
  const { text, ...rest } = filters;
  return { ...rest, q: text || null };
}

export function isFiltered(filters: SessionFilters): boolean {
  return Object.values(filterParams(filters)).some((value) => value !== null);
}

/** The first and the last day of the period; undefined where it has no limit. `today` is a day of the user's zone. */
export function spanOf(
  { period, from, to }: SessionFilters,
  today: Day,
): { from?: Day | undefined; to?: Day | undefined } {
  const ofMonth = (count: number) => {
    const first = `${addMonths(monthOf(today), count)}-01`;
    return { from: first, to: addDays(`${addMonths(monthOf(first), 1)}-01`, -1) };
  };
  const ofYear = (year: number) => ({ from: `${year}-01-01`, to: `${year}-12-31` });
  const year = Number(today.slice(0, 4));
  switch (period) {
    case "thisWeek": {
      const monday = addDays(today, -((noonOf(today).getUTCDay() + 6) % 7));
      return { from: monday, to: addDays(monday, 6) };
    }
    case "thisMonth":
      return ofMonth(0);
    case "lastMonth":
      return ofMonth(-1);
    case "thisYear":
      return ofYear(year);
    case "lastYear":
      return ofYear(year - 1);
    case "days":
      return from && to && from > to
        ? { from: to, to: from }
        : { from: from ?? undefined, to: to ?? undefined };
    case null:
      return {};
  }
}
