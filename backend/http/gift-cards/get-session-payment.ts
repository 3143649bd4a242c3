import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { getSessionPayment } from "../../use-cases/gift-cards/get-session-payment.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { presentSessionPayment, SessionPaymentBody } from "./session-payment-body.ts";

const route = createRoute({
  method: "get",
  path: "/api/gift-cards/sessions/{id}",
  operationId: "getSessionPayment",
  tags: ["gift-cards"],
  summary: "Show what of a session is paid with gift cards",
  description: "For the client and the practitioner of the session.",
  security: bearer,
  middleware: signedIn,
  request: { params: z.object({ id: z.uuid() }) },
  responses: {
    200: { description: "What is paid and what is left", ...json(SessionPaymentBody) },
    ...refusals("ERR_INVALID_INPUT", "ERR_UNAUTHORIZED", "ERR_FORBIDDEN", "ERR_NOT_FOUND"),
  },
});

export function mountGetSessionPayment(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const paid = await getSessionPayment(ports, c.var, c.req.valid("param"));
    c.header("Cache-Control", "no-store");
    return c.json(presentSessionPayment(paid), 200);
  });
}
