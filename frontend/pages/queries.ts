import { queryOptions } from "@tanstack/react-query";
import { api, ok } from "../api/client.ts";
import type { components } from "../api/schema.d.ts";

export type PageText = components["schemas"]["PageText"];

export function pageQuery(id: string) {
  return queryOptions({
    queryKey: ["page", id],
    queryFn: ({ signal }) => ok(api.GET("/api/pages/{id}", { params: { path: { id } }, signal })),
  });
}
