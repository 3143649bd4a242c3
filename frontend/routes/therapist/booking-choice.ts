import { useMemo } from "react";
import { useLocation, useNavigate } from "react-router";
import { type Day, type Instant, instantOf } from "../../days.ts";
import { useSearchParams } from "../../shell/use-search-params.ts";
import type { Practice } from "./queries.ts";

export type Choice = {
  practice: string | null;
  type: string | null;
  day: Day | null;
  start: Instant | null;
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

export function useChoice() {
  const params = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const choice = useMemo(() => readChoice(params), [params]);
  return {
    choice,
    change(part: Partial<Choice>) {
      const search = writeChoice({ ...choice, ...part });
      void navigate({ search }, { preventScrollReset: true, replace: true });
    },
    open(part: Partial<Choice>) {
      const search = writeChoice({ ...choice, ...part, book: true });
      void navigate({ search }, { preventScrollReset: true });
    },
    addressWith: (part: Partial<Choice>) => pathname + writeChoice({ ...choice, ...part }),
  };
}
