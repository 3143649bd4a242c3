import { createRoute, z } from "@hono/zod-openapi";
import { courseCodeLimits } from "../../domain/course-code.ts";
import type { Ports } from "../../ports/ports.ts";
import { listCourseCodes } from "../../use-cases/course-drafts/list-course-codes.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { CourseCodeBody, presentCourseCode } from "./course-code-body.ts";
import { DraftId } from "./course-draft-body.ts";

const CodesBody = z.object({ codes: z.array(CourseCodeBody).max(courseCodeLimits.perCourse) })
  .openapi("CourseCodes");

const route = createRoute({
  method: "get",
  path: "/api/course-drafts/{id}/codes",
  operationId: "listCourseCodes",
  tags: ["course-drafts"],
  summary: "List the codes of a course",
  security: bearer,
  middleware: signedIn,
  request: { params: DraftId },
  responses: {
    200: { description: "The newest first", ...json(CodesBody) },
    ...refusals("ERR_INVALID_INPUT", "ERR_UNAUTHORIZED", "ERR_NOT_FOUND"),
  },
});

export function mountListCourseCodes(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const codes = await listCourseCodes(ports, c.var, c.req.valid("param"));
    c.header("Cache-Control", "no-store");
    return c.json({ codes: codes.map((code) => presentCourseCode(code, c.var)) }, 200);
  });
}
