import { createRoute } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { recordOnSitePayment } from "../../use-cases/therapy-sessions/record-on-site-payment.ts";
import { refusals } from "../errors.ts";
import { bodyRefusals, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { OnSitePaymentBody } from "./on-site-payment-body.ts";
import { sendSession, SessionId, sessionResponse } from "./therapy-session-body.ts";

const route = createRoute({
  method: "put",
  path: "/api/therapy-sessions/{id}/on-site-payment",
  operationId: "recordOnSitePayment",
  tags: ["therapy-sessions"],
  summary: "Record that the client paid the practitioner directly",
  description:
    "For the practitioner of a session that runs or is over, or that was cancelled with a fee. It replaces an earlier " +
    "record, which the history of the session keeps. The client sees it and can download a receipt.",
  security: bearer,
  middleware: signedIn,
  request: { params: SessionId, ...required(OnSitePaymentBody) },
  responses: {
    200: { description: "The session", ...sessionResponse },
    ...refusals(
      ...bodyRefusals,
      "ERR_UNAUTHORIZED",
      "ERR_FORBIDDEN",
      "ERR_NOT_FOUND",
      "ERR_NOT_FINISHED",
      "ERR_ALREADY_PAID",
      "ERR_NOTHING_TO_PAY",
    ),
  },
});

export function mountRecordOnSitePayment(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const input = { ...c.req.valid("param"), ...c.req.valid("json") };
    return c.json(sendSession(c, await recordOnSitePayment(ports, c.var, input)), 200);
  });
}
