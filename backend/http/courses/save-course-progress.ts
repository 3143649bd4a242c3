import { createRoute, z } from "@hono/zod-openapi";
import { courseLimits } from "../../domain/course-content.ts";
import type { Ports } from "../../ports/ports.ts";
import { saveCourseProgress } from "../../use-cases/courses/save-course-progress.ts";
import { refusals } from "../errors.ts";
import { refused } from "../field-problems.ts";
import { bodyRefusals, json, optional, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { CourseBody, CourseId, presentCourse } from "./course-body.ts";

const StepBody = z.object({
  lessonId: z.uuid(),
  done: optional(z.literal(true)),
  positions: optional(
    z.record(z.uuid(), z.int().min(0).max(86_400))
      .refine(
        (positions) => Object.keys(positions).length <= courseLimits.materials,
        refused("ERR_TOO_BIG", { most: courseLimits.materials, unit: "entries" }),
      )
      .openapi({ description: "Seconds that were played, by the id of the material" }),
  ),
}).openapi("CourseStep", {
  example: { lessonId: "0197a1c2-6d1e-7000-8000-3f5b2a9c1d41", done: true },
});

const route = createRoute({
  method: "post",
  path: "/api/courses/{id}/progress",
  operationId: "saveCourseProgress",
  tags: ["courses"],
  summary: "Save how far the caller is in a course",
  description:
    "The first step begins the course. What is done stays done. With its last lesson the course is finished, and the " +
    "caller has a certificate.",
  security: bearer,
  middleware: signedIn,
  request: { params: CourseId, ...required(StepBody) },
  responses: {
    200: { description: "The course", ...json(CourseBody) },
    ...refusals(
      ...bodyRefusals,
      "ERR_UNAUTHORIZED",
      "ERR_COURSE_CLOSED",
      "ERR_NOT_FOUND",
      "ERR_TOO_MANY_REQUESTS",
    ),
  },
});

export function mountSaveCourseProgress(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const input = { ...c.req.valid("param"), ...c.req.valid("json") };
    const view = await saveCourseProgress(ports, c.var, input);
    return c.json(presentCourse(view), 200);
  });
}
