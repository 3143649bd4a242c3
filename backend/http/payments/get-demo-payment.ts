import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { getDemoPayment } from "../../use-cases/payments/get-demo-payment.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { DemoPaymentBody, presentDemoPayment } from "./demo-payment-body.ts";
import { purchaseHeaders } from "./payment-body.ts";

const route = createRoute({
  method: "get",
  path: "/api/payments/{id}/demo",
  operationId: "getDemoPayment",
  tags: ["payments"],
  summary: "Show what the demo's payment page asks for",
  description:
    "With the secret in the address of that page. Not found where an outside provider takes the money.",
  request: { params: z.object({ id: z.uuid() }), headers: purchaseHeaders },
  responses: {
    200: { description: "What to pay", ...json(DemoPaymentBody) },
    ...refusals("ERR_INVALID_INPUT", "ERR_NOT_FOUND"),
  },
});

export function mountGetDemoPayment(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const secret = c.req.valid("header")["x-purchase-secret"];
    const found = await getDemoPayment(ports, c.var, { ...c.req.valid("param"), secret });
    c.header("Cache-Control", "no-store");
    return c.json(presentDemoPayment(found, c.var.now), 200);
  });
}
