import { z } from "@hono/zod-openapi";
import { emailMaxLength } from "../../domain/account.ts";
import {
  giftCardAmount,
  giftCardCountries,
  type GiftCardDelivery,
  giftCardDesigns,
  giftCardLimits,
  giftCardStates,
  lastDayOf,
  shownState,
} from "../../domain/money/gift-card.ts";
import { languages } from "../../domain/text.ts";
import { visibleLine, visibleText } from "../../domain/visible-text.ts";
import type { GiftCardPurchase } from "../../use-cases/gift-cards/purchase-view.ts";
import { Cents, PaymentBody, presentPayment, PurchaseSecret } from "../payments/payment-body.ts";
import { instantText, optionalInstantText } from "../version.ts";

const line = (most: number) =>
  z.string().max(most).overwrite((text) => visibleLine(text).trim()).min(1);

export const GiftCardAmount = z.int().min(giftCardAmount.least).max(giftCardAmount.most)
  .openapi({ description: "Cents of EUR", example: 7500 });

export const GiftCardDesign = z.enum(giftCardDesigns);
export const GiftCardState = z.enum(giftCardStates).openapi({
  description:
    "`pending`: not paid. `active`: it can be spent, also when nothing is left. `blocked`: withdrawn by an administrator.",
});

const GiftCardCode = z.string().max(24).openapi({
  description: "As it is printed on the card",
  example: "7QMK-97VX-C3RT-HJ4P",
});

export const MailDay = z.iso.date().nullable().openapi({
  description:
    "The mail leaves at nine in the morning of this day in Estonia; null: once it is paid",
});

const PostalAddressBody = z.object({
  line1: line(giftCardLimits.addressLine),
  city: line(giftCardLimits.city),
  postalCode: line(giftCardLimits.postalCode),
  country: z.enum(giftCardCountries),
});

const byPost = {
  by: z.literal("post"),
  address: PostalAddressBody,
  arrives: z.iso.date().openapi({ description: "The day in Estonia by which it should arrive" }),
};

export const NewDeliveryBody = z.discriminatedUnion("by", [
  z.object({
    by: z.literal("email"),
    to: z.enum(["recipient", "buyer"]).openapi({
      description: "`buyer`: the buyer gets the card, to hand it over",
    }),
    email: z.email().max(emailMaxLength).optional().openapi({
      description: "Of the recipient; not needed for `buyer`",
    }),
    on: MailDay.default(null),
  }),
  z.object(byPost),
]);

export const Buyer = z.object({
  name: line(giftCardLimits.name),
  email: z.email().max(emailMaxLength),
});

export const giftCardTexts = {
  recipientName: line(giftCardLimits.name),
  message: z.string().max(giftCardLimits.message).overwrite((text) => visibleText(text).trim()),
};

export const DeliveryBody = z.discriminatedUnion("by", [
  z.object({
    by: z.literal("email"),
    to: z.enum(["recipient", "buyer"]),
    email: z.string().max(emailMaxLength),
    on: MailDay,
  }),
  z.object({ ...byPost, address: PostalAddressBody }),
]);

export const GiftCardPurchaseBody = z.object({
  id: z.uuid(),
  secret: PurchaseSecret,
  state: GiftCardState,
  amountCents: Cents,
  postageCents: Cents,
  design: GiftCardDesign,
  language: z.enum(languages).openapi({ description: "Of the card" }),
  buyer: z.object({ name: z.string().max(120), email: z.string().max(emailMaxLength) }),
  recipientName: z.string().max(120),
  message: z.string().max(giftCardLimits.message),
  delivery: DeliveryBody,
  deliverAt: z.iso.datetime().nullable().openapi({
    description: "When the mail leaves; null for the post and until it is paid",
  }),
  sentAt: z.iso.datetime().nullable(),
  code: GiftCardCode.nullable().openapi({ description: "Null until it is paid" }),
  balanceCents: Cents,
  expiresOn: z.iso.date().nullable().openapi({ description: "The last day, in Estonia" }),
  payment: PaymentBody.openapi({ description: "The latest one" }),
  createdAt: z.iso.datetime(),
}).openapi("GiftCardPurchase");

export function presentPurchase(
  { card, secret, code, balanceCents, payment }: GiftCardPurchase,
  now: number,
): z.infer<typeof GiftCardPurchaseBody> {
  const { id, amountCents, postageCents, design, language, recipientName, message } = card;
  return {
    ...{ id, secret, amountCents, postageCents, design, language, recipientName, message },
    state: shownState(card, now),
    buyer: { name: card.buyerName, email: card.buyerEmail },
    delivery: presentDelivery(card.delivery),
    deliverAt: optionalInstantText(card.deliverAt),
    sentAt: optionalInstantText(card.sentAt),
    code,
    balanceCents,
    expiresOn: card.expiresAt === null ? null : lastDayOf(card.expiresAt),
    payment: presentPayment(payment, now),
    createdAt: instantText(card.createdAt),
  };
}

export function presentDelivery(delivery: GiftCardDelivery): z.infer<typeof DeliveryBody> {
  if (delivery.by === "post") {
    const { by, address: { line1, city, postalCode, country }, arrives } = delivery;
    return { by, address: { line1, city, postalCode, country }, arrives };
  }
  const { by, to, email, on } = delivery;
  return { by, to, email, on };
}
