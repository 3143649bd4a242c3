import { queryOptions } from "@tanstack/react-query";
import { adminKey } from "../../admin/summary.ts";
import { api, ok } from "../../api/client.ts";
import type { components } from "../../api/schema.d.ts";
import { downloadBlob } from "../../download.ts";

export type Rule = components["schemas"]["AdminRule"];
export type RuleVersion = components["schemas"]["RuleVersion"];
export type RuleDifference = components["schemas"]["RuleDifference"];
export type RuleChange = components["schemas"]["RuleChange"];
export type ListedDraft = components["schemas"]["ListedRuleDraft"];
export type RuleDraft = components["schemas"]["RuleDraft"];
export type NotReached = components["schemas"]["VerdictNotReached"];

export const versionsQuery = queryOptions({
  queryKey: [...adminKey, "rule-versions"],
  queryFn: async ({ signal }) =>
    (await ok(api.GET("/api/admin/rule-versions", { signal }))).versions,
});

/** What a rule can depend on. */
export const factsQuery = queryOptions({
  queryKey: [...adminKey, "rule-facts"],
  queryFn: async ({ signal }) => (await ok(api.GET("/api/admin/rule-versions", { signal }))).facts,
  staleTime: Infinity,
});

export function versionQuery(version: number, comparedWith?: number) {
  return queryOptions({
    queryKey: [...adminKey, "rule-version", version, comparedWith ?? null],
    queryFn: ({ signal }) => {
      const query = comparedWith === undefined ? {} : { comparedWith };
      const params = { path: { version }, query };
      return ok(api.GET("/api/admin/rule-versions/{version}", { params, signal }));
    },
  });
}

export const draftsQuery = queryOptions({
  queryKey: [...adminKey, "rule-drafts"],
  queryFn: async ({ signal }) => (await ok(api.GET("/api/admin/rule-drafts", { signal }))).drafts,
});

export function draftQuery(id: string) {
  return queryOptions({
    queryKey: [...adminKey, "rule-draft", id],
    queryFn: ({ signal }) =>
      ok(api.GET("/api/admin/rule-drafts/{id}", { params: { path: { id } }, signal })),
  });
}

export function previewQuery({ id, version }: Pick<RuleDraft, "id" | "version">) {
  return queryOptions({
    queryKey: [...adminKey, "rule-preview", id, version],
    queryFn: ({ signal }) =>
      ok(api.GET("/api/admin/rule-drafts/{id}/preview", { params: { path: { id } }, signal })),
  });
}

/** Saves the rules of a version, or those that a draft would make, as a file. */
export async function downloadRules(of: string, name: string): Promise<void> {
  const params = { path: { of } };
  const file = await ok(
    api.GET("/api/admin/rules/{of}", { params, parseAs: "blob" }),
  ) as unknown as Blob;
  downloadBlob(file, name);
}

export const draftsAddress = "/admin/rules?part=drafts";

export const draftAddress = (id: string) => `/admin/rules/draft?id=${id}`;
