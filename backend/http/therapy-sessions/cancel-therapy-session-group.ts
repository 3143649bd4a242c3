import { createRoute, z } from "@hono/zod-openapi";
import { reasonMaxLength } from "../../domain/therapy-session.ts";
import type { Ports } from "../../ports/ports.ts";
import { cancelTherapySessionGroup } from "../../use-cases/therapy-sessions/cancel-therapy-session-group.ts";
import { refusals } from "../errors.ts";
import { bodyRefusals, json, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { sharedText } from "../shared-text.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { SessionId } from "./therapy-session-body.ts";
import { GroupChangeBody } from "./therapy-session-group-body.ts";

const route = createRoute({
  method: "post",
  path: "/api/therapy-sessions/{id}/cancel-group",
  operationId: "cancelTherapySessionGroup",
  tags: ["therapy-sessions"],
  summary: "Cancel a group session for all its participants",
  description:
    "For the practitioner. All booked sessions of the same time are cancelled, or none; each client gets a mail with the reason in their language.",
  security: bearer,
  middleware: signedIn,
  request: {
    params: SessionId,
    ...required(
      z.object({
        reason: sharedText(reasonMaxLength).min(1).openapi({ example: "I fell ill." }),
      }).openapi("GroupCancellation"),
    ),
  },
  responses: {
    200: { description: "What was cancelled", ...json(GroupChangeBody) },
    ...refusals(
      ...bodyRefusals,
      "ERR_UNAUTHORIZED",
      "ERR_FORBIDDEN",
      "ERR_NOT_FOUND",
      "ERR_ILLEGAL_TRANSITION",
      "ERR_CANCEL_AT_PROVIDER",
    ),
  },
});

export function mountCancelTherapySessionGroup(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const input = { ...c.req.valid("param"), ...c.req.valid("json") };
    return c.json({ sessions: await cancelTherapySessionGroup(ports, c.var, input) }, 200);
  });
}
