import { queryOptions } from "@tanstack/react-query";
import { api, ok } from "../../api/client.ts";
import type { components } from "../../api/schema.d.ts";

export type BookedSession = components["schemas"]["BookedSession"];

/** The booking that a signed link opens; reading it changes nothing. */
export function bookingQuery(token: string) {
  return queryOptions({
    queryKey: ["booking-link", token],
    queryFn: () => ok(api.POST("/api/booking-links/read", { body: { token } })),
    enabled: token !== "",
    retry: false,
  });
}

/** What the link in the mail with the code would confirm. */
export function requestQuery(token: string) {
  return queryOptions({
    queryKey: ["booking-request-link", token],
    queryFn: () => ok(api.POST("/api/booking-requests/link", { body: { token } })),
    enabled: token !== "",
    retry: false,
  });
}
