import { createRoute, z } from "@hono/zod-openapi";
import { emailMaxLength, userNameMaxLength } from "../../domain/account.ts";
import { meetingTypes } from "../../domain/scheduling.ts";
import type { Ports } from "../../ports/ports.ts";
import {
  readBookingLink,
  type RequestedTime,
} from "../../use-cases/booking-requests/read-booking-link.ts";
import {
  BookedPractice,
  BookedTherapist,
  BookingTokenBody,
} from "../booking-links/booked-session-body.ts";
import { CompanionPeople, presentPerson } from "../companions/companion-body.ts";
import { refusals } from "../errors.ts";
import { bodyRefusals, json, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { instantText } from "../version.ts";
import { outcomeFields, presentOutcome, RequestStatus } from "./booking-request-body.ts";

const RequestedTimeBody = z.object({
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  timeZone: z.string().max(64).openapi({ description: "The practitioner's IANA time zone" }),
  practice: BookedPractice,
  therapist: BookedTherapist,
  companions: CompanionPeople,
  meetingType: z.enum(meetingTypes).nullable(),
  priceCents: z.int().min(0).max(10_000_000),
  currency: z.literal("EUR"),
  eventTypeUri: z.string().max(500),
  schedulingUrl: z.string().max(500),
  email: z.string().max(emailMaxLength),
  name: z.string().max(userNameMaxLength),
}).openapi("RequestedTime");

const LinkStateBody = z.object({
  status: RequestStatus,
  expiresAt: z.iso.datetime().openapi({ description: "The end of the hold" }),
  requested: RequestedTimeBody,
  ...outcomeFields,
}).openapi("BookingLinkState");

const route = createRoute({
  method: "post",
  path: "/api/booking-requests/link",
  operationId: "readBookingLink",
  tags: ["booking-requests"],
  summary: "Read what the link in a mail would confirm",
  description: "Changes nothing, so that mail scanners which open links confirm nothing.",
  request: required(BookingTokenBody),
  responses: {
    200: { description: "The requested booking", ...json(LinkStateBody) },
    ...refusals(
      ...bodyRefusals,
      "ERR_INVALID_TOKEN",
      "ERR_NOT_FOUND",
      "ERR_PRACTICE_NOT_OFFERED",
      "ERR_PROVIDER_UNAVAILABLE",
    ),
  },
});

export function mountReadBookingLink(
  router: Router,
  ports: Ports,
  { publicUrl }: { publicUrl: string },
) {
  router.openapi(route, async (c) => {
    const { status, expiresAt, requested, outcome } = await readBookingLink(
      ports,
      c.var,
      c.req.valid("json"),
    );
    c.header("Cache-Control", "no-store");
    return c.json({
      status,
      expiresAt: instantText(expiresAt),
      requested: presentRequested(requested),
      ...presentOutcome(outcome, { ...c.var, publicUrl }),
    }, 200);
  });
}

function presentRequested(
  { request, eventType, therapist, practice, companions }: RequestedTime,
): z.infer<typeof RequestedTimeBody> {
  const { type, durationMinutes, intro, meetingTypes, priceCents, schedulingUrl } = practice;
  return {
    startsAt: instantText(request.startsAt),
    endsAt: instantText(request.endsAt),
    timeZone: eventType.timeZone,
    practice: { type, durationMinutes, intro },
    therapist: {
      id: therapist.id,
      slug: therapist.slug,
      name: therapist.name,
      pictureUrl: therapist.pictureKey && `/files/${therapist.pictureKey}`,
    },
    companions: companions.map(presentPerson),
    meetingType: request.meetingType ?? (meetingTypes.length === 1 ? meetingTypes[0]! : null),
    priceCents,
    currency: "EUR",
    eventTypeUri: eventType.uri,
    schedulingUrl,
    email: request.email,
    name: request.name,
  };
}
