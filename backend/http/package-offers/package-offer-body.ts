import { z } from "@hono/zod-openapi";
import { packageMonths, packageSessions } from "../../domain/money/package.ts";
import type { OwnOffer } from "../../use-cases/package-offers/own-offers.ts";
import { BookedPractice } from "../booking-links/booked-session-body.ts";
import { Cents } from "../payments/payment-body.ts";

export const OfferId = z.object({ id: z.uuid() });

export const OfferSessions = z.int().min(packageSessions.least).max(packageSessions.most);

const ValidMonths = z.int().min(packageMonths.least).max(packageMonths.most).openapi({
  description: "For how many months after the purchase it can be used",
});

export const OfferTermsBody = z.object({
  practiceId: z.uuid(),
  sessions: OfferSessions,
  priceCents: Cents.min(1).openapi({
    description: "Of all sessions together, in cents of EUR: at most what they cost one by one",
  }),
  validMonths: ValidMonths,
  isOnSale: z.boolean(),
}).openapi("PackageOfferTerms", {
  example: {
    practiceId: "0197a1c2-6d1e-7000-8000-3f5b2a9c1d11",
    sessions: 5,
    priceCents: 22_500,
    validMonths: 12,
    isOnSale: true,
  },
});

export const OfferBody = z.object({
  id: z.uuid(),
  practiceId: z.uuid(),
  practice: BookedPractice.nullable().openapi({ description: "Null when it is no longer offered" }),
  singlePriceCents: Cents.nullable().openapi({ description: "Of one session without a package" }),
  sessions: OfferSessions,
  priceCents: Cents,
  validMonths: ValidMonths,
  isOnSale: z.boolean(),
}).openapi("PackageOffer");

export function presentOffer({ offer, practice }: OwnOffer): z.infer<typeof OfferBody> {
  const { id, practiceId, sessions, priceCents, validMonths, isOnSale } = offer;
  return {
    ...{ id, practiceId, sessions, priceCents, validMonths, isOnSale },
    practice: practice && presentPractice(practice),
    singlePriceCents: practice && practice.priceCents,
  };
}

export function presentPractice(
  { type, durationMinutes, intro }: { type: string; durationMinutes: number; intro: boolean },
): z.infer<typeof BookedPractice> {
  return { type, durationMinutes, intro };
}
