import { createRoute } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { retireCourse } from "../../use-cases/course-drafts/retire-course.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { IfMatch, versionOf } from "../version.ts";
import { CourseDraftBody, DraftId, presentCourseDraft } from "./course-draft-body.ts";

const route = createRoute({
  method: "post",
  path: "/api/course-drafts/{id}/retire",
  operationId: "retireCourse",
  tags: ["course-drafts"],
  summary: "Offer a course no longer",
  description: "Those who take it keep it. It can be published again.",
  security: bearer,
  middleware: signedIn,
  request: { params: DraftId, headers: IfMatch },
  responses: {
    200: { description: "The course now", ...json(CourseDraftBody) },
    ...refusals(
      "ERR_INVALID_INPUT",
      "ERR_UNAUTHORIZED",
      "ERR_NOT_FOUND",
      "ERR_ILLEGAL_TRANSITION",
      "ERR_STALE",
    ),
  },
});

export function mountRetireCourse(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const version = versionOf(c.req.valid("header")["if-match"]);
    const draft = await retireCourse(ports, c.var, { ...c.req.valid("param"), version });
    return c.json(presentCourseDraft(draft, { ...ports, ...c.var }), 200);
  });
}
