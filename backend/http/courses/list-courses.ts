import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { listCourses } from "../../use-cases/courses/list-courses.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { CourseCardBody, presentCourseCard } from "./course-body.ts";

const CoursesBody = z.object({ courses: z.array(CourseCardBody).max(10_000) }).openapi("Courses");

const route = createRoute({
  method: "get",
  path: "/api/courses",
  operationId: "listCourses",
  tags: ["courses"],
  summary: "List courses",
  description:
    "Every visitor sees what the published courses are about. A signed-in caller also gets the courses of their practitioners, " +
    "those they take, and how far they are.",
  responses: {
    200: { description: "The courses", ...json(CoursesBody) },
    ...refusals("ERR_UNAVAILABLE"),
  },
});

export function mountListCourses(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const views = await listCourses(ports, c.var);
    c.header("Cache-Control", "no-store");
    return c.json({ courses: views.map(presentCourseCard) }, 200);
  });
}
