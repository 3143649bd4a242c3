import { createRoute, z } from "@hono/zod-openapi";
import { createMiddleware } from "hono/factory";
import type { Ports } from "../../ports/ports.ts";
import { receivePaymentEvent } from "../../use-cases/payment-events/receive-payment-event.ts";
import { refusals } from "../errors.ts";
import { bodyRefusals, optional, required } from "../json-bodies.ts";
import type { Env, Router } from "../router.ts";
import { withFieldsOfOthers } from "../unknown-fields.ts";

/** The signature is over the raw bytes, which parsing and printing JSON would change. */
const rawBody = createMiddleware<{ Variables: Env["Variables"] & { bytes: Uint8Array } }>(
  async (c, next) => {
    c.set("bytes", new Uint8Array(await c.req.arrayBuffer()));
    await next();
  },
);

const Signature = z.string().max(1000);

const route = createRoute({
  method: "post",
  path: "/api/payment-events",
  operationId: "receivePaymentEvent",
  tags: ["payment-events"],
  summary: "Receive an event of the payment provider",
  description:
    "The signature authorizes the event. Each event counts once, in any order; one that says another amount or currency than the payment's is only noted for administrators.",
  middleware: [rawBody] as const,
  request: {
    headers: z.object({
      "payment-signature": optional(Signature).openapi({
        description: "Of an own payment page: `t=<seconds>,v1=<HMAC-SHA256 of <seconds>.<body>>`",
      }),
      "stripe-signature": optional(Signature),
    }),
    ...required(withFieldsOfOthers(
      z.looseObject({}).openapi("PaymentEvent", { example: { id: "evt_1", status: "paid" } }),
    )),
  },
  responses: {
    204: { description: "Received" },
    ...refusals(...bodyRefusals, "ERR_UNAUTHORIZED"),
  },
});

export function mountReceivePaymentEvent(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    await receivePaymentEvent(ports, c.var, {
      header: (name) => c.req.header(name),
      body: c.var.bytes,
    });
    return c.body(null, 204);
  });
}
