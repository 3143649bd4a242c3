import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { getPayment } from "../../use-cases/payments/get-payment.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { PaymentBody, presentPayment, purchaseHeaders } from "./payment-body.ts";

const route = createRoute({
  method: "get",
  path: "/api/payments/{id}",
  operationId: "getPayment",
  tags: ["payments"],
  summary: "Show a payment",
  description:
    "For callers with the secret of the purchase, for the signed-in buyer and for administrators.",
  request: { params: z.object({ id: z.uuid() }), headers: purchaseHeaders },
  responses: {
    200: { description: "The payment", ...json(PaymentBody) },
    ...refusals("ERR_INVALID_INPUT", "ERR_NOT_FOUND"),
  },
});

export function mountGetPayment(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const secret = c.req.valid("header")["x-purchase-secret"];
    const found = await getPayment(ports, c.var, { ...c.req.valid("param"), secret });
    c.header("Cache-Control", "no-store");
    return c.json(presentPayment(found, c.var.now), 200);
  });
}
