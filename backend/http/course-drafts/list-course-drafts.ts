import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { listCourseDrafts } from "../../use-cases/course-drafts/list-course-drafts.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { EditedCourseBody, presentEditedCourse } from "./course-draft-body.ts";

const DraftsBody = z.object({ courses: z.array(EditedCourseBody).max(10_000) })
  .openapi("CourseDrafts");

const route = createRoute({
  method: "get",
  path: "/api/course-drafts",
  operationId: "listCourseDrafts",
  tags: ["course-drafts"],
  summary: "List the courses that the caller edits",
  description: "A practitioner edits her own courses, an admin all of them.",
  security: bearer,
  middleware: signedIn,
  request: {
    query: z.object({
      scope: z.enum(["own", "all"]).default("own").openapi({ description: "`all` is for admins" }),
    }),
  },
  responses: {
    200: { description: "The latest change first", ...json(DraftsBody) },
    ...refusals("ERR_INVALID_INPUT", "ERR_UNAUTHORIZED", "ERR_FORBIDDEN"),
  },
});

export function mountListCourseDrafts(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const courses = await listCourseDrafts(ports, c.var, c.req.valid("query"));
    c.header("Cache-Control", "no-store");
    return c.json({ courses: courses.map(presentEditedCourse) }, 200);
  });
}
