import { createRoute } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { removeAnswer } from "../../use-cases/reviews/remove-answer.ts";
import { refusals } from "../errors.ts";
import { done } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { IfMatch, versionOf } from "../version.ts";
import { ReviewId } from "./own-review-body.ts";

const route = createRoute({
  method: "delete",
  path: "/api/reviews/{id}/answer",
  operationId: "removeAnswer",
  tags: ["reviews"],
  summary: "Remove the answer to a review",
  description: "For the practitioner. A repetition changes nothing.",
  security: bearer,
  middleware: signedIn,
  request: { params: ReviewId, headers: IfMatch },
  responses: {
    ...done,
    ...refusals("ERR_INVALID_INPUT", "ERR_UNAUTHORIZED", "ERR_NOT_FOUND", "ERR_STALE"),
  },
});

export function mountRemoveAnswer(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const version = versionOf(c.req.valid("header")["if-match"]);
    await removeAnswer(ports, c.var, { ...c.req.valid("param"), version });
    return c.body(null, 204);
  });
}
