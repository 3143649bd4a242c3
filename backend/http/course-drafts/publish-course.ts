import { createRoute } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { publishCourse } from "../../use-cases/course-drafts/publish-course.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { IfMatch, versionOf } from "../version.ts";
import { CourseDraftBody, DraftId, presentCourseDraft } from "./course-draft-body.ts";

const route = createRoute({
  method: "post",
  path: "/api/course-drafts/{id}/publish",
  operationId: "publishCourse",
  tags: ["course-drafts"],
  summary: "Publish the changes of a course",
  description:
    "The clients of its practitioner find it at once; every visitor finds one of the marketplace. What a practitioner changes in a course that is listed is listed again when an admin has agreed. `ERR_INVALID_INPUT` says what is missing.",
  security: bearer,
  middleware: signedIn,
  request: { params: DraftId, headers: IfMatch },
  responses: {
    200: { description: "The course now", ...json(CourseDraftBody) },
    ...refusals("ERR_INVALID_INPUT", "ERR_UNAUTHORIZED", "ERR_NOT_FOUND", "ERR_STALE"),
  },
});

export function mountPublishCourse(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const version = versionOf(c.req.valid("header")["if-match"]);
    const draft = await publishCourse(ports, c.var, { ...c.req.valid("param"), version });
    return c.json(presentCourseDraft(draft, { ...ports, ...c.var }), 200);
  });
}
