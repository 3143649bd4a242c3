import { z } from "@hono/zod-openapi";
import { lastDayOf, shownState } from "../../domain/money/gift-card.ts";
import { languages } from "../../domain/text.ts";
import type { ListedGiftCard } from "../../use-cases/admin/list-gift-cards.ts";
import {
  DeliveryBody,
  GiftCardDesign,
  GiftCardState,
  presentDelivery,
} from "../gift-cards/gift-card-body.ts";
import { Cents } from "../payments/payment-body.ts";
import { instantText, optionalInstantText } from "../version.ts";

export const ListedGiftCardBody = z.object({
  id: z.uuid(),
  state: GiftCardState,
  amountCents: Cents,
  balanceCents: Cents,
  design: GiftCardDesign,
  language: z.enum(languages),
  buyer: z.object({ name: z.string().max(120), email: z.string().max(254) }),
  recipientName: z.string().max(120),
  delivery: DeliveryBody,
  last4: z.string().max(4).nullable().openapi({ description: "How the code ends" }),
  sentAt: z.iso.datetime().nullable(),
  expiresOn: z.iso.date().nullable(),
  replacedBy: z.uuid().nullable().openapi({ description: "The card that has its money now" }),
  paymentId: z.uuid().nullable().openapi({ description: "Null for a card that replaced another" }),
  createdAt: z.iso.datetime(),
}).openapi("ListedGiftCard");

export function presentListedGiftCard(
  { card, balanceCents, paymentId }: ListedGiftCard,
  now: number,
): z.infer<typeof ListedGiftCardBody> {
  const { id, amountCents, design, language, recipientName, last4, replacedBy } = card;
  return {
    ...{ id, amountCents, balanceCents, design, language, recipientName, last4, replacedBy },
    state: shownState(card, now),
    buyer: { name: card.buyerName, email: card.buyerEmail },
    delivery: presentDelivery(card.delivery),
    sentAt: optionalInstantText(card.sentAt),
    expiresOn: card.expiresAt === null ? null : lastDayOf(card.expiresAt),
    paymentId,
    createdAt: instantText(card.createdAt),
  };
}
