import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { requestBooking } from "../../use-cases/booking-requests/request-booking.ts";
import { HoldKey, MeetingTypeCode, Uri } from "../calendly/calendly-body.ts";
import { AnswerBody, TrackingBody, trackingOf } from "../calendly/invitee-body.ts";
import { refusals } from "../errors.ts";
import { TypedCode } from "../gift-cards/get-gift-card-balance.ts";
import { idempotent, UnguessableIdempotencyKey } from "../idempotent.ts";
import { bodyRefusals, json, optional, required } from "../json-bodies.ts";
import { LongCode, longCodeOf } from "../mailed-code-body.ts";
import { BookingPhone } from "../phone-number.ts";
import type { Router } from "../router.ts";
import { LinkSecret } from "../secret-links/secret-link-body.ts";
import { AccountName, Email, LanguageCode, TimeZone } from "../user/user-body.ts";
import { instantText } from "../version.ts";
import { MailState, RequestSecret } from "./booking-request-body.ts";

const NewBookingRequestBody = z.object({
  eventType: Uri,
  startsAt: z.iso.datetime({ offset: true }).max(40),
  hold: HoldKey.openapi({ description: "The caller's hold of this time, from `holdTime`" }),
  invitee: z.object({
    name: AccountName,
    email: Email,
    phone: optional(BookingPhone),
    timeZone: TimeZone,
  }),
  meetingType: optional(MeetingTypeCode),
  answers: z.array(AnswerBody).max(50).default([]),
  shown: optional(
    z.object({
      priceCents: z.int().min(0).max(100_000_000),
      durationMinutes: z.int().min(1).max(1440),
    }).openapi({
      description:
        "The price and length that the person saw. When others apply, nothing is requested and `ERR_PRICE_CHANGED` " +
        "names them. Of a held time the price of the hold applies.",
    }),
  ),
  tracking: optional(TrackingBody.partial()),
  secretLink: optional(LinkSecret),
  giftCardCode: optional(TypedCode.openapi({
    description: "The gift card that pays as much as it can once the mailbox is proven",
  })),
  consent: z.literal(true).openapi({
    description: "The person agrees that the booking is stored and shown to the practitioner",
  }),
  language: optional(LanguageCode),
}).openapi("NewBookingRequest");

const BookingRequestBody = z.object({
  id: z.uuid(),
  secret: RequestSecret,
  expiresAt: z.iso.datetime().openapi({ description: "The end of the hold" }),
  codeExpiresAt: z.iso.datetime(),
  codeDigits: LongCode,
  mail: MailState,
}).openapi("BookingRequest");

const route = createRoute({
  method: "post",
  path: "/api/booking-requests",
  operationId: "requestBooking",
  tags: ["booking-requests"],
  summary: "Request a booking without an account",
  description:
    "Mails a code of six digits and a link, and holds the time for 15 minutes. Either of them confirms the booking. A second " +
    "request with the same hold replaces the first, for a mistyped address or a new code.",
  request: { headers: UnguessableIdempotencyKey, ...required(NewBookingRequestBody) },
  responses: {
    201: { description: "The request. Nothing is booked yet.", ...json(BookingRequestBody) },
    ...refusals(
      ...bodyRefusals,
      "ERR_HOLD_EXPIRED",
      "ERR_PRICE_CHANGED",
      "ERR_PRACTICE_NOT_OFFERED",
      "ERR_BOOK_AT_PROVIDER",
      "ERR_SECRET_LINK_USED",
      "ERR_SECRET_LINK_ENDED",
      "ERR_GIFT_CARD_UNKNOWN",
      "ERR_GIFT_CARD_BLOCKED",
      "ERR_GIFT_CARD_EXPIRED",
      "ERR_IDEMPOTENCY_MISMATCH",
      "ERR_REQUEST_IN_PROGRESS",
      "ERR_TOO_MANY_REQUESTS",
      "ERR_PROVIDER_UNAVAILABLE",
    ),
  },
});

export function mountRequestBooking(router: Router, ports: Ports) {
  router.use(route.getRoutingPath(), idempotent(ports, "encrypted answer"));
  router.openapi(route, async (c) => {
    const { eventType, startsAt, hold, invitee, answers, tracking, ...body } = c.req.valid("json");
    const { meetingType, language, shown, secretLink, giftCardCode } = body;
    const { digits, ...requested } = await requestBooking(ports, c.var, {
      eventTypeUri: eventType,
      startsAt: Date.parse(startsAt),
      hold,
      invitee,
      answers,
      tracking: trackingOf(tracking),
      ...(meetingType && { meetingType }),
      ...(language && { language }),
      shown,
      secretLink,
      giftCardCode,
      isOfPartner: c.var.apiKey !== null,
    });
    return c.json({
      ...requested,
      expiresAt: instantText(requested.expiresAt),
      codeExpiresAt: instantText(requested.codeExpiresAt),
      ...longCodeOf(digits),
    }, 201);
  });
}
