import { type InfiniteData, infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { useState } from "react";
import { api, ok } from "../api/client.ts";
import type { components } from "../api/schema.d.ts";
import { type Day, dayMs, type Instant, instantOf, longestHorizonMs, windowsOf } from "../days.ts";
import { useRenderTime } from "../use-render-time.ts";

export type FreeTime = components["schemas"]["AvailableTime"];

export type MeetingType = FreeTime["meeting_types"][number];

const minuteMs = 60_000;

/** When the page was opened (ms), rounded up to the minute, so that its queries keep their keys. */
export function useOpenedAt(): number {
  const now = useRenderTime();
  return useState(() => openedAt(now))[0];
}

export function openedAt(now: number): number {
  return Math.ceil(now / minuteMs) * minuteMs;
}

/** From when (ms) times are loaded that begin with a day in any zone: half a day before it in UTC, but not in the past. */
export function loadedFrom(day: Day, openedAt: number): number {
  return Math.max(openedAt, Date.parse(day) - dayMs / 2);
}

async function timesIn(
  eventType: string,
  { from, to, session }: { from: number; to: number; session?: string | undefined },
  signal: AbortSignal,
): Promise<FreeTime[]> {
  const { collection } = await ok(api.GET("/api/calendly/event-type-available-times", {
    params: {
      query: {
        event_type: eventType,
        start_time: new Date(from).toISOString(),
        end_time: new Date(to).toISOString(),
        ...(session && { session }),
      },
    },
    signal,
  }));
  return collection.map((time) => ({ ...time, start_time: instantOf(time.start_time) }));
}

export function offersType(time: FreeTime, type: string | null): boolean {
  return !type || time.meeting_types.some((each) => each === type);
}

/**
 * The free times of an event type for eight days from an instant (ms): they cover seven days in every zone. `session`: the id
 * of one that is to be moved, whose own time counts as free.
 */
export function weekTimesQuery(eventType: string, from: number, session?: string) {
  return queryOptions({
    queryKey: ["free-times", eventType, "week", from, ...session ? [session] : []],
    queryFn: ({ signal }) => timesIn(eventType, { from, to: from + 8 * dayMs, session }, signal),
    staleTime: 30_000,
  });
}

/** The first free time of a meeting type, or of any, after an instant (ms); null when there is none within the longest horizon. */
export function firstTimeQuery(eventType: string, from: number, type: string | null = null) {
  return queryOptions({
    queryKey: ["free-times", eventType, "first", from, type],
    queryFn: async ({ signal }) => {
      for (const window of windowsOf({ from, to: from + longestHorizonMs })) {
        const times = await timesIn(eventType, window, signal);
        const first = times.find((time) => offersType(time, type));
        if (first) return first;
      }
      return null;
    },
  });
}

export const windowMs = 31 * dayMs;

/** The places of the times that can be in person. */
export function placesOf(times: readonly FreeTime[]): string[] {
  const inPerson = times.filter(({ meeting_types }) => meeting_types.includes("IN_PERSON"));
  return [...new Set(inPerson.map(({ location }) => location).filter(Boolean))];
}

/** The time held for this visitor, and how far around it (ms) the hold hides other times. */
export type HeldSpan = { startsAt: Instant; aroundMs: number };

function withHeld(before: FreeTime[], times: FreeTime[], held: HeldSpan | null): FreeTime[] {
  if (!held) return times;
  const offered = new Set(times.map(({ start_time }) => start_time));
  const hidden = before.filter(({ start_time }) =>
    !offered.has(start_time) &&
    Math.abs(Date.parse(start_time) - Date.parse(held.startsAt)) < held.aroundMs
  );
  return [...times, ...hidden]
    .toSorted((a, b) => Date.parse(a.start_time) - Date.parse(b.start_time));
}

/**
 * The free times of an event type from an instant (ms), in pages of 31 days up to the longest horizon. A reload keeps the
 * times that the visitor's own hold hides.
 */
export function allTimesQuery(
  eventType: string,
  from: number,
  heldSpan: () => HeldSpan | null = () => null,
) {
  const horizon = from + longestHorizonMs;
  const queryKey = ["free-times", eventType, "all", from];
  return infiniteQueryOptions({
    queryKey,
    initialPageParam: from,
    queryFn: async ({ pageParam, client, signal }) => {
      const window = {
        from: Math.max(pageParam, Date.now()),
        to: Math.min(pageParam + windowMs, horizon),
      };
      const times = await timesIn(eventType, window, signal);
      const cached = client.getQueryData<InfiniteData<FreeTime[], number>>(queryKey);
      const before = cached?.pages[cached.pageParams.indexOf(pageParam)] ?? [];
      return withHeld(before, times, heldSpan());
    },
    getNextPageParam: (_page, _pages, pageParam) =>
      pageParam + windowMs < horizon ? pageParam + windowMs : null,
    staleTime: 30_000,
  });
}
