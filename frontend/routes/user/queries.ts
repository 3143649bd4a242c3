import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { api, ok } from "../../api/client.ts";
import type { components } from "../../api/schema.d.ts";

export type Device = components["schemas"]["Device"];
export type SignInMethod = components["schemas"]["SignInMethod"];

export type ApiKey = components["schemas"]["ApiKey"];

export type SecondFactors = components["schemas"]["SecondFactors"];

export const devicesQuery = queryOptions({
  queryKey: ["user", "me", "devices"],
  queryFn: async () => (await ok(api.GET("/api/auth/devices"))).devices,
});

export const emailChangeQuery = queryOptions({
  queryKey: ["user", "me", "email-change"],
  queryFn: async () => (await ok(api.GET("/api/auth/change-email"))).pending,
});

export const signInMethodsQuery = queryOptions({
  queryKey: ["user", "me", "sign-in-methods"],
  queryFn: () => ok(api.GET("/api/user/me/sign-in-methods")),
});

export const secondFactorsQuery = queryOptions({
  queryKey: ["user", "me", "second-factors"],
  queryFn: () => ok(api.GET("/api/auth/second-factors")),
});

export const apiKeysQuery = queryOptions({
  queryKey: ["user", "me", "api-keys"],
  queryFn: async () => (await ok(api.GET("/api/api-keys"))).keys,
});

export type Webhook = components["schemas"]["Webhook"];
export type WebhookDelivery = components["schemas"]["WebhookDelivery"];

export const webhooksQuery = queryOptions({
  queryKey: ["user", "me", "webhooks"],
  queryFn: async () => (await ok(api.GET("/api/webhooks"))).webhooks,
});

export function deliveriesQuery(id: string) {
  return infiniteQueryOptions({
    queryKey: ["user", "me", "webhooks", id, "deliveries"],
    queryFn: ({ pageParam }) =>
      ok(api.GET("/api/webhooks/{id}/deliveries", {
        params: { path: { id }, query: { limit: 10, ...(pageParam && { cursor: pageParam }) } },
      })),
    initialPageParam: "",
    getNextPageParam: (last) => last.nextCursor,
    // Messages are sent within seconds.
    refetchInterval: 5000,
  });
}
