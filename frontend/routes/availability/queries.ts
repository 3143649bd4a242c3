import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { api, ok } from "../../api/client.ts";
import type { components } from "../../api/schema.d.ts";
import type { Day, Instant } from "../../days.ts";
import type { Availability, Draft } from "./draft.ts";

export type Conflict = components["schemas"]["SavedAvailability"]["conflicts"][number];
export type CalendarImport = Availability["imports"][number];
export type EventType = Availability["eventTypes"][number];
export type Reason = components["schemas"]["AvailabilityExplanation"]["reasons"][number];
export type PreviewDay = components["schemas"]["AvailabilityPreview"]["days"][number];

/** The practitioner's availability and the version that a change of it has to name. */
export type Loaded = { availability: Availability; version: string | null };

export const availabilityQuery = queryOptions({
  queryKey: ["availability"],
  queryFn: async ({ signal }): Promise<Loaded> => {
    const answer = api.GET("/api/availability", { signal });
    return { availability: await ok(answer), version: (await answer).response.headers.get("ETag") };
  },
});

/** Replaces it, if it still is what was seen; without a version whatever it is now. */
export async function putAvailability(draft: Draft, version: string | null) {
  const answer = api.PUT("/api/availability", {
    params: { header: version === null ? {} : { "if-match": version } },
    body: draft,
  });
  const { conflicts, ...availability } = await ok(answer);
  return { conflicts, availability, version: (await answer).response.headers.get("ETag") };
}

export type PreviewWish = { draft: Draft; eventTypeUrl: string; from: Day; to: Day };

/** The times that could be booked if the draft were saved. */
export function previewQuery(wish: PreviewWish) {
  return queryOptions({
    queryKey: ["availability-preview", wish],
    queryFn: async ({ signal }) =>
      (await ok(api.POST("/api/availability/preview", { body: wish, signal }))).days,
    staleTime: 10_000,
  });
}

/** Why a time is not free, as it is saved now. */
export function whyQuery(eventTypeUrl: string, startsAt: Instant) {
  return queryOptions({
    queryKey: ["availability-why", eventTypeUrl, startsAt],
    queryFn: ({ signal }) =>
      ok(api.GET("/api/availability/why", {
        params: { query: { eventTypeUrl, startsAt } },
        signal,
      })),
    staleTime: 0,
  });
}

/** What was known of free times is no more. */
export function forgetTimes(queries: QueryClient) {
  for (const noun of ["free-times", "availability-preview", "availability-why"]) {
    void queries.invalidateQueries({ queryKey: [noun] });
  }
}
