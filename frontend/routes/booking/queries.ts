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

/** What the client of a booking is offered whose practitioner cannot hold it. */
export function bookingAlternativesQuery(token: string) {
  return queryOptions({
    queryKey: ["booking-link", token, "alternatives"],
    queryFn: () => ok(api.POST("/api/booking-links/alternatives", { body: { token } })),
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

/** What a secret link opens, as it was when the page opened: the own booking may use it up meanwhile. */
export function secretLinkQuery(token: string) {
  return queryOptions({
    queryKey: ["secret-link", token],
    queryFn: () => ok(api.POST("/api/secret-links/open", { body: { token } })),
    enabled: token !== "",
    staleTime: Infinity,
    retry: false,
  });
}
