import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { createSessionRequest } from "../../use-cases/session-requests/create-session-request.ts";
import { HoldKey, MeetingTypeCode, Uri } from "../calendly/calendly-body.ts";
import { AnswerBody, TrackingBody, trackingOf } from "../calendly/invitee-body.ts";
import { refusals } from "../errors.ts";
import { IdempotencyKey, idempotent } from "../idempotent.ts";
import { bodyRefusals, json, optional, required } from "../json-bodies.ts";
import { BookingPhone } from "../phone-number.ts";
import type { Router } from "../router.ts";
import { LinkSecret } from "../secret-links/secret-link-body.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { AcknowledgementBody, suitabilityRefusals } from "../suitability/booking-verdict-body.ts";
import { TimeZone } from "../user/user-body.ts";
import { presentRequest, SessionRequestBody } from "./session-request-body.ts";

const NewSessionRequestBody = z.object({
  eventType: Uri,
  startsAt: z.iso.datetime({ offset: true }).max(40),
  timeZone: TimeZone,
  phone: optional(BookingPhone),
  hold: optional(HoldKey.openapi({ description: "The caller's hold of this time" })),
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
}).openapi("NewSessionRequest");

const route = createRoute({
  method: "post",
  path: "/api/session-requests",
  operationId: "createSessionRequest",
  tags: ["session-requests"],
  summary: "Request a time that the practitioner confirms",
  description:
    "For signed-in users, where `bookTime` answers `ERR_APPROVAL_NEEDED`. The time is kept until the practitioner answers, " +
    "for a day at most. It records the caller's consent to `bookings`. A stored test of the caller applies as in `bookTime`. " +
    "A person without an account uses `requestBooking`.",
  security: bearer,
  middleware: signedIn,
  request: { headers: IdempotencyKey, ...required(NewSessionRequestBody) },
  responses: {
    201: { description: "The request", ...json(SessionRequestBody) },
    ...refusals(
      ...bodyRefusals,
      "ERR_UNAUTHORIZED",
      "ERR_EMAIL_NOT_VERIFIED",
      "ERR_BOOK_AT_PROVIDER",
      "ERR_BOOK_AT_ONCE",
      "ERR_OWN_CALENDAR",
      "ERR_TOO_LATE_TO_REQUEST",
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

export function mountCreateSessionRequest(
  router: Router,
  ports: Ports,
  { maxOpenBookings }: { maxOpenBookings: number },
) {
  router.use(route.getRoutingPath(), idempotent(ports));
  router.openapi(route, async (c) => {
    const { eventType, startsAt, tracking, shown, ...rest } = c.req.valid("json");
    const entry = await createSessionRequest(ports, c.var, {
      ...rest,
      eventTypeUri: eventType,
      startsAt: Date.parse(startsAt),
      tracking: trackingOf(tracking),
      shown,
      maxOpenBookings,
    });
    return c.json(presentRequest(entry, c.var.now), 201);
  });
}
