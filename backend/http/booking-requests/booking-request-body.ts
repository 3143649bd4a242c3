import { z } from "@hono/zod-openapi";
import { bookingRequestStatuses } from "../../domain/booking-request.ts";
import { BookedSessionBody } from "../booking-links/booked-session-body.ts";

export const RequestId = z.object({ id: z.uuid() });

export const RequestSecret = z.string().min(20).max(100).openapi({
  description: "From `requestBooking`. It cannot be read again.",
});

export const Code = z.string().regex(/^\d{6}$/).max(6).openapi({
  description: "The six digits from the mail",
  example: "482917",
});

export const MailState = z.enum(["sent", "delayed", "refused"]).openapi({
  description:
    "`delayed`: the mail server does not take the mail now, it is tried again. `refused`: it does not know the address.",
});

export const RequestStatus = z.enum(bookingRequestStatuses);

export const ConfirmedBookingBody = z.object({
  booking: BookedSessionBody,
  signedIn: z.boolean().openapi({
    description: "Whether the refresh token was set as a cookie",
  }),
}).openapi("ConfirmedBooking");

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
  "ERR_TOO_MANY_BOOKINGS",
  "ERR_SIGN_IN_FAILED",
  "ERR_BOOK_AT_PROVIDER",
] as const;
