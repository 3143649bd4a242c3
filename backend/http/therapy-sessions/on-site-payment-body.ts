import { z } from "@hono/zod-openapi";
import type { Account } from "../../domain/account.ts";
import { onSiteMethods, type OnSitePayment } from "../../domain/on-site-payment.ts";
import { onSiteDueCents, onSiteRefusal } from "../../domain/on-site-recording.ts";
import { roleIn, type TherapySessionEntry } from "../../domain/therapy-session.ts";

const example = { amountCents: 5500, method: "cash" as const, day: "2026-11-28" };

export const OnSitePaymentBody = z.object({
  amountCents: z.int().min(1).max(10_000_000).openapi({
    description: "At most twice the price of the session",
  }),
  method: z.enum(onSiteMethods).openapi({ description: "`card` is a card terminal" }),
  day: z.iso.date().openapi({
    description: "In the practitioner's time zone, not in the future",
  }),
}).openapi("OnSitePayment", { example });

export const onSitePaymentFields = {
  onSitePayment: z.union([OnSitePaymentBody, z.null()]).openapi({
    description:
      "What the practitioner took without the marketplace, as they recorded it; null without a record",
  }),
  onSiteDueCents: z.int().min(1).max(10_000_000).nullable().openapi({
    description:
      "What the session costs without what was paid before it, for `recordOnSitePayment`; null when the caller cannot record a payment",
  }),
};

export function presentOnSitePayment(payment: OnSitePayment | null) {
  return payment && {
    amountCents: payment.amountCents,
    method: payment.method,
    day: payment.day,
  };
}

export function presentOnSiteFields(session: TherapySessionEntry, account: Account, now: number) {
  const refusal = onSiteRefusal(session, roleIn(session, account), now);
  return {
    onSitePayment: presentOnSitePayment(session.onSitePayment),
    onSiteDueCents: refusal === null ? onSiteDueCents(session, now) : null,
  };
}
