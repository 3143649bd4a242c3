import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { getCourseLesson } from "../../use-cases/courses/get-course-lesson.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { CourseLessonBody, presentCourseLesson } from "./course-lesson-body.ts";

const route = createRoute({
  method: "get",
  path: "/api/courses/{id}/lessons/{lessonId}",
  operationId: "getCourseLesson",
  tags: ["courses"],
  summary: "Read a lesson of a course",
  description: "Addresses of files are signed and end after one to two hours.",
  security: bearer,
  middleware: signedIn,
  request: { params: z.object({ id: z.uuid(), lessonId: z.uuid() }) },
  responses: {
    200: { description: "The lesson", ...json(CourseLessonBody) },
    ...refusals("ERR_INVALID_INPUT", "ERR_UNAUTHORIZED", "ERR_COURSE_CLOSED", "ERR_NOT_FOUND"),
  },
});

export function mountGetCourseLesson(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const view = await getCourseLesson(ports, c.var, c.req.valid("param"));
    c.header("Cache-Control", "no-store");
    return c.json(presentCourseLesson(view, { ...ports, now: c.var.now }), 200);
  });
}
