import { createRoute } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { getCourse } from "../../use-cases/courses/get-course.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { CourseBody, CourseId, presentCourse } from "./course-body.ts";

const route = createRoute({
  method: "get",
  path: "/api/courses/{id}",
  operationId: "getCourse",
  tags: ["courses"],
  summary: "Get what a course is about",
  description: "With the titles of its lessons. What they say is for those who take the course.",
  request: { params: CourseId },
  responses: {
    200: { description: "The course", ...json(CourseBody) },
    ...refusals("ERR_INVALID_INPUT", "ERR_NOT_FOUND"),
  },
});

export function mountGetCourse(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const view = await getCourse(ports, c.var, c.req.valid("param"));
    c.header("Cache-Control", "no-store");
    return c.json(presentCourse(view), 200);
  });
}
