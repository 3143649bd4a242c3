import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { api, ok } from "../api/client.ts";
import type { components } from "../api/schema.d.ts";
import { adminKey } from "./summary.ts";

export type AccessGrant = components["schemas"]["AccessGrant"];
export type AccessKind = AccessGrant["kind"];

const keyOf = (userId: string) => [...adminKey, "records", userId];

export function grantsQuery(id: string) {
  return queryOptions({
    queryKey: [...keyOf(id), "grants"],
    queryFn: async ({ signal }) => {
      const params = { path: { id } };
      return (await ok(api.GET("/api/admin/users/{id}/access-grants", { params, signal }))).grants;
    },
  });
}

/** Read only while it is open, and forgotten when it closes. */
const read = { staleTime: Infinity, gcTime: 0, retry: false } as const;

export function userSessionsQuery(id: string) {
  return infiniteQueryOptions({
    ...read,
    queryKey: [...keyOf(id), "sessions"],
    queryFn: ({ pageParam, signal }) => {
      const query = { limit: 20, ...(pageParam ? { cursor: pageParam } : {}) };
      const params = { path: { id }, query };
      return ok(api.GET("/api/admin/users/{id}/sessions", { params, signal }));
    },
    initialPageParam: "",
    getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor,
  });
}

export function userTestsQuery(id: string) {
  return queryOptions({
    ...read,
    queryKey: [...keyOf(id), "tests"],
    queryFn: ({ signal }) =>
      ok(api.GET("/api/admin/users/{id}/tests", { params: { path: { id } }, signal })),
  });
}

export function privateProfileQuery(id: string) {
  return queryOptions({
    ...read,
    queryKey: [...keyOf(id), "profile"],
    queryFn: ({ signal }) =>
      ok(api.GET("/api/admin/users/{id}/private-profile", { params: { path: { id } }, signal })),
  });
}

export function journalFiguresQuery(id: string) {
  return queryOptions({
    ...read,
    queryKey: [...keyOf(id), "journal"],
    queryFn: ({ signal }) =>
      ok(api.GET("/api/admin/users/{id}/journal", { params: { path: { id } }, signal })),
  });
}
