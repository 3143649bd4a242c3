import { createRoute, z } from "@hono/zod-openapi";
import { commentMaxLength } from "../../domain/therapy-session.ts";
import type { Ports } from "../../ports/ports.ts";
import { updateTherapySessionComment } from "../../use-cases/therapy-sessions/update-therapy-session-comment.ts";
import { refusals } from "../errors.ts";
import { bodyRefusals, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { sharedText } from "../shared-text.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { sendSession, SessionId, sessionResponse } from "./therapy-session-body.ts";

const Comment = sharedText(commentMaxLength).min(1)
  .openapi({ example: "Thank you, it helped." });

const route = createRoute({
  method: "post",
  path: "/api/therapy-sessions/{id}/update-comment",
  operationId: "updateTherapySessionComment",
  tags: ["therapy-sessions"],
  summary: "Replace the caller's latest comment",
  security: bearer,
  middleware: signedIn,
  request: { params: SessionId, ...required(z.object({ comment: Comment })) },
  responses: {
    200: { description: "The session", ...sessionResponse },
    ...refusals(
      ...bodyRefusals,
      "ERR_UNAUTHORIZED",
      "ERR_FORBIDDEN",
      "ERR_NOT_FOUND",
      "ERR_CONSENT_REQUIRED",
    ),
  },
});

export function mountUpdateTherapySessionComment(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const input = { ...c.req.valid("param"), ...c.req.valid("json") };
    return c.json(sendSession(c, await updateTherapySessionComment(ports, c.var, input)), 200);
  });
}
