import { createRoute, z } from "@hono/zod-openapi";
import { DomainError } from "../../domain/errors.ts";
import { problem } from "../../domain/field-problem.ts";
import type { GiftCardDelivery } from "../../domain/money/gift-card.ts";
import { languages } from "../../domain/text.ts";
import type { Ports } from "../../ports/ports.ts";
import { createGiftCard } from "../../use-cases/gift-cards/create-gift-card.ts";
import { refusals } from "../errors.ts";
import { idempotent, UnguessableIdempotencyKey } from "../idempotent.ts";
import { bodyRefusals, json, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import {
  Buyer,
  GiftCardAmount,
  GiftCardDesign,
  GiftCardPurchaseBody,
  giftCardTexts,
  NewDeliveryBody,
  presentPurchase,
} from "./gift-card-body.ts";

const NewGiftCardBody = z.object({
  amountCents: GiftCardAmount,
  design: GiftCardDesign,
  language: z.enum(languages).openapi({ description: "Of the card and its mail" }),
  buyer: Buyer,
  ...giftCardTexts,
  delivery: NewDeliveryBody,
}).openapi("NewGiftCard", {
  example: {
    amountCents: 7500,
    design: "christmas-spruce",
    language: "et",
    buyer: { name: "Liisa ja Mihkel", email: "liisa@example.ee" },
    recipientName: "Anna",
    message: "See tund on ainult sinu jaoks.",
    delivery: { by: "email", to: "recipient", email: "anna@example.ee", on: "2026-12-24" },
  },
});

const route = createRoute({
  method: "post",
  path: "/api/gift-cards",
  operationId: "createGiftCard",
  tags: ["gift-cards"],
  summary: "Buy a gift card",
  description:
    "Needs no account. The card becomes active when `payment.pageUrl` is paid; no mail leaves before.",
  request: { headers: UnguessableIdempotencyKey, ...required(NewGiftCardBody) },
  responses: {
    201: { description: "The purchase, with the page to pay on", ...json(GiftCardPurchaseBody) },
    ...refusals(
      ...bodyRefusals,
      "ERR_IDEMPOTENCY_MISMATCH",
      "ERR_REQUEST_IN_PROGRESS",
      "ERR_TOO_MANY_REQUESTS",
      "ERR_PROVIDER_UNAVAILABLE",
    ),
  },
});

export function mountCreateGiftCard(
  router: Router,
  ports: Ports,
  settings: { publicUrl: string },
) {
  router.use(route.path, idempotent(ports));
  router.openapi(route, async (c) => {
    const { buyer, delivery, ...card } = c.req.valid("json");
    const purchase = await createGiftCard(ports, c.var, {
      ...card,
      buyerName: buyer.name,
      buyerEmail: buyer.email,
      delivery: deliveryOf(delivery, buyer.email),
    }, settings);
    c.header("Cache-Control", "no-store");
    return c.json(presentPurchase(purchase, c.var.now), 201);
  });
}

function deliveryOf(
  delivery: z.infer<typeof NewDeliveryBody>,
  buyerEmail: string,
): GiftCardDelivery {
  if (delivery.by === "post") return delivery;
  const { to, on } = delivery;
  const email = to === "buyer" ? buyerEmail : delivery.email;
  if (email === undefined) {
    throw new DomainError("ERR_INVALID_INPUT", {
      errors: [problem("delivery.email", "ERR_REQUIRED")],
    });
  }
  return { by: "email", to, email, on };
}
