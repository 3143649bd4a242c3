import { z } from "@hono/zod-openapi";
import { lastDayOf } from "../../domain/money/gift-card.ts";
import { creditCents, packageStates, shownPackageState } from "../../domain/money/package.ts";
import type { PackageView } from "../../use-cases/packages/package-view.ts";
import { BookedTherapist } from "../booking-links/booked-session-body.ts";
import { OfferSessions } from "../package-offers/package-offer-body.ts";
import { Cents, PaymentBody, presentPayment } from "../payments/payment-body.ts";
import { instantText } from "../version.ts";

export const PackageId = z.object({ id: z.uuid() });

export const PackageBody = z.object({
  id: z.uuid(),
  state: z.enum(packageStates).openapi({
    description: "`active`: it can be used, also when nothing is left",
  }),
  therapist: BookedTherapist,
  practiceId: z.uuid(),
  practiceType: z.string().max(40),
  durationMinutes: z.int().min(1).max(1440),
  sessions: OfferSessions,
  sessionsLeft: z.int().min(0).max(20),
  priceCents: Cents,
  sessionCents: Cents.openapi({ description: "What one of its sessions is worth" }),
  balanceCents: Cents.openapi({
    description:
      "What is left in money: the sessions, and what late cancellations of its sessions left over",
  }),
  expiresOn: z.iso.date().nullable().openapi({ description: "The last day, in Estonia" }),
  offerId: z.uuid().nullable(),
  payment: PaymentBody,
  uses: z.array(z.object({
    therapySessionId: z.uuid(),
    startsAt: z.iso.datetime(),
    timeZone: z.string().max(64),
    amountCents: Cents,
    returnedCents: Cents.openapi({ description: "Came back to the package" }),
  })).max(1000).openapi({ description: "The sessions that it paid, the latest first" }),
}).openapi("Package");

export function presentPackage(view: PackageView, now: number): z.infer<typeof PackageBody> {
  const { sold, therapist, balanceCents, payment, uses } = view;
  const { id, practiceId, practiceType, durationMinutes, sessions, priceCents, offerId } = sold;
  return {
    ...{ id, practiceId, practiceType, durationMinutes, sessions, priceCents, offerId },
    state: shownPackageState(sold, now),
    therapist: {
      ...{ id: therapist.id, slug: therapist.slug, name: therapist.name },
      pictureUrl: therapist.pictureKey && `/files/${therapist.pictureKey}`,
    },
    sessionsLeft: view.creditsLeft,
    sessionCents: creditCents(sold),
    balanceCents,
    expiresOn: sold.expiresAt === null ? null : lastDayOf(sold.expiresAt),
    payment: presentPayment(payment, now),
    uses: uses.map(({ session, amountCents, returnedCents }) => ({
      therapySessionId: session.id,
      startsAt: instantText(session.startsAt),
      timeZone: session.timeZone,
      ...{ amountCents, returnedCents },
    })),
  };
}
