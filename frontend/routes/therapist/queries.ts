import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { api, ok } from "../../api/client.ts";
import type { components } from "../../api/schema.d.ts";
import { dayMs, instantOf, windowsOf } from "../../days.ts";

type Schemas = components["schemas"];

export type TherapistPage = Schemas["TherapistPage"];
export type Practice = Schemas["Practice"];
export type Review = Schemas["Review"];
export type FreeTime = Schemas["AvailableTime"];

/** Practitioners who have nothing free for so long are said to have nothing open. */
const furthestMs = 6 * 31 * dayMs;

export function therapistQuery(id: string) {
  return queryOptions({
    queryKey: ["therapist", id],
    queryFn: ({ signal }) =>
      ok(api.GET("/api/therapists/{id}", { params: { path: { id } }, signal })),
  });
}

export function reviewsQuery(id: string) {
  return infiniteQueryOptions({
    queryKey: ["therapist", id, "reviews"],
    queryFn: ({ pageParam, signal }) =>
      ok(api.GET("/api/therapists/{id}/reviews", {
        params: { path: { id }, query: { limit: 20, ...(pageParam ? { cursor: pageParam } : {}) } },
        signal,
      })),
    initialPageParam: "",
    getNextPageParam: (last: { nextCursor: string | null }) => last.nextCursor,
  });
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

/** The free times of one practice from an instant (ms) on: eight days hold seven in any zone. */
export function weekTimesQuery(eventType: string, from: number) {
  return queryOptions({
    queryKey: ["free-times", eventType, "week", from],
    queryFn: ({ signal }) => timesIn(eventType, { from, to: from + 8 * dayMs }, signal),
    staleTime: 30_000,
  });
}

/** The first free time after an instant (ms), looked for in windows of 31 days; null when nothing is open. */
export function firstTimeQuery(eventType: string, from: number) {
  return queryOptions({
    queryKey: ["free-times", eventType, "first", from],
    queryFn: async ({ signal }) => {
      for (const window of windowsOf({ from, to: from + furthestMs })) {
        const [first] = await timesIn(eventType, window, signal);
        if (first) return first;
      }
      return null;
    },
  });
}
