import { queryOptions } from "@tanstack/react-query";
import { api, ok } from "../api/client.ts";
import type { Instant } from "../days.ts";

export const explanationKey = ["availability-why"] as const;

/** Why a time cannot be booked: by clients, or by the practitioner for one of them. */
export function explanationQuery(
  eventTypeUrl: string,
  startsAt: Instant,
  by: "client" | "practitioner" = "client",
) {
  return queryOptions({
    queryKey: [...explanationKey, eventTypeUrl, startsAt, by],
    queryFn: ({ signal }) =>
      ok(api.GET("/api/availability/why", {
        params: { query: { eventTypeUrl, startsAt, by } },
        signal,
      })),
    staleTime: 0,
  });
}
