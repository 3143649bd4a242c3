import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { retryGiftCardPayment } from "../../use-cases/gift-cards/retry-gift-card-payment.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import { purchaseHeaders } from "../payments/payment-body.ts";
import type { Router } from "../router.ts";
import { GiftCardPurchaseBody, presentPurchase } from "./gift-card-body.ts";

const route = createRoute({
  method: "post",
  path: "/api/gift-cards/{id}/retry-payment",
  operationId: "retryGiftCardPayment",
  tags: ["gift-cards"],
  summary: "Open the payment page again",
  description:
    "For callers with the secret of the purchase, and for the signed-in buyer. The same page while its payment waits, a new one after it failed or expired.",
  request: { params: z.object({ id: z.uuid() }), headers: purchaseHeaders },
  responses: {
    200: { description: "The purchase", ...json(GiftCardPurchaseBody) },
    ...refusals(
      "ERR_INVALID_INPUT",
      "ERR_NOT_FOUND",
      "ERR_ALREADY_PAID",
      "ERR_PROVIDER_UNAVAILABLE",
    ),
  },
});

export function mountRetryGiftCardPayment(
  router: Router,
  ports: Ports,
  settings: { publicUrl: string },
) {
  router.openapi(route, async (c) => {
    const input = {
      ...c.req.valid("param"),
      secret: c.req.valid("header")["x-purchase-secret"],
    };
    const purchase = await retryGiftCardPayment(ports, c.var, input, settings);
    c.header("Cache-Control", "no-store");
    return c.json(presentPurchase(purchase, c.var.now), 200);
  });
}
