import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { createSessionOrder } from "../../use-cases/session-orders/create-session-order.ts";
import { HoldKey, MeetingTypeCode, Uri } from "../calendly/calendly-body.ts";
import { AnswerBody, TrackingBody, trackingOf } from "../calendly/invitee-body.ts";
import { refusals } from "../errors.ts";
import { TypedCode } from "../gift-cards/get-gift-card-balance.ts";
import { IdempotencyKey, idempotent } from "../idempotent.ts";
import { bodyRefusals, json, optional, required } from "../json-bodies.ts";
import { BookingPhone } from "../phone-number.ts";
import type { Router } from "../router.ts";
import { LinkSecret } from "../secret-links/secret-link-body.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { AcknowledgementBody, suitabilityRefusals } from "../suitability/booking-verdict-body.ts";
import { TimeZone } from "../user/user-body.ts";
import { presentOrder, SessionOrderBody } from "./session-order-body.ts";

const NewSessionOrderBody = z.object({
  eventType: Uri,
  startsAt: z.iso.datetime({ offset: true }).max(40),
  timeZone: TimeZone,
  phone: optional(BookingPhone),
  hold: HoldKey.openapi({ description: "The caller's hold of this time" }),
  giftCardCode: optional(TypedCode.openapi({ description: "A card that pays as much as it can" })),
  meetingType: optional(MeetingTypeCode),
  answers: z.array(AnswerBody).max(50).default([]),
  shown: optional(
    z.object({
      priceCents: z.int().min(0).max(100_000_000),
      durationMinutes: z.int().min(1).max(1440),
    }).openapi({ description: "The price and length that the person saw" }),
  ),
  tracking: optional(TrackingBody.partial()),
  secretLink: optional(LinkSecret),
  acknowledgement: optional(AcknowledgementBody),
}).openapi("NewSessionOrder");

const route = createRoute({
  method: "post",
  path: "/api/session-orders",
  operationId: "createSessionOrder",
  tags: ["session-orders"],
  summary: "Book a time that is paid with a gift card or before the session",
  description:
    "For signed-in users, where `bookTime` answers `ERR_PREPAYMENT_NEEDED` and wherever a gift card pays. When nothing is left to pay " +
    "now, the answer is `booked`. Else it is `waiting`: the time and the money of the card are kept while the rest is paid on the page " +
    "of `payment`, for half an hour. It records the caller's consent to `bookings`. A stored test of the caller applies as in `bookTime`. " +
    "A person without an account uses `requestBooking`, which proves the mailbox before the payment.",
  security: bearer,
  middleware: signedIn,
  request: { headers: IdempotencyKey, ...required(NewSessionOrderBody) },
  responses: {
    201: { description: "The order", ...json(SessionOrderBody) },
    ...refusals(
      ...bodyRefusals,
      "ERR_UNAUTHORIZED",
      "ERR_EMAIL_NOT_VERIFIED",
      "ERR_BOOK_AT_PROVIDER",
      "ERR_APPROVAL_NEEDED",
      "ERR_OWN_CALENDAR",
      "ERR_TOO_LATE_TO_PAY",
      "ERR_GIFT_CARD_UNKNOWN",
      "ERR_GIFT_CARD_BLOCKED",
      "ERR_GIFT_CARD_EXPIRED",
      "ERR_BALANCE_TOO_LOW",
      ...suitabilityRefusals,
      "ERR_SLOT_TAKEN",
      "ERR_SLOT_NOT_OFFERED",
      "ERR_HOLD_EXPIRED",
      "ERR_PRICE_CHANGED",
      "ERR_PRACTICE_NOT_OFFERED",
      "ERR_CLIENT_BUSY",
      "ERR_ONCE_PER_CLIENT",
      "ERR_NO_NEW_CLIENTS",
      "ERR_WAITLIST_ONLY",
      "ERR_SECRET_LINK_USED",
      "ERR_SECRET_LINK_ENDED",
      "ERR_TOO_MANY_BOOKINGS",
      "ERR_REQUEST_IN_PROGRESS",
      "ERR_IDEMPOTENCY_MISMATCH",
      "ERR_TOO_MANY_REQUESTS",
      "ERR_PROVIDER_UNAVAILABLE",
    ),
  },
});

export function mountCreateSessionOrder(
  router: Router,
  ports: Ports,
  { maxOpenBookings, publicUrl }: { maxOpenBookings: number; publicUrl: string },
) {
  router.use(route.getRoutingPath(), idempotent(ports));
  router.openapi(route, async (c) => {
    const { eventType, startsAt, tracking, shown, ...rest } = c.req.valid("json");
    const view = await createSessionOrder(ports, c.var, {
      ...rest,
      eventTypeUri: eventType,
      startsAt: Date.parse(startsAt),
      tracking: trackingOf(tracking),
      shown,
      maxOpenBookings,
      publicUrl,
    });
    return c.json(presentOrder(view, { ...c.var, publicUrl }), 201);
  });
}
