import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { buyPackage } from "../../use-cases/packages/buy-package.ts";
import { refusals } from "../errors.ts";
import { IdempotencyKey, idempotent } from "../idempotent.ts";
import { bodyRefusals, json, required } from "../json-bodies.ts";
import { Cents, PaymentBody, presentPayment } from "../payments/payment-body.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";

const PackagePurchaseBody = z.object({
  offerId: z.uuid(),
  priceCents: Cents.openapi({ description: "What the buyer saw" }),
}).openapi("PackagePurchase", {
  example: { offerId: "0197a1c2-6d1e-7000-8000-3f5b2a9c1d11", priceCents: 22_500 },
});

const route = createRoute({
  method: "post",
  path: "/api/packages",
  operationId: "buyPackage",
  tags: ["packages"],
  summary: "Buy a package of sessions",
  description:
    "It can be used when `pageUrl` is paid. Repeated while the payment waits, it answers with the same one.",
  security: bearer,
  middleware: signedIn,
  request: { headers: IdempotencyKey, ...required(PackagePurchaseBody) },
  responses: {
    200: { description: "The payment, with the page to pay on", ...json(PaymentBody) },
    ...refusals(
      ...bodyRefusals,
      "ERR_UNAUTHORIZED",
      "ERR_NOT_FOUND",
      "ERR_ILLEGAL_TRANSITION",
      "ERR_OWN_CALENDAR",
      "ERR_NO_NEW_CLIENTS",
      "ERR_WAITLIST_ONLY",
      "ERR_PRICE_CHANGED",
      "ERR_IDEMPOTENCY_MISMATCH",
      "ERR_REQUEST_IN_PROGRESS",
      "ERR_TOO_MANY_REQUESTS",
      "ERR_PROVIDER_UNAVAILABLE",
    ),
  },
});

export function mountBuyPackage(router: Router, ports: Ports, settings: { publicUrl: string }) {
  router.use(route.getRoutingPath(), idempotent(ports));
  router.openapi(route, async (c) => {
    const { offerId: id, priceCents } = c.req.valid("json");
    const payment = await buyPackage(ports, c.var, { id, priceCents }, settings);
    c.header("Cache-Control", "no-store");
    return c.json(presentPayment({ payment, receipts: [] }, c.var.now), 200);
  });
}
