import { useCallback, useEffect, useReducer, useRef } from "react";
import { dayMs, type Instant, windowsOf } from "../days.ts";
import { type AvailableTime, listTimes } from "./calls.ts";

/** Longest span one question may cover. */
const windowMs = 31 * dayMs;

/** Practitioners open their calendars for weeks; half a year without a free time is "none". */
const furthestMs = 6 * windowMs;

export type FreeTimes = {
  times: AvailableTime[];
  /** Everything before this instant (ms) is known. */
  until: number;
  status: "loading" | "ready" | "failed";
};

/** The time that is kept for this visitor, and how far around it (ms) that hides other times. */
export type Kept = { startsAt: Instant; aroundMs: number };

type News =
  | { type: "asked" }
  | { type: "came"; times: AvailableTime[]; until: number }
  | { type: "renewed"; times: AvailableTime[]; own: Kept | null }
  | { type: "failed" };

function freeTimes(state: FreeTimes, news: News): FreeTimes {
  if (news.type === "asked") return { ...state, status: "loading" };
  if (news.type === "failed") return { ...state, status: "failed" };
  if (news.type === "renewed") return { ...state, times: withOwn(state.times, news) };
  return { times: [...state.times, ...news.times], until: news.until, status: "ready" };
}

/**
 * What is kept for this visitor is offered to nobody, nor is what overlaps it. Both stay in their own list: another
 * choice lets the kept time go, and the server refuses what somebody else has taken meanwhile.
 */
function withOwn(
  before: AvailableTime[],
  { times, own }: { times: AvailableTime[]; own: Kept | null },
): AvailableTime[] {
  if (!own) return times;
  const known = new Set(times.map(({ start_time }) => start_time));
  const hidden = before.filter(({ start_time }) =>
    !known.has(start_time) &&
    Math.abs(Date.parse(start_time) - Date.parse(own.startsAt)) < own.aroundMs
  );
  return [...times, ...hidden]
    .toSorted((a, b) => Date.parse(a.start_time) - Date.parse(b.start_time));
}

/** The past cannot be asked for. */
function atLeastNow({ from, to }: { from: number; to: number }) {
  return { from: Math.max(from, Date.now()), to };
}

/**
 * The free times of one event type from `start` (ms) on, asked for in windows of 31 days: first until there is
 * one at all and everything before `goal` (ms) is known, then as far as the visitor looks.
 */
export function useFreeTimes(eventType: string, start: number, goal = 0) {
  const [state, tell] = useReducer(freeTimes, { times: [], until: start, status: "loading" });
  const known = useRef({ until: start, busy: false, renewals: 0 });
  const horizon = start + furthestMs;

  const lookUntil = useCallback(async (enough: (found: number, until: number) => boolean) => {
    if (known.current.busy) return;
    known.current.busy = true;
    tell({ type: "asked" });
    try {
      let found = 0;
      do {
        const from = known.current.until;
        const to = Math.min(from + windowMs, horizon);
        const times = await listTimes(eventType, atLeastNow({ from, to }));
        known.current.until = to;
        found += times.length;
        tell({ type: "came", times, until: to });
      } while (!enough(found, known.current.until) && known.current.until < horizon);
    } catch {
      tell({ type: "failed" });
    } finally {
      known.current.busy = false;
    }
  }, [eventType, horizon]);

  useEffect(() => {
    void lookUntil((found, until) => found > 0 && until >= goal);
  }, [lookUntil, goal]);

  return {
    ...state,
    horizon,
    /** Makes everything before the instant (ms) known. */
    lookTo(instant: number) {
      const goal = Math.min(instant, horizon);
      if (known.current.until < goal) void lookUntil((_, until) => until >= goal);
    },
    /**
     * Asks again for everything that is known: a time was lost, others may have gone with it. Resolves to what is free
     * now, or null when that could not be learnt: then what is shown stays, and the server refuses what is gone.
     */
    async renew(own: () => Kept | null): Promise<Instant[] | null> {
      const { until } = known.current;
      const turn = ++known.current.renewals;
      try {
        const windows = windowsOf({ from: start, to: until });
        const found = await Promise.all(
          windows.map((window) => listTimes(eventType, atLeastNow(window))),
        );
        const times = found.flat();
        // A later question, or a longer list, knows more.
        if (known.current.until !== until || known.current.renewals !== turn) return null;
        tell({ type: "renewed", times, own: own() });
        return times.map(({ start_time }) => start_time);
      } catch {
        return null;
      }
    },
    /** Makes another window known, and as many as it takes to find a time. */
    lookFurther: () => void lookUntil((found) => found > 0),
    retry: () => void lookUntil((found) => found > 0),
  };
}
