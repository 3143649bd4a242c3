import { queryOptions } from "@tanstack/react-query";
import { api, ok } from "../../api/client.ts";
import type { components } from "../../api/schema.d.ts";

export type EditedCourse = components["schemas"]["EditedCourse"];
export type CourseDraft = components["schemas"]["CourseDraft"];
export type Content = components["schemas"]["CourseContent"];
export type Lesson = Content["lessons"][number];
export type Material = Lesson["materials"][number];
export type Text = Content["title"];
export type LessonFile = components["schemas"]["CourseFile"];

export type Scope = "own" | "all";

/** Practitioners edit their courses below `/sessions`, administrators all of them below `/admin`. */
export function scopeOf(path: string): Scope {
  return path.startsWith("/admin") ? "all" : "own";
}

export const listHref = (scope: Scope) => scope === "all" ? "/admin/courses" : "/sessions/courses";

const draftsKey = ["course-drafts"] as const;

export function draftsQuery(scope: Scope) {
  return queryOptions({
    queryKey: [...draftsKey, scope],
    queryFn: async ({ signal }) =>
      (await ok(api.GET("/api/course-drafts", { params: { query: { scope } }, signal }))).courses,
  });
}

export function draftQuery(id: string) {
  return queryOptions({
    queryKey: [...draftsKey, "one", id],
    queryFn: ({ signal }) =>
      ok(api.GET("/api/course-drafts/{id}", { params: { path: { id } }, signal })),
    // What the editor holds is not replaced while a person writes.
    staleTime: Infinity,
    gcTime: 0,
  });
}

export function codesQuery(id: string) {
  return queryOptions({
    queryKey: [...draftsKey, "codes", id],
    queryFn: async ({ signal }) =>
      (await ok(api.GET("/api/course-drafts/{id}/codes", { params: { path: { id } }, signal })))
        .codes,
  });
}

export const noText: Text = { et: "", en: "", ru: "" };

export function newLesson(): Lesson {
  return { id: crypto.randomUUID(), title: noText, minutes: 10, materials: [] };
}

export function newMaterial(kind: Material["kind"]): Material {
  const id = crypto.randomUUID();
  switch (kind) {
    case "text":
      return { id, kind, body: noText };
    case "exercise":
      return { id, kind, title: noText, task: noText };
    case "link":
      return { id, kind, title: noText, url: "" };
    case "file":
      return { id, kind, title: noText, uploadId: null };
    case "audio":
      return { id, kind, title: noText, note: noText, uploadId: null };
    case "video":
      return { id, kind, title: noText, uploadId: null, captions: noText };
  }
}
