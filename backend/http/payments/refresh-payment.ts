import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { refreshPayment } from "../../use-cases/payments/refresh-payment.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { PaymentBody, presentPayment, purchaseHeaders } from "./payment-body.ts";

const route = createRoute({
  method: "post",
  path: "/api/payments/{id}/refresh",
  operationId: "refreshPayment",
  tags: ["payments"],
  summary: "Ask the provider about a payment",
  description:
    "For a buyer who is back from the payment page before the provider has reported. Needs what `getPayment` needs.",
  request: { params: z.object({ id: z.uuid() }), headers: purchaseHeaders },
  responses: {
    200: { description: "The payment as it is now", ...json(PaymentBody) },
    ...refusals(
      "ERR_INVALID_INPUT",
      "ERR_NOT_FOUND",
      "ERR_TOO_MANY_REQUESTS",
      "ERR_PROVIDER_UNAVAILABLE",
    ),
  },
});

export function mountRefreshPayment(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const secret = c.req.valid("header")["x-purchase-secret"];
    const found = await refreshPayment(ports, c.var, { ...c.req.valid("param"), secret });
    c.header("Cache-Control", "no-store");
    return c.json(presentPayment(found, c.var.now), 200);
  });
}
