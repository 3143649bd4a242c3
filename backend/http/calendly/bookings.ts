import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { bookTime } from "../../use-cases/scheduling/book-time.ts";
import { holdTime } from "../../use-cases/scheduling/hold-time.ts";
import { releaseTime } from "../../use-cases/scheduling/release-time.ts";
import { refusals } from "../errors.ts";
import { idempotent } from "../idempotent.ts";
import { newRouter } from "../router.ts";
import {
  AnswerBody,
  InviteeResource,
  presentInvitee,
  TrackingBody,
  trackingOf,
} from "./invitee-body.ts";
import {
  json,
  MeetingTypeCode,
  ProviderTime,
  providerTime,
  required,
  ResourceId,
  tags,
  Uri,
} from "./provider-shapes.ts";

const Secret = z.string().min(20).max(100);
const HoldKey = z.object({ id: ResourceId, secret: Secret });

const HoldBody = z.object({
  id: ResourceId,
  secret: Secret.openapi({ description: "Shown once; books or releases the time" }),
  start_time: ProviderTime,
  expires_at: ProviderTime,
}).openapi("Hold");

const bodyRefusals = [
  "ERR_INVALID_INPUT",
  "ERR_MALFORMED_JSON",
  "ERR_TOO_LARGE",
  "ERR_UNSUPPORTED_MEDIA_TYPE",
] as const;

const hold = createRoute({
  method: "post",
  path: "/holds",
  operationId: "holdTime",
  summary: "Keep a time for five minutes while the form is filled in",
  tags,
  request: {
    body: required(
      z.object({ event_type: Uri, start_time: ProviderTime, replaces: HoldKey.optional() })
        .openapi("NewHold"),
    ),
  },
  responses: {
    201: { description: "The time is kept", ...json(HoldBody) },
    ...refusals(
      ...bodyRefusals,
      "ERR_NOT_FOUND",
      "ERR_SLOT_TAKEN",
      "ERR_SLOT_NOT_OFFERED",
      "ERR_TOO_MANY_REQUESTS",
      "ERR_PROVIDER_UNAVAILABLE",
    ),
  },
});

const release = createRoute({
  method: "delete",
  path: "/holds/{id}",
  operationId: "releaseTime",
  summary: "Give a kept time back",
  tags,
  request: {
    params: z.object({ id: ResourceId }),
    headers: z.object({ "x-hold-secret": Secret }),
  },
  responses: {
    204: { description: "The time is free" },
    ...refusals("ERR_INVALID_INPUT", "ERR_NOT_FOUND", "ERR_PROVIDER_UNAVAILABLE"),
  },
});

const NewInviteeBody = z.object({
  event_type: Uri,
  start_time: ProviderTime,
  invitee: z.object({
    name: z.string().trim().min(1).max(200),
    email: z.email().max(254),
    timezone: z.string().min(1).max(64).openapi({ description: "IANA zone" }),
  }),
  meeting_type: MeetingTypeCode.optional()
    .openapi({ description: "Absent: the first in which this time can be given" }),
  hold: HoldKey.optional(),
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

const book = createRoute({
  method: "post",
  path: "/invitees",
  operationId: "bookTime",
  summary: "Book a time",
  tags,
  request: {
    headers: z.object({
      "idempotency-key": z.string().min(1).max(255).optional()
        .openapi({ description: "The same key again gets the same answer and books nothing more" }),
    }),
    body: required(NewInviteeBody),
  },
  responses: {
    201: {
      description: "Booked",
      ...json(InviteeResource),
    },
    ...refusals(
      ...bodyRefusals,
      "ERR_NOT_FOUND",
      "ERR_SLOT_TAKEN",
      "ERR_SLOT_NOT_OFFERED",
      "ERR_HOLD_EXPIRED",
      "ERR_CLIENT_BUSY",
      "ERR_ONCE_PER_CLIENT",
      "ERR_REQUEST_IN_PROGRESS",
      "ERR_IDEMPOTENCY_MISMATCH",
      "ERR_PROVIDER_UNAVAILABLE",
    ),
  },
});

export function bookings(ports: Ports) {
  const router = newRouter();
  router.use("/invitees", idempotent(ports));
  return router
    .openapi(hold, async (c) => {
      const { event_type: eventTypeUri, start_time, replaces } = c.req.valid("json");
      const kept = await holdTime(ports, c.var, {
        eventTypeUri,
        startsAt: Date.parse(start_time),
        ...(replaces && { replaces }),
      });
      return c.json({
        id: kept.id,
        secret: kept.secret,
        start_time: providerTime(kept.startsAt),
        expires_at: providerTime(kept.expiresAt),
      }, 201);
    })
    .openapi(release, async (c) => {
      const secret = c.req.valid("header")["x-hold-secret"];
      await releaseTime(ports, { ...c.req.valid("param"), secret });
      return c.body(null, 204);
    })
    .openapi(book, async (c) => {
      const { invitee } = await bookTime(ports, c.var, bookingOf(c.req.valid("json")));
      return c.json({ resource: presentInvitee(invitee) }, 201);
    });
}

function bookingOf(body: z.infer<typeof NewInviteeBody>) {
  const { name, email, timezone: timeZone } = body.invitee;
  return {
    eventTypeUri: body.event_type,
    startsAt: Date.parse(body.start_time),
    invitee: { name, email, timeZone },
    answers: body.questions_and_answers,
    tracking: trackingOf(body.tracking),
    ...(body.meeting_type && { meetingType: body.meeting_type }),
    ...(body.hold && { hold: body.hold }),
  };
}
