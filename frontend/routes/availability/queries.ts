import { type QueryClient, queryOptions, useQueryClient } from "@tanstack/react-query";
import { api, ok } from "../../api/client.ts";
import type { components } from "../../api/schema.d.ts";
import type { Day } from "../../days.ts";
import { sessionsQuery } from "../../therapy-sessions/queries.ts";
import type { Availability, Draft } from "./draft.ts";

export type Conflict = components["schemas"]["SavedAvailability"]["conflicts"][number];
export type CalendarImport = Availability["imports"][number];
export type EventType = Availability["eventTypes"][number];
export type PreviewDay = components["schemas"]["AvailabilityPreview"]["days"][number];

export type Loaded = { availability: Availability; version: string | null };

export const availabilityQuery = queryOptions({
  queryKey: ["availability"],
  queryFn: async ({ signal }): Promise<Loaded> => {
    const answer = api.GET("/api/availability", { signal });
    return { availability: await ok(answer), version: (await answer).response.headers.get("ETag") };
  },
});

/** The bookings that stand in the week. */
export const upcomingSessionsQuery = sessionsQuery("therapist", {
  when: "upcoming",
  status: "booked",
  order: "soonest",
});

/** Saves the draft if the version is still the current one; a null version overwrites any. */
export async function putAvailability(draft: Draft, version: string | null) {
  const answer = api.PUT("/api/availability", {
    params: { header: version === null ? {} : { "if-match": version } },
    body: draft,
  });
  const { conflicts, ...availability } = await ok(answer);
  return { conflicts, availability, version: (await answer).response.headers.get("ETag") };
}

type PreviewRequest = { draft: Draft; eventTypeUrl: string; from: Day; to: Day };

export function previewQuery(request: PreviewRequest) {
  return queryOptions({
    queryKey: ["availability-preview", request],
    queryFn: async ({ signal }) =>
      (await ok(api.POST("/api/availability/preview", { body: request, signal }))).days,
    staleTime: 10_000,
  });
}

export type BlockingTime = components["schemas"]["BlockingTime"];

export const blockingTimesQuery = queryOptions({
  queryKey: ["blocking-times"],
  queryFn: async ({ signal }): Promise<BlockingTime[]> =>
    (await ok(api.GET("/api/availability/blocking-times", { signal }))).times,
  refetchInterval: 30_000,
});

export function reloadTimes(queries: QueryClient) {
  for (const name of ["free-times", "availability-preview", "availability-why"]) {
    void queries.invalidateQueries({ queryKey: [name] });
  }
}

export function useReloadAvailability() {
  const queries = useQueryClient();
  return () => {
    reloadTimes(queries);
    return queries.invalidateQueries(availabilityQuery);
  };
}
