import { createRoute, z } from "@hono/zod-openapi";
import { refusals } from "../errors.ts";
import { IdempotencyKey, ofSessions, oneSession, params } from "./route-parts.ts";
import { bodyRefusals, required } from "../json-bodies.ts";

const NewTimeBody = z
  .object({
    startsAt: z.iso.datetime({ offset: true }),
    meetingType: z.enum(["VIDEO_CALL", "IN_PERSON"]).optional().openapi({
      description: "As it was unless it is said",
    }),
    holdId: z.uuid().optional().openapi({ description: "The hold that keeps the time" }),
    holdSecret: z.string().max(200).optional(),
    reason: z.string().trim().max(500).optional().openapi({
      description: "A practitioner has to give one",
    }),
  })
  .openapi("NewTime", {
    example: { startsAt: "2026-11-26T16:15:00Z", reason: "I fell ill." },
  });

export const rescheduleTherapySession = createRoute({
  ...ofSessions,
  method: "post",
  path: "/{id}/reschedule",
  operationId: "rescheduleTherapySession",
  summary: "Move a session to another time",
  description:
    "The answer is the new session; the old one is cancelled and the two know each other. What was agreed stays: " +
    "price, length and terms. Where only the provider's own page can do it: ERR_RESCHEDULE_AT_PROVIDER, and " +
    "its `rescheduleUrl` is that page.",
  request: { params, headers: IdempotencyKey, ...required(NewTimeBody) },
  responses: {
    201: { ...oneSession[200], description: "The new session" },
    ...refusals(
      ...bodyRefusals,
      "ERR_UNAUTHORIZED",
      "ERR_FORBIDDEN",
      "ERR_NOT_FOUND",
      "ERR_ILLEGAL_TRANSITION",
      "ERR_RESCHEDULE_AT_PROVIDER",
      "ERR_BOOKING_NOT_CONFIRMED",
      "ERR_SLOT_TAKEN",
      "ERR_SLOT_NOT_OFFERED",
      "ERR_HOLD_EXPIRED",
      "ERR_CLIENT_BUSY",
      "ERR_REQUEST_IN_PROGRESS",
      "ERR_IDEMPOTENCY_MISMATCH",
      "ERR_TOO_MANY_REQUESTS",
      "ERR_PROVIDER_UNAVAILABLE",
    ),
  },
});

/** The wish as the use case takes it. */
export function newTimeOf({ startsAt, holdId, holdSecret, ...same }: z.infer<typeof NewTimeBody>) {
  const hold = holdId === undefined ? undefined : { id: holdId, secret: holdSecret ?? "" };
  return { ...same, startsAt: Date.parse(startsAt), hold };
}

export const markTherapySessionNoShow = createRoute({
  ...ofSessions,
  method: "post",
  path: "/{id}/no-show",
  operationId: "markTherapySessionNoShow",
  summary: "Write down that the client did not come, or take it back within 14 days",
  request: { params, ...required(z.object({ noShow: z.boolean() }).openapi("NoShow")) },
  responses: {
    ...oneSession,
    ...refusals(
      ...bodyRefusals,
      "ERR_UNAUTHORIZED",
      "ERR_FORBIDDEN",
      "ERR_NOT_FOUND",
      "ERR_NOT_FINISHED",
      "ERR_ILLEGAL_TRANSITION",
    ),
  },
});

const NewRecommendationBody = z
  .object({
    practices: z.array(z.string().max(40)).max(35).openapi({ description: "THERAPY_TYPE codes" }),
    text: z.string().trim().min(1).max(4000),
  })
  .openapi("NewRecommendation", {
    example: { practices: ["MASSAGE"], text: "Come again in two weeks, and rest well until then." },
  });

export const recommendAfterTherapySession = createRoute({
  ...ofSessions,
  method: "post",
  path: "/{id}/recommendations",
  operationId: "recommendAfterTherapySession",
  summary: "Suggest to the client what to do next",
  description: "The client reads it in the journal and is told by mail that it is there.",
  request: { params, headers: IdempotencyKey, ...required(NewRecommendationBody) },
  responses: {
    201: { ...oneSession[200], description: "The session with the recommendation" },
    ...refusals(
      ...bodyRefusals,
      "ERR_UNAUTHORIZED",
      "ERR_FORBIDDEN",
      "ERR_NOT_FOUND",
      "ERR_NOT_FINISHED",
      "ERR_ILLEGAL_TRANSITION",
      "ERR_REQUEST_IN_PROGRESS",
      "ERR_IDEMPOTENCY_MISMATCH",
    ),
  },
});
