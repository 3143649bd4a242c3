import { z } from "@hono/zod-openapi";
import { minute } from "../../domain/duration.ts";
import { meetingTypes } from "../../domain/scheduling.ts";
import {
  answerMessageMaxLength,
  requestStatusAt,
  sessionRequestStatuses,
} from "../../domain/session-request.ts";
import type { Language } from "../../domain/text.ts";
import type { OwnRequest } from "../../use-cases/session-requests/list-my-session-requests.ts";
import type { RequestEntry } from "../../use-cases/session-requests/request-entry.ts";
import { BookedPractice, BookedTherapist } from "../booking-links/booked-session-body.ts";
import { AnswerBody } from "../calendly/invitee-body.ts";
import { instantText } from "../version.ts";
import { sharedText } from "../shared-text.ts";
import { BookingVerdictBody, presentBookingVerdict } from "../suitability/booking-verdict-body.ts";

const Instant = z.iso.datetime();

export const RequestId = z.object({ id: z.uuid() });

const commonFields = {
  id: z.uuid(),
  status: z.enum(sessionRequestStatuses).openapi({
    description: "`lapsed`: not answered in time. Only a request that is `waiting` keeps its time.",
  }),
  startsAt: Instant,
  endsAt: Instant,
  timeZone: z.string().max(64).openapi({ description: "The practitioner's IANA time zone" }),
  practice: BookedPractice,
  meetingType: z.enum(meetingTypes),
  place: z.string().max(500),
  priceCents: z.int().min(0).max(10_000_000),
  currency: z.literal("EUR"),
  createdAt: Instant,
  answerBy: Instant.openapi({ description: "The request ends by itself then" }),
  message: z.string().max(answerMessageMaxLength).openapi({
    description: "What the practitioner wrote with the answer",
  }),
};

export const SessionRequestBody = z.object({ ...commonFields, therapist: BookedTherapist })
  .openapi("SessionRequest");

export const OwnRequestBody = z.object({
  ...SessionRequestBody.shape,
  warning: z.union([BookingVerdictBody, z.null()]).openapi({
    description:
      "What the client's test says about a waiting request and the client has not acknowledged: rules or answers have " +
      "changed since. Null when there is nothing.",
  }),
}).openapi("OwnSessionRequest");

export const ReceivedRequestBody = z.object({
  ...commonFields,
  client: z.object({
    name: z.string().max(200),
    isNew: z.boolean().openapi({ description: "Has had no session with the practitioner" }),
  }),
  answers: z.array(AnswerBody).max(50).openapi({
    description: "To the questions of the booking form",
  }),
}).openapi("ReceivedSessionRequest");

export const ReplyBody = z.object({
  message: sharedText(answerMessageMaxLength).default("").openapi({
    description: "A sentence for the client, in the mail with the answer",
  }),
}).openapi("SessionRequestReply");

function common({ request }: RequestEntry, now: number) {
  const { id, startsAt, endsAt, timeZone, practiceType, intro, meetingType } = request;
  return {
    id,
    status: requestStatusAt(request, now),
    startsAt: instantText(startsAt),
    endsAt: instantText(endsAt),
    timeZone,
    practice: {
      type: practiceType,
      durationMinutes: Math.round((endsAt - startsAt) / minute),
      intro,
    },
    meetingType,
    place: request.place,
    priceCents: request.priceCents,
    currency: "EUR" as const,
    createdAt: instantText(request.createdAt),
    answerBy: instantText(request.answerBy),
    message: request.message,
  };
}

export function presentRequest(
  entry: RequestEntry,
  now: number,
): z.infer<typeof SessionRequestBody> {
  const { id, slug, name, pictureKey } = entry.therapist;
  return {
    ...common(entry, now),
    therapist: { id, slug, name, pictureUrl: pictureKey && `/files/${pictureKey}` },
  };
}

export function presentOwnRequest(
  entry: OwnRequest,
  { language, now }: { language: Language; now: number },
): z.infer<typeof OwnRequestBody> {
  const { warning } = entry;
  return {
    ...presentRequest(entry, now),
    warning: warning && presentBookingVerdict(warning, language),
  };
}

export function presentReceived(
  entry: RequestEntry,
  now: number,
): z.infer<typeof ReceivedRequestBody> {
  const { client, isClient, request } = entry;
  return {
    ...common(entry, now),
    client: { name: client.name, isNew: !isClient },
    answers: request.answers,
  };
}
