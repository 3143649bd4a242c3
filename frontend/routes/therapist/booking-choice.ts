import { useMemo } from "react";
import { useLocation, useNavigate } from "react-router";
import { type Day, type Instant, instantOf } from "../../days.ts";
import { useSearchParams } from "../../shell/use-search-params.ts";
import type { Practice } from "./queries.ts";

/** What is chosen on the page, all of it in the address. */
export type Choice = {
  /** The id of a practice. */
  practice: string | null;
  /** A MEETING_TYPE code. */
  type: string | null;
  day: Day | null;
  start: Instant | null;
  /** The booking dialog is open. */
  book: boolean;
};

export const noChoice: Choice = { practice: null, type: null, day: null, start: null, book: false };

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

/** The choice as a query string. */
export function writeChoice({ book, ...rest }: Choice): string {
  const entries = Object.entries(rest).filter((entry): entry is [string, string] => !!entry[1]);
  const query = new URLSearchParams(entries);
  if (book) query.set("book", "");
  const text = query.toString().replaceAll("%3A", ":").replace(/book=$/, "book");
  return text && `?${text}`;
}

/** The chosen practice, otherwise the first one that is not an introductory call. */
export function practiceOf(practices: Practice[], id: string | null): Practice | undefined {
  return practices.find((practice) => practice.id === id) ??
    practices.find((practice) => !practice.intro) ?? practices[0];
}

/** The choice in the address. Changes keep the scroll position. */
export function useChoice() {
  const params = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const choice = useMemo(() => readChoice(params), [params]);
  return {
    choice,
    /** Changes the choice without a new history entry. */
    change(part: Partial<Choice>) {
      const search = writeChoice({ ...choice, ...part });
      void navigate({ search }, { preventScrollReset: true, replace: true });
    },
    /** Opens the booking dialog with a new history entry. */
    open(part: Partial<Choice>) {
      const search = writeChoice({ ...choice, ...part, book: true });
      void navigate({ search }, { preventScrollReset: true });
    },
    /** The address of this page with a changed choice. */
    addressWith: (part: Partial<Choice>) => pathname + writeChoice({ ...choice, ...part }),
  };
}
