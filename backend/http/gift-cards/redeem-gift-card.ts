import { createRoute, z } from "@hono/zod-openapi";
import { paymentMaxCents } from "../../domain/money/payment.ts";
import type { Ports } from "../../ports/ports.ts";
import { redeemGiftCard } from "../../use-cases/gift-cards/redeem-gift-card.ts";
import { refusals } from "../errors.ts";
import { IdempotencyKey, idempotent } from "../idempotent.ts";
import { bodyRefusals, json, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { TypedCode } from "./get-gift-card-balance.ts";
import { presentSessionPayment, SessionPaymentBody } from "./session-payment-body.ts";

const RedemptionBody = z.object({
  code: TypedCode,
  therapySessionId: z.uuid(),
  amountCents: z.int().min(1).max(paymentMaxCents).optional().openapi({
    description: "By default as much as is left to pay and on the card",
  }),
}).openapi("Redemption");

const route = createRoute({
  method: "post",
  path: "/api/gift-cards/redeem",
  operationId: "redeemGiftCard",
  tags: ["gift-cards"],
  summary: "Pay a booked session with a gift card",
  description:
    "For the client of the session. What is left on the card stays there; what is left to pay is paid on site. A cancelled session gives it back, by the terms of its cancellation.",
  security: bearer,
  middleware: signedIn,
  request: { headers: IdempotencyKey, ...required(RedemptionBody) },
  responses: {
    200: { description: "What is paid and what is left", ...json(SessionPaymentBody) },
    ...refusals(
      ...bodyRefusals,
      "ERR_UNAUTHORIZED",
      "ERR_FORBIDDEN",
      "ERR_NOT_FOUND",
      "ERR_GIFT_CARD_UNKNOWN",
      "ERR_GIFT_CARD_BLOCKED",
      "ERR_GIFT_CARD_EXPIRED",
      "ERR_BALANCE_TOO_LOW",
      "ERR_NOTHING_TO_PAY",
      "ERR_ILLEGAL_TRANSITION",
      "ERR_IDEMPOTENCY_MISMATCH",
      "ERR_REQUEST_IN_PROGRESS",
      "ERR_TOO_MANY_REQUESTS",
    ),
  },
});

export function mountRedeemGiftCard(router: Router, ports: Ports) {
  router.use(route.path, idempotent(ports));
  router.openapi(route, async (c) => {
    const paid = await redeemGiftCard(ports, c.var, c.req.valid("json"));
    c.header("Cache-Control", "no-store");
    return c.json(presentSessionPayment(paid), 200);
  });
}
