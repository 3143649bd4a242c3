import { createRoute, z } from "@hono/zod-openapi";
import { reasonMaxLength } from "../../domain/therapy-session.ts";
import type { Ports } from "../../ports/ports.ts";
import { markTherapySessionNoShow } from "../../use-cases/therapy-sessions/mark-therapy-session-no-show.ts";
import { refusals } from "../errors.ts";
import { bodyRefusals, optional, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { sendSession, SessionId, sessionResponse } from "./therapy-session-body.ts";

const route = createRoute({
  method: "post",
  path: "/api/therapy-sessions/{id}/no-show",
  operationId: "markTherapySessionNoShow",
  tags: ["therapy-sessions"],
  summary: "Mark that the client did not attend, or undo it",
  description:
    "For the practitioner of a finished session. The client gets a mail that the session was missed and what it costs. The mark can be undone for 14 days; the client then gets a mail, too.",
  security: bearer,
  middleware: signedIn,
  request: {
    params: SessionId,
    ...required(
      z.object({
        noShow: z.boolean(),
        reason: optional(
          z.string().max(reasonMaxLength).openapi({
            description: "Shown to the client",
          }),
        ),
      }).openapi("NoShow"),
    ),
  },
  responses: {
    200: { description: "The session", ...sessionResponse },
    ...refusals(
      ...bodyRefusals,
      "ERR_UNAUTHORIZED",
      "ERR_FORBIDDEN",
      "ERR_NOT_FOUND",
      "ERR_NOT_FINISHED",
      "ERR_ILLEGAL_TRANSITION",
    ),
  },
});

export function mountMarkTherapySessionNoShow(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const input = { ...c.req.valid("param"), ...c.req.valid("json") };
    return c.json(sendSession(c, await markTherapySessionNoShow(ports, c.var, input)), 200);
  });
}
