import { createRoute } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { getTherapySession } from "../../use-cases/therapy-sessions/get-therapy-session.ts";
import { refusals } from "../errors.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { sendSession, SessionId, sessionResponse } from "./therapy-session-body.ts";

const route = createRoute({
  method: "get",
  path: "/api/therapy-sessions/{id}",
  operationId: "getTherapySession",
  tags: ["therapy-sessions"],
  summary: "Get a session",
  description: "For the client and the practitioner of the session.",
  security: bearer,
  middleware: signedIn,
  request: { params: SessionId },
  responses: {
    200: { description: "The session", ...sessionResponse },
    ...refusals("ERR_INVALID_INPUT", "ERR_UNAUTHORIZED", "ERR_REASON_REQUIRED", "ERR_NOT_FOUND"),
  },
});

export function mountGetTherapySession(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const input = c.req.valid("param");
    const { session, rescheduleUrl } = await getTherapySession(ports, c.var, input);
    return c.json(sendSession(c, session, rescheduleUrl), 200);
  });
}
