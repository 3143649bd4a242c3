import { createRoute, z } from "@hono/zod-openapi";
import { ratingRange } from "../../domain/therapy-session-outcome.ts";
import type { Ports } from "../../ports/ports.ts";
import { rateTherapySession } from "../../use-cases/therapy-sessions/rate-therapy-session.ts";
import { refusals } from "../errors.ts";
import { bodyRefusals, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { sendSession, SessionId, sessionResponse } from "./therapy-session-body.ts";

const Rating = z.int().min(ratingRange.min).max(ratingRange.max).openapi({ example: 5 });

const route = createRoute({
  method: "post",
  path: "/api/therapy-sessions/{id}/rate",
  operationId: "rateTherapySession",
  tags: ["therapy-sessions"],
  summary: "Rate a session",
  description: "For the client of a finished session. The rating can be changed for 14 days.",
  security: bearer,
  middleware: signedIn,
  request: { params: SessionId, ...required(z.object({ rating: Rating })) },
  responses: {
    200: { description: "The session", ...sessionResponse },
    ...refusals(
      ...bodyRefusals,
      "ERR_UNAUTHORIZED",
      "ERR_FORBIDDEN",
      "ERR_NOT_FOUND",
      "ERR_CONSENT_REQUIRED",
      "ERR_NOT_FINISHED",
      "ERR_NOBODY_MET",
      "ERR_RATING_CLOSED",
    ),
  },
});

export function mountRateTherapySession(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const input = { ...c.req.valid("param"), ...c.req.valid("json") };
    return c.json(sendSession(c, await rateTherapySession(ports, c.var, input)), 200);
  });
}
