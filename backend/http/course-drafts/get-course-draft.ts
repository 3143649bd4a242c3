import { createRoute } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { getCourseDraft } from "../../use-cases/course-drafts/get-course-draft.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { CourseDraftBody, DraftId, presentCourseDraft } from "./course-draft-body.ts";

const route = createRoute({
  method: "get",
  path: "/api/course-drafts/{id}",
  operationId: "getCourseDraft",
  tags: ["course-drafts"],
  summary: "Get a course with its unpublished changes",
  description: "For its practitioner and for admins.",
  security: bearer,
  middleware: signedIn,
  request: { params: DraftId },
  responses: {
    200: { description: "The course", ...json(CourseDraftBody) },
    ...refusals("ERR_INVALID_INPUT", "ERR_UNAUTHORIZED", "ERR_NOT_FOUND"),
  },
});

export function mountGetCourseDraft(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const draft = await getCourseDraft(ports, c.var, c.req.valid("param"));
    c.header("Cache-Control", "no-store");
    return c.json(presentCourseDraft(draft, { ...ports, ...c.var }), 200);
  });
}
