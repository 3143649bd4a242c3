import { queryOptions } from "@tanstack/react-query";
import { adminKey } from "../../admin/summary.ts";
import { api, ok } from "../../api/client.ts";
import type { components } from "../../api/schema.d.ts";

export type Content = components["schemas"]["TextContent"];
export type EditedText = components["schemas"]["EditedText"];

export function textQuery(id: string) {
  return queryOptions({
    queryKey: [...adminKey, "texts", id],
    queryFn: ({ signal }) =>
      ok(api.GET("/api/admin/texts/{id}", { params: { path: { id } }, signal })),
  });
}

export function textVersionQuery(id: string, version: number) {
  return queryOptions({
    queryKey: [...adminKey, "texts", id, version],
    queryFn: ({ signal }) =>
      ok(api.GET("/api/admin/texts/{id}/versions/{version}", {
        params: { path: { id, version } },
        signal,
      })),
    staleTime: Infinity,
  });
}

export const languages = ["et", "en", "ru"] as const;

export type TextLanguage = (typeof languages)[number];

export const practicePrefix = "practice.";
