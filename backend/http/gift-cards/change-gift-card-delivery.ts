import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { changeGiftCardDelivery } from "../../use-cases/gift-cards/change-gift-card-delivery.ts";
import { refusals } from "../errors.ts";
import { bodyRefusals, json, required } from "../json-bodies.ts";
import { purchaseHeaders } from "../payments/payment-body.ts";
import type { Router } from "../router.ts";
import { GiftCardPurchaseBody, MailDay, presentPurchase } from "./gift-card-body.ts";

const route = createRoute({
  method: "post",
  path: "/api/gift-cards/{id}/delivery",
  operationId: "changeGiftCardDelivery",
  tags: ["gift-cards"],
  summary: "Choose another day for the mail",
  description:
    "For callers with the secret of the purchase, and for the signed-in buyer. Until the mail has left.",
  request: {
    params: z.object({ id: z.uuid() }),
    headers: purchaseHeaders,
    ...required(z.object({ on: MailDay }).openapi("GiftCardDay")),
  },
  responses: {
    200: { description: "The purchase", ...json(GiftCardPurchaseBody) },
    ...refusals(...bodyRefusals, "ERR_NOT_FOUND", "ERR_ALREADY_SENT", "ERR_ILLEGAL_TRANSITION"),
  },
});

export function mountChangeGiftCardDelivery(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const input = {
      ...c.req.valid("param"),
      secret: c.req.valid("header")["x-purchase-secret"],
      ...c.req.valid("json"),
    };
    const purchase = await changeGiftCardDelivery(ports, c.var, input);
    c.header("Cache-Control", "no-store");
    return c.json(presentPurchase(purchase, c.var.now), 200);
  });
}
