import { useCallback, useEffect, useReducer, useRef } from "react";
import { dayMs, type Instant, longestHorizonMs, windowsOf } from "../days.ts";
import { type AvailableTime, listTimes } from "./booking-api.ts";

const windowMs = 31 * dayMs;

export type FreeTimes = {
  times: AvailableTime[];
  /** All times before this instant (ms) are loaded. */
  until: number;
  status: "loading" | "ready" | "failed";
};

/** The time held for this visitor, and how far around it (ms) the hold hides other times. */
export type HeldSpan = { startsAt: Instant; aroundMs: number };

type FreeTimesEvent =
  | { type: "requested" }
  | { type: "loaded"; times: AvailableTime[]; until: number }
  | { type: "reloaded"; times: AvailableTime[]; held: HeldSpan | null }
  | { type: "failed" };

function freeTimesReducer(state: FreeTimes, event: FreeTimesEvent): FreeTimes {
  switch (event.type) {
    case "requested":
      return { ...state, status: "loading" };
    case "failed":
      return { ...state, status: "failed" };
    case "reloaded":
      return { ...state, times: withHeld(state.times, event.times, event.held) };
    case "loaded":
      return { times: [...state.times, ...event.times], until: event.until, status: "ready" };
  }
}

function withHeld(
  before: AvailableTime[],
  times: AvailableTime[],
  held: HeldSpan | null,
): AvailableTime[] {
  if (!held) return times;
  const offered = new Set(times.map(({ start_time }) => start_time));
  const hidden = before.filter(({ start_time }) =>
    !offered.has(start_time) &&
    Math.abs(Date.parse(start_time) - Date.parse(held.startsAt)) < held.aroundMs
  );
  return [...times, ...hidden]
    .toSorted((a, b) => Date.parse(a.start_time) - Date.parse(b.start_time));
}

function fromNow({ from, to }: { from: number; to: number }) {
  return { from: Math.max(from, Date.now()), to };
}

/**
 * The free times of an event type from `start` (ms), in requests of 31 days. Loads until there is a free time and
 * everything before `goal` (ms) is known, then on demand.
 */
export function useFreeTimes(eventType: string, start: number, goal = 0) {
  const [state, dispatch] = useReducer(freeTimesReducer, {
    times: [],
    until: start,
    status: "loading",
  });
  const progress = useRef({ until: start, busy: false, reloads: 0 });
  const horizon = start + longestHorizonMs;

  const load = useCallback(async (enough: (found: number, until: number) => boolean) => {
    if (progress.current.busy) return;
    progress.current.busy = true;
    dispatch({ type: "requested" });
    try {
      let found = 0;
      do {
        const from = progress.current.until;
        const to = Math.min(from + windowMs, horizon);
        const times = await listTimes(eventType, fromNow({ from, to }));
        progress.current.until = to;
        found += times.length;
        dispatch({ type: "loaded", times, until: to });
      } while (!enough(found, progress.current.until) && progress.current.until < horizon);
    } catch {
      dispatch({ type: "failed" });
    } finally {
      progress.current.busy = false;
    }
  }, [eventType, horizon]);

  useEffect(() => {
    void load((found, until) => found > 0 && until >= goal);
  }, [load, goal]);

  return {
    ...state,
    horizon,
    loadUntil(instant: number) {
      const goal = Math.min(instant, horizon);
      if (progress.current.until < goal) void load((_, until) => until >= goal);
    },
    loadMore: () => void load((found) => found > 0),
    /** Reloads all loaded times. Resolves to the free ones, or to null when the request failed or was overtaken. */
    async reload(heldSpan: () => HeldSpan | null): Promise<Instant[] | null> {
      const { until } = progress.current;
      const reload = ++progress.current.reloads;
      try {
        const windows = windowsOf({ from: start, to: until });
        const found = await Promise.all(
          windows.map((window) => listTimes(eventType, fromNow(window))),
        );
        const times = found.flat();
        const { until: untilNow, reloads } = progress.current;
        if (untilNow !== until || reloads !== reload) return null;
        dispatch({ type: "reloaded", times, held: heldSpan() });
        return times.map(({ start_time }) => start_time);
      } catch {
        return null;
      }
    },
  };
}
