import { z } from "@hono/zod-openapi";
import { bookingRequestStatuses } from "../../domain/booking-request.ts";
import type { Language } from "../../domain/text.ts";
import type { Confirmed } from "../../use-cases/booking-requests/confirmation.ts";
import { BookedSessionBody, presentBooked } from "../booking-links/booked-session-body.ts";
import { presentOrder, SessionOrderBody } from "../session-orders/session-order-body.ts";
import { presentRequest, SessionRequestBody } from "../session-requests/session-request-body.ts";

export const RequestId = z.object({ id: z.uuid() });

export const RequestSecret = z.string().min(20).max(100).openapi({
  description: "From `requestBooking`. It cannot be read again.",
});

export const MailState = z.enum(["sent", "delayed", "refused"]).openapi({
  description:
    "`delayed`: the mail server does not take the mail now, it is tried again. `refused`: it does not know the address.",
});

export const RequestStatus = z.enum(bookingRequestStatuses);

/** A booking, the order that is paid first, or the request that waits for an answer; all null before the confirmation. */
export const outcomeFields = {
  booking: z.union([BookedSessionBody, z.null()]).openapi({
    description: "Null until it is confirmed, and while the practitioner has not answered",
  }),
  request: z.union([SessionRequestBody, z.null()]).openapi({
    description: "Of a confirmed booking that waits for the practitioner's answer",
  }),
  order: z.union([SessionOrderBody, z.null()]).openapi({
    description: "Of a confirmed booking that is paid first; its `payment` has the page",
  }),
};

export const ConfirmedBookingBody = z.object({
  ...outcomeFields,
  signedIn: z.boolean().openapi({
    description: "Whether the refresh token was set as a cookie",
  }),
}).openapi("ConfirmedBooking");

export function presentOutcome(
  { booked, requested, ordered }: Pick<Confirmed, "booked" | "requested" | "ordered">,
  context: { publicUrl: string; language: Language; now: number },
) {
  return {
    booking: booked && presentBooked(booked, context),
    request: requested && presentRequest(requested, context.now),
    order: ordered && presentOrder(ordered, context),
  };
}

export const confirmationRefusals = [
  "ERR_NOT_FOUND",
  "ERR_SLOT_TAKEN",
  "ERR_SLOT_NOT_OFFERED",
  "ERR_HOLD_EXPIRED",
  "ERR_PRACTICE_NOT_OFFERED",
  "ERR_CLIENT_BUSY",
  "ERR_ONCE_PER_CLIENT",
  "ERR_NO_NEW_CLIENTS",
  "ERR_WAITLIST_ONLY",
  "ERR_SECRET_LINK_USED",
  "ERR_SECRET_LINK_ENDED",
  "ERR_OWN_CALENDAR",
  "ERR_TOO_MANY_BOOKINGS",
  "ERR_TOO_LATE_TO_REQUEST",
  "ERR_TOO_LATE_TO_PAY",
  "ERR_GIFT_CARD_BLOCKED",
  "ERR_GIFT_CARD_EXPIRED",
  "ERR_BALANCE_TOO_LOW",
  "ERR_ACCOUNT_DISABLED",
  "ERR_BOOK_AT_PROVIDER",
] as const;
