import { z } from "@hono/zod-openapi";
import { minute } from "../../domain/duration.ts";
import { meetingTypes } from "../../domain/scheduling.ts";
import { orderStatusAt, sessionOrderStatuses, toPayCents } from "../../domain/session-order.ts";
import type { Language } from "../../domain/text.ts";
import type { OrderView } from "../../use-cases/session-orders/order-view.ts";
import {
  BookedPractice,
  BookedSessionBody,
  BookedTherapist,
  presentBooked,
} from "../booking-links/booked-session-body.ts";
import { Cents, PaymentBody, presentPayment, PurchaseSecret } from "../payments/payment-body.ts";
import { instantText } from "../version.ts";

const Instant = z.iso.datetime();

export const OrderId = z.object({ id: z.uuid() });

export const SessionOrderBody = z.object({
  id: z.uuid(),
  secret: PurchaseSecret,
  status: z.enum(sessionOrderStatuses).openapi({
    description:
      "`lapsed`: not paid in time. Only an order that is `waiting` keeps its time; money that comes later books it if the time is still free, else it goes back.",
  }),
  startsAt: Instant,
  endsAt: Instant,
  timeZone: z.string().max(64).openapi({ description: "The practitioner's IANA time zone" }),
  practice: BookedPractice,
  therapist: BookedTherapist,
  meetingType: z.enum(meetingTypes),
  place: z.string().max(500),
  priceCents: Cents,
  giftCardCents: Cents.openapi({ description: "What the gift card pays" }),
  restCents: Cents.openapi({ description: "Paid on the payment page, or on site without one" }),
  currency: z.literal("EUR"),
  payBy: Instant.openapi({ description: "The time is kept until then" }),
  payment: z.union([PaymentBody, z.null()]).openapi({
    description: "Null when nothing is paid on a payment page",
  }),
  booking: z.union([BookedSessionBody, z.null()]).openapi({ description: "Once it is booked" }),
}).openapi("SessionOrder");

export function presentOrder(
  { order, secret, therapist, payment, booked }: OrderView,
  context: { publicUrl: string; language: Language; now: number },
): z.infer<typeof SessionOrderBody> {
  const { id, startsAt, endsAt, timeZone, practiceType, intro, meetingType, place } = order;
  const { slug, name, pictureKey } = therapist;
  return {
    ...{ id, secret, timeZone, meetingType, place },
    status: orderStatusAt(order, context.now),
    startsAt: instantText(startsAt),
    endsAt: instantText(endsAt),
    practice: {
      type: practiceType,
      durationMinutes: Math.round((endsAt - startsAt) / minute),
      intro,
    },
    therapist: { id: therapist.id, slug, name, pictureUrl: pictureKey && `/files/${pictureKey}` },
    priceCents: order.priceCents,
    giftCardCents: order.giftCardCents,
    restCents: toPayCents(order),
    currency: "EUR",
    payBy: instantText(order.payBy),
    payment: payment && presentPayment(payment, context.now),
    booking: booked && presentBooked(booked, context),
  };
}
