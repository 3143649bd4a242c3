import { queryOptions } from "@tanstack/react-query";
import { api, ok } from "../api/client.ts";
import type { components } from "../api/schema.d.ts";

export type Package = components["schemas"]["Package"];
export type PackageOfPage = components["schemas"]["PackageOfPage"];

export const packagesKey = ["packages"] as const;

/** `userId`: null for visitors, who have none. */
export function myPackagesQuery(userId: string | null) {
  return queryOptions({
    queryKey: [...packagesKey, userId, "mine"],
    queryFn: async ({ signal }) => (await ok(api.GET("/api/packages", { signal }))).packages,
    enabled: userId !== null,
  });
}

/** Those that can pay a session or, before it is booked, a session of a practice. */
export function usablePackagesQuery(
  userId: string | null,
  wanted: { eventType: string } | { therapySessionId: string },
) {
  return queryOptions({
    queryKey: [...packagesKey, userId, "usable", wanted],
    queryFn: async ({ signal }) =>
      (await ok(api.GET("/api/packages", { params: { query: wanted }, signal }))).packages,
    enabled: userId !== null,
  });
}

export function packageQuery(id: string, userId: string | null) {
  return queryOptions({
    queryKey: [...packagesKey, userId, "one", id],
    queryFn: ({ signal }) =>
      ok(api.GET("/api/packages/{id}", { params: { path: { id } }, signal })),
    enabled: userId !== null,
  });
}
