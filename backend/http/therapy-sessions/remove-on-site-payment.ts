import { createRoute } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { removeOnSitePayment } from "../../use-cases/therapy-sessions/remove-on-site-payment.ts";
import { refusals } from "../errors.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { sendSession, SessionId, sessionResponse } from "./therapy-session-body.ts";

const route = createRoute({
  method: "delete",
  path: "/api/therapy-sessions/{id}/on-site-payment",
  operationId: "removeOnSitePayment",
  tags: ["therapy-sessions"],
  summary: "Remove the record of a payment on site",
  description:
    "For the practitioner of the session. The history of the session keeps what was recorded.",
  security: bearer,
  middleware: signedIn,
  request: { params: SessionId },
  responses: {
    200: { description: "The session", ...sessionResponse },
    ...refusals("ERR_INVALID_INPUT", "ERR_UNAUTHORIZED", "ERR_FORBIDDEN", "ERR_NOT_FOUND"),
  },
});

export function mountRemoveOnSitePayment(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const session = await removeOnSitePayment(ports, c.var, c.req.valid("param"));
    return c.json(sendSession(c, session), 200);
  });
}
