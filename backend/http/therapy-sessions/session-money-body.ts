import { z } from "@hono/zod-openapi";
import { lateCancelFeeCents, lateFee, noShowFeeCents } from "../../domain/late-fee.ts";
import type { TherapySessionEntry } from "../../domain/therapy-session.ts";
import { FeeBody } from "./fee-body.ts";

const SessionCents = z.int().min(0).max(10_000_000);

/** What a session costs, what was paid for it, and what the practitioner may charge without it. */
export const sessionMoneyFields = {
  priceCents: SessionCents,
  paidCents: SessionCents.openapi({ description: "What was paid before it and has not gone back" }),
  prepaid: z.boolean().openapi({
    description: "Whether it was paid before it was booked, and not on site",
  }),
  packageId: z.uuid().nullable().openapi({
    description: "The client's package of which one session pays it in whole, at any price",
  }),
  currency: z.literal("EUR"),
  lateCancelFeeCents: SessionCents.openapi({
    description: "What the practitioner may charge after a cancellation or a move that is late",
  }),
  noShowFeeCents: SessionCents.openapi({
    description: "What the practitioner may charge for a missed session",
  }),
  fee: FeeBody.nullable(),
};

export function presentSessionMoney(session: TherapySessionEntry) {
  const { package: paying, paidCents, prepaid, priceCents } = session;
  // A fee is a share of what one session of a package is worth.
  const priced = { ...session, priceCents: paying?.amountCents ?? priceCents };
  return {
    ...{ priceCents, paidCents, prepaid },
    packageId: paying && paying.id,
    currency: "EUR" as const,
    lateCancelFeeCents: lateCancelFeeCents(priced),
    noShowFeeCents: noShowFeeCents(priced),
    fee: lateFee(priced),
  };
}
