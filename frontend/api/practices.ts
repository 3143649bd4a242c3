import { queryOptions } from "@tanstack/react-query";
import { api, ok } from "./client.ts";
import type { components } from "./schema.d.ts";

export type PracticeSummary = components["schemas"]["PracticeSummary"];
export type PracticePage = components["schemas"]["PracticePage"];

export const practicesQuery = queryOptions({
  queryKey: ["practices"],
  queryFn: ({ signal }) => ok(api.GET("/api/practices", { signal })),
});

export function practiceQuery(code: string) {
  return queryOptions({
    queryKey: ["practices", code],
    queryFn: ({ signal }) =>
      ok(api.GET("/api/practices/{code}", { params: { path: { code } }, signal })),
  });
}
