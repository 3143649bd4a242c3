import { createRoute, z } from "@hono/zod-openapi";
import { reasonMaxLength } from "../../domain/therapy-session.ts";
import type { Ports } from "../../ports/ports.ts";
import { waiveTherapySessionFee } from "../../use-cases/therapy-sessions/waive-therapy-session-fee.ts";
import { refusals } from "../errors.ts";
import { bodyRefusals, optional, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { sendSession, SessionId, sessionResponse } from "./therapy-session-body.ts";

const route = createRoute({
  method: "post",
  path: "/api/therapy-sessions/{id}/waive-fee",
  operationId: "waiveTherapySessionFee",
  tags: ["therapy-sessions"],
  summary: "Waive the fee of a session",
  description:
    "For the practitioner: the client then owes nothing for a late cancellation, a late move or a missed session, and gets a mail. A fee that is waived stays waived.",
  security: bearer,
  middleware: signedIn,
  request: {
    params: SessionId,
    ...required(
      z.object({
        reason: optional(
          z.string().max(reasonMaxLength).openapi({
            description: "Shown to the client",
            example: "You were ill",
          }),
        ),
      }).openapi("FeeWaiver"),
    ),
  },
  responses: {
    200: { description: "The session", ...sessionResponse },
    ...refusals(
      ...bodyRefusals,
      "ERR_UNAUTHORIZED",
      "ERR_FORBIDDEN",
      "ERR_NOT_FOUND",
      "ERR_ILLEGAL_TRANSITION",
    ),
  },
});

export function mountWaiveTherapySessionFee(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const input = { ...c.req.valid("param"), ...c.req.valid("json") };
    return c.json(sendSession(c, await waiveTherapySessionFee(ports, c.var, input)), 200);
  });
}
