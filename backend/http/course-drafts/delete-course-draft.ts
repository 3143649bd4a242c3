import { createRoute } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { deleteCourseDraft } from "../../use-cases/course-drafts/delete-course-draft.ts";
import { refusals } from "../errors.ts";
import { done } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { DraftId } from "./course-draft-body.ts";

const route = createRoute({
  method: "delete",
  path: "/api/course-drafts/{id}",
  operationId: "deleteCourseDraft",
  tags: ["course-drafts"],
  summary: "Delete a course that was never published",
  description: "A published one is retired instead, so that those who take it keep it.",
  security: bearer,
  middleware: signedIn,
  request: { params: DraftId },
  responses: {
    ...done,
    ...refusals(
      "ERR_INVALID_INPUT",
      "ERR_UNAUTHORIZED",
      "ERR_NOT_FOUND",
      "ERR_ILLEGAL_TRANSITION",
    ),
  },
});

export function mountDeleteCourseDraft(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    await deleteCourseDraft(ports, c.var, c.req.valid("param"));
    return c.body(null, 204);
  });
}
