import { createRoute, z } from "@hono/zod-openapi";
import { createMiddleware } from "hono/factory";
import { emailMaxLength } from "../../domain/account.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Ports } from "../../ports/ports.ts";
import { type Booked, bookTime } from "../../use-cases/scheduling/book-time.ts";
import { refusals } from "../errors.ts";
import { firstAnswer, IdempotencyKey, idempotent, idempotentInWork } from "../idempotent.ts";
import { bodyRefusals, json, required } from "../json-bodies.ts";
import { BookingPhone } from "../phone-number.ts";
import type { Env, Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { HoldKey, MeetingTypeCode, ProviderTime, Uri } from "./calendly-body.ts";
import { LinkSecret } from "../secret-links/secret-link-body.ts";
import { InviteeName } from "../user/user-body.ts";
import { AcknowledgementBody, suitabilityRefusals } from "../suitability/booking-verdict-body.ts";
import {
  AnswerBody,
  InviteeResource,
  presentInvitee,
  TrackingBody,
  trackingOf,
} from "./invitee-body.ts";

const NewInviteeBody = z.object({
  event_type: Uri,
  start_time: ProviderTime,
  invitee: z.object({
    name: InviteeName,
    email: z.email().max(emailMaxLength),
    timezone: z.string().min(1).max(64).openapi({ description: "IANA time zone" }),
    text_reminder_number: BookingPhone.optional(),
  }),
  meeting_type: MeetingTypeCode.optional().openapi({
    description:
      "Not in Calendly's API. By default the event type's first meeting type that is possible at this time.",
  }),
  hold: HoldKey.optional().openapi({
    description:
      "Not in Calendly's API. The hold on this time, from `holdTime`. Without it the caller's own hold refuses " +
      "the booking with `ERR_SLOT_TAKEN`: a hold belongs to its `id` and `secret`, not to an account.",
  }),
  shown: z.object({
    price_cents: z.int().min(0).max(100_000_000),
    duration: z.int().min(1).max(1440).openapi({ description: "Minutes" }),
  }).optional().openapi({
    description:
      "Not in Calendly's API. The price and length that the person saw. When others apply, nothing is booked and " +
      "`ERR_PRICE_CHANGED` names them. Of a held time those of the hold apply.",
  }),
  secret_link: LinkSecret.optional().openapi({
    description: "Not in Calendly's API. The secret link by which the person books.",
  }),
  acknowledgement: AcknowledgementBody.optional(),
  package: z.uuid().optional().openapi({
    description: "Not in Calendly's API. The caller's package of which one session pays it.",
  }),
  questions_and_answers: z.array(AnswerBody).max(50).default([]),
  tracking: TrackingBody.partial().optional(),
}).openapi("NewInvitee", {
  example: {
    event_type:
      "http://localhost:8000/api/calendly/event_types/0197a1c2-6d1e-7000-8000-3f5b2a9c1d10",
    start_time: "2026-11-24T16:15:00.000000Z",
    invitee: { name: "Mari Maasikas", email: "mari@example.org", timezone: "Europe/Tallinn" },
    questions_and_answers: [],
  },
});

const route = createRoute({
  method: "post",
  path: "/api/calendly/invitees",
  operationId: "bookTime",
  tags: ["calendly"],
  summary: "Book a time",
  description:
    "For signed-in users, under their own confirmed address. The session is in both people's journals at once. " +
    "It records the caller's consent to `bookings`, so show the terms from `listConsents` next to the button. " +
    "`ERR_APPROVAL_NEEDED`: send it with `createSessionRequest`. `ERR_PREPAYMENT_NEEDED`: pay it with `createSessionOrder`. " +
    "A stored test of the caller applies: `ERR_CAUTION_UNREAD` and `ERR_STALE` name what to send as `acknowledgement`, which " +
    "is recorded with the session; `ERR_ASK_FIRST` and `ERR_NOT_SUITABLE` name the reasons. Introductory calls are exempt. " +
    "A person without an account books with `requestBooking`, which proves the mailbox first.",
  security: bearer,
  middleware: signedIn,
  request: { headers: IdempotencyKey, ...required(NewInviteeBody) },
  responses: {
    201: { description: "The invitee of the new booking", ...json(InviteeResource) },
    ...refusals(
      ...bodyRefusals,
      "ERR_UNAUTHORIZED",
      "ERR_FORBIDDEN",
      "ERR_EMAIL_NOT_VERIFIED",
      "ERR_NOT_FOUND",
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
      "ERR_OWN_CALENDAR",
      "ERR_TOO_MANY_BOOKINGS",
      "ERR_APPROVAL_NEEDED",
      "ERR_PREPAYMENT_NEEDED",
      "ERR_BOOK_AT_PROVIDER",
      "ERR_PACKAGE_ENDED",
      "ERR_PACKAGE_UNFIT",
      "ERR_PACKAGE_USED_UP",
      "ERR_ALREADY_PAID",
      "ERR_NOTHING_TO_PAY",
      ...suitabilityRefusals,
      "ERR_REQUEST_IN_PROGRESS",
      "ERR_IDEMPOTENCY_MISMATCH",
      "ERR_TOO_MANY_REQUESTS",
      "ERR_PROVIDER_UNAVAILABLE",
    ),
  },
});

const provenOnly = createMiddleware<Env>(async (c, next) => {
  if (c.req.method === "POST" && !c.var.account) {
    throw new DomainError("ERR_UNAUTHORIZED", {
      detail: "sign in, or book as a guest with POST /api/booking-requests",
    });
  }
  await next();
});

export function mountBookTime(
  router: Router,
  ports: Ports,
  { maxOpenBookings }: { maxOpenBookings: number },
) {
  // An outside calendar takes part in no transaction.
  const once = ports.scheduling.holds ? idempotentInWork(ports) : idempotent(ports);
  router.use(route.getRoutingPath(), provenOnly, once);
  router.openapi(route, async (c) => {
    const booked = await bookTime(ports, c.var, {
      ...bookingOf(c.req.valid("json")),
      maxOpenBookings,
      firstAnswer: firstAnswer(c.var.keyedRequest, 201, present),
    });
    return c.json(present(booked), 201);
  });
}

function present({ invitee, session }: Booked) {
  return { resource: presentInvitee(invitee, session?.id ?? null) };
}

function bookingOf(body: z.infer<typeof NewInviteeBody>) {
  const { name, email, timezone: timeZone, text_reminder_number: phone } = body.invitee;
  return {
    eventTypeUri: body.event_type,
    startsAt: Date.parse(body.start_time),
    invitee: { name, email, phone, timeZone },
    answers: body.questions_and_answers,
    tracking: trackingOf(body.tracking),
    secretLink: body.secret_link,
    acknowledgement: body.acknowledgement,
    packageId: body.package,
    ...(body.meeting_type && { meetingType: body.meeting_type }),
    ...(body.hold && { hold: body.hold }),
    ...(body.shown && {
      shown: { priceCents: body.shown.price_cents, durationMinutes: body.shown.duration },
    }),
  };
}
