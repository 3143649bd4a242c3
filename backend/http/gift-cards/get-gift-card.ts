import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { getGiftCard } from "../../use-cases/gift-cards/get-gift-card.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import { purchaseHeaders } from "../payments/payment-body.ts";
import type { Router } from "../router.ts";
import { GiftCardPurchaseBody, presentPurchase } from "./gift-card-body.ts";

const route = createRoute({
  method: "get",
  path: "/api/gift-cards/{id}",
  operationId: "getGiftCard",
  tags: ["gift-cards"],
  summary: "Show a bought gift card",
  description:
    "For callers with the secret of the purchase, and for the signed-in buyer. Shows the code once the card is paid.",
  request: { params: z.object({ id: z.uuid() }), headers: purchaseHeaders },
  responses: {
    200: { description: "The purchase", ...json(GiftCardPurchaseBody) },
    ...refusals("ERR_INVALID_INPUT", "ERR_NOT_FOUND"),
  },
});

export function mountGetGiftCard(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const input = {
      ...c.req.valid("param"),
      secret: c.req.valid("header")["x-purchase-secret"],
    };
    const purchase = await getGiftCard(ports, c.var, input);
    c.header("Cache-Control", "no-store");
    return c.json(presentPurchase(purchase, c.var.now), 200);
  });
}
