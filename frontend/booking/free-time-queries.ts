import { queryOptions } from "@tanstack/react-query";
import { useState } from "react";
import { api, ok } from "../api/client.ts";
import type { components } from "../api/schema.d.ts";
import { dayMs, instantOf, longestHorizonMs, windowsOf } from "../days.ts";

export type FreeTime = components["schemas"]["AvailableTime"];

const minuteMs = 60_000;

/** When the page was opened (ms), rounded up to the minute, so that its queries keep their keys. */
export function useOpenedAt(): number {
  return useState(() => Math.ceil(Date.now() / minuteMs) * minuteMs)[0];
}

async function timesIn(
  eventType: string,
  { from, to }: { from: number; to: number },
  signal: AbortSignal,
): Promise<FreeTime[]> {
  const { collection } = await ok(api.GET("/api/calendly/event-type-available-times", {
    params: {
      query: {
        event_type: eventType,
        start_time: new Date(from).toISOString(),
        end_time: new Date(to).toISOString(),
      },
    },
    signal,
  }));
  return collection.map((time) => ({ ...time, start_time: instantOf(time.start_time) }));
}

/** The free times of an event type for eight days from an instant (ms): they cover seven days in every zone. */
export function weekTimesQuery(eventType: string, from: number) {
  return queryOptions({
    queryKey: ["free-times", eventType, "week", from],
    queryFn: ({ signal }) => timesIn(eventType, { from, to: from + 8 * dayMs }, signal),
    staleTime: 30_000,
  });
}

/** The first free time after an instant (ms); null when there is none within the longest horizon. */
export function firstTimeQuery(eventType: string, from: number) {
  return queryOptions({
    queryKey: ["free-times", eventType, "first", from],
    queryFn: async ({ signal }) => {
      for (const window of windowsOf({ from, to: from + longestHorizonMs })) {
        const [first] = await timesIn(eventType, window, signal);
        if (first) return first;
      }
      return null;
    },
  });
}
