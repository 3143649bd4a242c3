import { keepPreviousData, queryOptions, useQueryClient } from "@tanstack/react-query";
import { api, ok } from "../api/client.ts";
import type { components } from "../api/schema.d.ts";
import { useSubmit } from "../api/use-submit.ts";

export type CourseCard = components["schemas"]["CourseCard"];
export type Course = components["schemas"]["Course"];
export type CourseLesson = components["schemas"]["CourseLesson"];
export type LessonMaterial = CourseLesson["materials"][number];
export type CourseStep = components["schemas"]["CourseStep"];

export const coursesKey = ["courses"] as const;

/** `userId`: null for visitors. */
export function coursesQuery(userId: string | null) {
  return queryOptions({
    queryKey: [...coursesKey, userId, "list"],
    queryFn: async ({ signal }) => (await ok(api.GET("/api/courses", { signal }))).courses,
  });
}

export function courseQuery(id: string, userId: string | null) {
  return queryOptions({
    queryKey: [...coursesKey, userId, "course", id],
    queryFn: ({ signal }) => ok(api.GET("/api/courses/{id}", { params: { path: { id } }, signal })),
  });
}

const signedFor = 55 * 60_000;

/** Addresses of files end after an hour or two, so the lesson is loaded again before. */
export function lessonQuery(id: string, lessonId: string, userId: string) {
  return queryOptions({
    queryKey: [...coursesKey, userId, "lesson", id, lessonId],
    queryFn: ({ signal }) =>
      ok(api.GET("/api/courses/{id}/lessons/{lessonId}", {
        params: { path: { id, lessonId } },
        signal,
      })),
    staleTime: signedFor,
    refetchInterval: signedFor,
    placeholderData: keepPreviousData,
  });
}

export function courseAnswersQuery(userId: string) {
  return queryOptions({
    queryKey: [...coursesKey, userId, "answers"],
    queryFn: async ({ signal }) => (await ok(api.GET("/api/courses/answers", { signal }))).answers,
  });
}

export function certificateQuery(code: string) {
  return queryOptions({
    queryKey: [...coursesKey, "certificate", code],
    queryFn: ({ signal }) =>
      ok(api.GET("/api/courses/certificates/{code}", { params: { path: { code } }, signal })),
    retry: false,
  });
}

/** Saves how far the user is; the lists are loaded again. */
export function useSaveProgress(id: string, userId: string) {
  const cache = useQueryClient();
  return useSubmit({
    mutationFn: (body: CourseStep) =>
      ok(api.POST("/api/courses/{id}/progress", { params: { path: { id } }, body })),
    onSuccess: (course) => {
      cache.setQueryData(courseQuery(id, userId).queryKey, course);
      void cache.invalidateQueries(coursesQuery(userId));
    },
  });
}

/** Keeps the place of a recording; a failure is not worth a message. */
export function savePlace(id: string, body: CourseStep): void {
  void api.POST("/api/courses/{id}/progress", { params: { path: { id } }, body }).catch(() => null);
}
