import { createRoute } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { takeBackTherapySessionRating } from "../../use-cases/therapy-sessions/take-back-therapy-session-rating.ts";
import { refusals } from "../errors.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { sendSession, SessionId, sessionResponse } from "./therapy-session-body.ts";

const route = createRoute({
  method: "delete",
  path: "/api/therapy-sessions/{id}/rate",
  operationId: "takeBackTherapySessionRating",
  tags: ["therapy-sessions"],
  summary: "Remove the rating of a session",
  description: "For the client, within 14 days of the first rating.",
  security: bearer,
  middleware: signedIn,
  request: { params: SessionId },
  responses: {
    200: { description: "The session", ...sessionResponse },
    ...refusals(
      "ERR_INVALID_INPUT",
      "ERR_UNAUTHORIZED",
      "ERR_FORBIDDEN",
      "ERR_NOT_FOUND",
      "ERR_NOT_FINISHED",
      "ERR_RATING_CLOSED",
    ),
  },
});

export function mountTakeBackTherapySessionRating(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const session = await takeBackTherapySessionRating(ports, c.var, c.req.valid("param"));
    return c.json(sendSession(c, session), 200);
  });
}
