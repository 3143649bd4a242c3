import { type Day, type Instant, instantOf } from "../../days.ts";
import type { Practice } from "./queries.ts";

/** What is chosen on the page; all of it stands in the address. */
export type Choice = {
  /** Id of a practice. */
  practice: string | null;
  /** A MEETING_TYPE code. */
  type: string | null;
  day: Day | null;
  start: Instant | null;
  /** The booking page is open. */
  book: boolean;
};

export const nothing: Choice = { practice: null, type: null, day: null, start: null, book: false };

export function readChoice(params: URLSearchParams): Choice {
  const day = params.get("day") ?? "";
  const start = params.get("start") ?? "";
  const known = /^\d{4}-\d\d-\d\dT/.test(start) && !Number.isNaN(Date.parse(start));
  return {
    practice: params.get("practice"),
    type: params.get("type"),
    day: /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day)) ? day : null,
    start: known ? instantOf(start) : null,
    book: params.has("book"),
  };
}

/** The choice as a query; what is not chosen leaves no trace. */
export function writeChoice({ book, ...rest }: Choice): string {
  const entries = Object.entries(rest).filter((entry): entry is [string, string] => !!entry[1]);
  const query = new URLSearchParams(entries);
  if (book) query.set("book", "");
  const text = query.toString().replaceAll("%3A", ":").replace(/book=$/, "book");
  return text && `?${text}`;
}

/** The chosen practice, else the first that costs something: a first call has its own way in. */
export function practiceOf(practices: Practice[], id: string | null): Practice | undefined {
  return practices.find((practice) => practice.id === id) ??
    practices.find((practice) => !practice.intro) ?? practices[0];
}
