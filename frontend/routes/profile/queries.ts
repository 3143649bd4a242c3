import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { hasErrorCode } from "../../api/api-error.ts";
import { api, ok } from "../../api/client.ts";
import type { components } from "../../api/schema.d.ts";
import type { Language } from "../../i18n/language.ts";
import type { DraftCalls, Loaded } from "./draft-store.ts";
import type { Profile } from "./profile-types.ts";

type Draft = Loaded["draft"];

const loaded = (draft: Draft): Loaded => ({ draft, version: `"d${draft.version}"` });

async function getDraft(id: string, signal: AbortSignal | null = null): Promise<Loaded> {
  const path = { id };
  return loaded(await ok(api.GET("/api/therapists/{id}/draft", { params: { path }, signal })));
}

export function draftQuery(id: string) {
  return queryOptions({
    queryKey: ["profile-draft", id],
    queryFn: ({ signal }) => getDraft(id, signal),
    refetchOnWindowFocus: false,
    gcTime: 0,
  });
}

export function draftCalls(id: string): DraftCalls {
  const path = { id };
  return {
    get: () => getDraft(id),
    put: async (content, version) => {
      const header = { "if-match": version };
      const answer = api.PUT("/api/therapists/{id}/draft", {
        params: { path, header },
        body: { ...content, media: content.media.flatMap(withFile) },
      });
      return loaded(await ok(answer));
    },
  };
}

/** An earlier version may name a file that was deleted since. */
function withFile({ file, ...media }: Profile["media"][number]) {
  return file ? [{ ...media, file }] : [];
}

export async function publish(id: string, version: string): Promise<Loaded> {
  const params = { path: { id }, header: { "if-match": version } };
  return loaded(await ok(api.POST("/api/therapists/{id}/publish", { params })));
}

type Hours = components["schemas"]["Availability"] | "elsewhere" | null;

/** The working hours: null before anything is published that could have hours, "elsewhere" in another calendar. */
export const hoursQuery = queryOptions({
  queryKey: ["availability", "of-profile"],
  queryFn: async ({ signal }): Promise<Hours> => {
    try {
      return await ok(api.GET("/api/availability", { signal }));
    } catch (failure) {
      if (hasErrorCode(failure, "ERR_NOT_FOUND")) return null;
      if (hasErrorCode(failure, "ERR_AVAILABILITY_AT_PROVIDER")) return "elsewhere";
      throw failure;
    }
  },
});

/** Whether working hours are set. */
export function hasHours(hours: Hours): boolean {
  if (hours === null || hours === "elsewhere") return hours === "elsewhere";
  return hours.rules.length > 0 || hours.exceptions.some(({ ranges }) => ranges.length > 0);
}

/** What shows a published profile. */
export function reloadViews(queries: QueryClient): void {
  for (
    const key of [
      "therapist",
      "therapists",
      "profile-versions",
      "current-user",
      "availability",
      "certificates",
    ]
  ) {
    void queries.invalidateQueries({ queryKey: [key] });
  }
}

export async function discard(id: string): Promise<Loaded> {
  await ok(api.DELETE("/api/therapists/{id}/draft", { params: { path: { id } } }));
  return await getDraft(id);
}

export function versionsQuery(id: string) {
  return queryOptions({
    queryKey: ["profile-versions", id],
    queryFn: async ({ signal }) =>
      (await ok(
        api.GET("/api/therapists/{id}/versions", { params: { path: { id } }, signal }),
      )).versions,
    staleTime: 0,
  });
}

export function versionQuery(id: string, version: number) {
  return queryOptions({
    queryKey: ["profile-versions", id, version],
    queryFn: async ({ signal }): Promise<Profile> => {
      const params = { path: { id, version } };
      return (await ok(api.GET("/api/therapists/{id}/versions/{version}", { params, signal })))
        .content;
    },
  });
}

/** The card as it would be with the draft, in one of the profile's languages. */
export function draftCardQuery(id: string, version: number, language: Language) {
  return queryOptions({
    queryKey: ["profile-draft", id, "card", version, language],
    queryFn: ({ signal }) =>
      ok(api.GET("/api/therapists/{id}/draft/card", {
        params: { path: { id } },
        headers: { "Accept-Language": language },
        signal,
      })),
  });
}

export function draftPageQuery(id: string, version: number, language: Language) {
  return queryOptions({
    queryKey: ["profile-draft", id, "page", version, language],
    queryFn: ({ signal }) =>
      ok(api.GET("/api/therapists/{id}/draft/page", {
        params: { path: { id } },
        headers: { "Accept-Language": language },
        signal,
      })),
  });
}
