import { queryOptions } from "@tanstack/react-query";
import { api, ok } from "../api/client.ts";
import type { components } from "../api/schema.d.ts";

export type PageText = components["schemas"]["PageText"];

/** `version`: an earlier one, of terms and privacy. */
export function pageQuery(id: string, version?: number) {
  const params = { path: { id }, query: version ? { version } : {} };
  return queryOptions({
    queryKey: version ? ["page", id, version] : ["page", id],
    queryFn: ({ signal }) => ok(api.GET("/api/pages/{id}", { params, signal })),
  });
}

/** The version in the address of a page; undefined for the one in force. */
export function versionIn(search: URLSearchParams): number | undefined {
  const version = Number(search.get("version"));
  return Number.isInteger(version) && version > 0 && version <= 1_000_000 ? version : undefined;
}
