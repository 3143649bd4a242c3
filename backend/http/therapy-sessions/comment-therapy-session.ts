import { createRoute, z } from "@hono/zod-openapi";
import { commentMaxLength, type TherapySessionEntry } from "../../domain/therapy-session.ts";
import type { Ports } from "../../ports/ports.ts";
import { commentTherapySession } from "../../use-cases/therapy-sessions/comment-therapy-session.ts";
import { refusals } from "../errors.ts";
import { firstAnswer, IdempotencyKey, idempotentInWork } from "../idempotent.ts";
import { bodyRefusals, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { sharedText } from "../shared-text.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { present, sendSession, SessionId, sessionResponse } from "./therapy-session-body.ts";

const NewCommentBody = z.object({
  comment: sharedText(commentMaxLength).min(1)
    .openapi({ example: "Thank you, it helped." }),
  isTherapistComment: z.boolean().default(false).openapi({
    description: "Whether the caller comments as the practitioner of the session",
  }),
});

const route = createRoute({
  method: "post",
  path: "/api/therapy-sessions/{id}/comment",
  operationId: "commentTherapySession",
  tags: ["therapy-sessions"],
  summary: "Add a comment to a session",
  description: "The client and the practitioner of the session can both read every comment.",
  security: bearer,
  middleware: signedIn,
  request: { params: SessionId, headers: IdempotencyKey, ...required(NewCommentBody) },
  responses: {
    201: { description: "The session with the comment", ...sessionResponse },
    ...refusals(
      ...bodyRefusals,
      "ERR_UNAUTHORIZED",
      "ERR_FORBIDDEN",
      "ERR_NOT_FOUND",
      "ERR_CONSENT_REQUIRED",
      "ERR_ILLEGAL_TRANSITION",
      "ERR_REQUEST_IN_PROGRESS",
      "ERR_IDEMPOTENCY_MISMATCH",
    ),
  },
});

export function mountCommentTherapySession(router: Router, ports: Ports) {
  router.use(route.getRoutingPath(), idempotentInWork(ports));
  router.openapi(route, async (c) => {
    const { keyedRequest, account, now } = c.var;
    const input = {
      ...c.req.valid("param"),
      ...c.req.valid("json"),
      firstAnswer: firstAnswer(
        keyedRequest,
        201,
        (session: TherapySessionEntry) => present(session, account, now),
      ),
    };
    return c.json(sendSession(c, await commentTherapySession(ports, c.var, input)), 201);
  });
}
