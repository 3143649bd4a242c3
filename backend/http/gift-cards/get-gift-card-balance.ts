import { createRoute, z } from "@hono/zod-openapi";
import { lastDayOf, shownState } from "../../domain/money/gift-card.ts";
import type { LedgerEventKind } from "../../domain/money/ledger.ts";
import { paymentMaxCents } from "../../domain/money/payment.ts";
import type { Ports } from "../../ports/ports.ts";
import {
  getGiftCardBalance,
  type GiftCardMovement,
} from "../../use-cases/gift-cards/get-gift-card-balance.ts";
import { refusals } from "../errors.ts";
import { bodyRefusals, json, required } from "../json-bodies.ts";
import { Cents } from "../payments/payment-body.ts";
import type { Router } from "../router.ts";
import { instantText } from "../version.ts";
import { GiftCardDesign, GiftCardState } from "./gift-card-body.ts";

export const TypedCode = z.string().trim().min(1).max(120).openapi({
  description:
    "As it is printed, with or without spaces and dashes, or the signed code from a link or the printed picture",
});

const movementKinds = [
  "bought",
  "redeemed",
  "returned",
  "refunded",
  "expired",
  "replaced",
  "received",
] as const;

const GiftCardBalanceBody = z.object({
  last4: z.string().max(4),
  state: GiftCardState,
  amountCents: Cents,
  balanceCents: Cents,
  expiresOn: z.iso.date().nullable(),
  design: GiftCardDesign,
  recipientName: z.string().max(120),
  movements: z.array(z.object({
    at: z.iso.datetime(),
    kind: z.enum(movementKinds).openapi({
      description:
        "`returned`: a cancelled session gave it back. `received`: from a blocked card that this one replaces.",
    }),
    amountCents: z.int().min(-paymentMaxCents).max(paymentMaxCents).openapi({
      description: "Positive when the card got it",
    }),
    practitioner: z.string().max(200).nullable().openapi({
      description: "Only for the signed-in person whose session it was",
    }),
  })).max(1000),
}).openapi("GiftCardBalance", {
  example: {
    last4: "HJ4P",
    state: "active",
    amountCents: 7500,
    balanceCents: 2500,
    expiresOn: "2029-12-24",
    design: "christmas-spruce",
    recipientName: "Anna",
    movements: [
      { at: "2026-12-24T07:00:00Z", kind: "bought", amountCents: 7500, practitioner: null },
      {
        at: "2027-01-12T09:00:00Z",
        kind: "redeemed",
        amountCents: -5000,
        practitioner: "Jekaterina Žukova",
      },
    ],
  },
});

const route = createRoute({
  method: "post",
  path: "/api/gift-cards/balance",
  operationId: "getGiftCardBalance",
  tags: ["gift-cards"],
  summary: "Show what is left on a gift card",
  description:
    "For every caller with the code. A code with a typing error is refused with `ERR_CODE_MISTYPED`; all others without a card get the same answer.",
  request: required(z.object({ code: TypedCode }).openapi("TypedGiftCardCode")),
  responses: {
    200: { description: "The balance, with every movement", ...json(GiftCardBalanceBody) },
    ...refusals(...bodyRefusals, "ERR_GIFT_CARD_UNKNOWN", "ERR_TOO_MANY_REQUESTS"),
  },
});

const shownKinds: Record<LedgerEventKind, [got: MovementKind, gave: MovementKind]> = {
  "payment-received": ["bought", "bought"],
  "card-redeemed": ["redeemed", "redeemed"],
  "session-settled": ["returned", "returned"],
  "refund-requested": ["refunded", "refunded"],
  "refund-paid": ["refunded", "refunded"],
  "refund-failed": ["refunded", "refunded"],
  "card-expired": ["expired", "expired"],
  "card-replaced": ["received", "replaced"],
  "order-booked": ["redeemed", "redeemed"],
  "order-ended": ["returned", "returned"],
  // Of packages, which no card pays.
  "package-used": ["received", "redeemed"],
  "package-expired": ["received", "expired"],
};

type MovementKind = (typeof movementKinds)[number];

function presentMovement({ at, kind, amountCents, practitioner }: GiftCardMovement) {
  const [got, gave] = shownKinds[kind];
  return { at: instantText(at), kind: amountCents > 0 ? got : gave, amountCents, practitioner };
}

export function mountGetGiftCardBalance(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const { card, balanceCents, movements } = await getGiftCardBalance(
      ports,
      c.var,
      c.req.valid("json"),
    );
    c.header("Cache-Control", "no-store");
    return c.json({
      last4: card.last4 ?? "",
      state: shownState(card, c.var.now),
      amountCents: card.amountCents,
      balanceCents,
      expiresOn: card.expiresAt === null ? null : lastDayOf(card.expiresAt),
      design: card.design,
      recipientName: card.recipientName,
      movements: movements.map(presentMovement),
    }, 200);
  });
}
