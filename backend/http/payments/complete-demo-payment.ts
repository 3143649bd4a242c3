import { createRoute, z } from "@hono/zod-openapi";
import { testOutcomes } from "../../ports/payment.ts";
import type { Ports } from "../../ports/ports.ts";
import { completeDemoPayment } from "../../use-cases/payments/complete-demo-payment.ts";
import { refusals } from "../errors.ts";
import { bodyRefusals, json, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { DemoPaymentBody, presentDemoPayment } from "./demo-payment-body.ts";
import { purchaseHeaders } from "./payment-body.ts";

const DemoOutcomeBody = z.object({
  outcome: z.enum(testOutcomes).openapi({ description: "What the bank answers" }),
}).openapi("DemoOutcome", { example: { outcome: "paid" } });

const route = createRoute({
  method: "post",
  path: "/api/payments/{id}/demo",
  operationId: "completeDemoPayment",
  tags: ["payments"],
  summary: "Choose how a demo payment ends",
  description: "With the secret in the address of the demo's payment page. No money moves.",
  request: {
    params: z.object({ id: z.uuid() }),
    headers: purchaseHeaders,
    ...required(DemoOutcomeBody),
  },
  responses: {
    200: { description: "The payment as it is now", ...json(DemoPaymentBody) },
    ...refusals(...bodyRefusals, "ERR_NOT_FOUND", "ERR_PAYMENT_ENDED"),
  },
});

export function mountCompleteDemoPayment(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const secret = c.req.valid("header")["x-purchase-secret"];
    const input = { ...c.req.valid("param"), ...c.req.valid("json"), secret };
    const done = await completeDemoPayment(ports, c.var, input);
    c.header("Cache-Control", "no-store");
    return c.json(presentDemoPayment(done, c.var.now), 200);
  });
}
