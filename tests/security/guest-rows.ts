import {
  calendarFileOfBooking,
  guestCode,
  guestForm,
  guestLink,
  guestRequest,
  heldHold,
  mailedLink,
  newMove,
  sentCode,
} from "./guest-calls.ts";
import { newcomer } from "./matrix-calls.ts";
import { open, type Row, row } from "./matrix-row.ts";

/** What people without an account do. Secrets decide here, not roles. */
export const guestRows: Row[] = [
  row("requestSignInCode", open(202), () => ({ body: { email: newcomer().email } })),
  row("loginWithCode", open(200), sentCode),
  row("extendHold", open(200), heldHold),
  row("requestBooking", open(201), guestForm),
  row("readBookingLink", open(200), guestLink),
  row("confirmBookingLink", open(200), guestLink),
  row("confirmBookingLink", open(400), () => ({ body: { token: "x".repeat(43) } }), {
    when: "with an unknown token",
  }),
  row("getBookingRequest", open(200), guestRequest),
  row("confirmBookingRequest", open(200), guestCode),
  row("getBookingCalendarFile", open(200), calendarFileOfBooking),
  row("readBooking", open(200), mailedLink),
  row("readBooking", open(400), () => ({ body: { token: `${crypto.randomUUID()}.x` } }), {
    when: "with a forged token",
  }),
  row("printBookingReceipt", open(404), mailedLink, { when: "without a payment on site" }),
  row("rescheduleBooking", open(200), newMove),
  row("cancelBooking", open(200), mailedLink),
];
