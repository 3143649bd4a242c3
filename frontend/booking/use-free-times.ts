import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { type Instant, longestHorizonMs } from "../days.ts";
import {
  allTimesQuery,
  type FreeTime,
  type HeldSpan,
  type MeetingType,
  offersType,
  windowMs,
} from "./free-time-queries.ts";

export type FreeTimes = {
  times: FreeTime[];
  /** All times before this instant (ms) are loaded. */
  until: number;
  status: "loading" | "ready" | "failed";
};

export function withTime(times: FreeTime[], own: FreeTime | undefined): FreeTime[] {
  const at = own ? times.findIndex(({ start_time }) => start_time >= own.start_time) : -1;
  if (!own || times[at]?.start_time === own.start_time) return times;
  return times.toSpliced(at < 0 ? times.length : at, 0, own);
}

/**
 * The free times of an event type from `start` (ms). Loads until there is a free time and everything before `goal` (ms)
 * is known, then on demand. Of several meeting types it shows `type`, or the first one of the time that begins at
 * `startsAt` or, without it, of the first time.
 */
export function useFreeTimes(
  eventType: string,
  start: number,
  { goal = 0, heldSpan = () => null, own, types = [], type = null, startsAt = null }: {
    goal?: number;
    types?: MeetingType[];
    type?: MeetingType | null;
    startsAt?: Instant | null;
    heldSpan?: () => HeldSpan | null;
    /** A time that only the visitor's own hold hides. */
    own?: FreeTime | undefined;
  } = {},
) {
  const horizon = start + longestHorizonMs;
  const query = useInfiniteQuery(allTimesQuery(eventType, start, heldSpan));
  const { data, hasNextPage, isFetching, fetchNextPage } = query;
  const all = useMemo(() => withTime(data?.pages.flat() ?? [], own), [data, own]);
  const usual = (all.find(({ start_time }) => start_time === startsAt) ?? all[0])?.meeting_types[0];
  const isMixed = types.length > 1;
  const shownType = isMixed ? type ?? usual ?? null : null;
  const times = useMemo(() => all.filter((each) => offersType(each, shownType)), [all, shownType]);
  const until = Math.min(start + (data?.pages.length ?? 0) * windowMs, horizon);

  const [wanted, setWanted] = useState({ count: 1, until: goal });
  const isEnough = times.length >= wanted.count && until >= Math.min(wanted.until, horizon);
  const failed = query.isLoadingError || query.isFetchNextPageError;
  const needsMore = !isEnough && hasNextPage && !failed;
  useEffect(() => {
    if (needsMore && !isFetching) void fetchNextPage();
  }, [needsMore, isFetching, until, fetchNextPage]);

  const status: FreeTimes["status"] = failed && !isFetching
    ? "failed"
    : !data || needsMore
    ? "loading"
    : "ready";
  return {
    times,
    /** The times of every meeting type, and when those of the others begin. */
    all,
    others: all.filter((each) => !offersType(each, shownType)).map(({ start_time }) => start_time),
    /** The meeting type of the times; null where there is no choice. */
    type: shownType,
    until,
    status,
    horizon,
    loadUntil(instant: number) {
      setWanted((before) => ({ ...before, until: Math.max(before.until, instant) }));
      if (failed && until < instant) void fetchNextPage();
    },
    loadMore() {
      setWanted((before) => ({ ...before, count: times.length + 1 }));
      if (failed) void fetchNextPage();
    },
    /** Reloads all loaded times. Resolves to the free ones, or to null when the request failed or was overtaken. */
    async reload(): Promise<Instant[] | null> {
      const { data, isSuccess, isFetching } = await query.refetch();
      if (!isSuccess || isFetching) return null;
      return data.pages.flat().map(({ start_time }) => start_time);
    },
  };
}
