import { createRoute, z } from "@hono/zod-openapi";
import { refusals } from "../errors.ts";
import { signedIn } from "../signed-in.ts";
import { IdempotencyKey, ofSessions, oneSession as one, params } from "./route-parts.ts";
import { json, optionalJson, required } from "../json-bodies.ts";

const NewTherapySessionBody = z
  .object({
    therapistId: z.uuid(),
    userId: z.uuid(),
    eventUrl: z.url().max(500),
    eventInviteeUrl: z.url().max(500),
  })
  .openapi("NewTherapySession", {
    example: {
      therapistId: "0197a1c2-6d1e-7000-8000-3f5b2a9c1d11",
      userId: "0197a1c2-6d1e-7000-8000-3f5b2a9c1d12",
      eventUrl:
        "http://localhost:8000/api/calendly/scheduled_events/0197a1c2-6d1e-7000-8000-3f5b2a9c1d13",
      eventInviteeUrl:
        "http://localhost:8000/api/calendly/scheduled_events/0197a1c2-6d1e-7000-8000-3f5b2a9c1d13/invitees/0197a1c2-6d1e-7000-8000-3f5b2a9c1d14",
    },
  });

export const createTherapySession = createRoute({
  ...ofSessions,
  method: "post",
  path: "/",
  operationId: "createTherapySession",
  summary: "Keep a booking that was made at the scheduling provider",
  description: "The provider is asked whether the booking exists. The same invitee again: 200.",
  request: { headers: IdempotencyKey, ...required(NewTherapySessionBody) },
  responses: {
    200: { ...one[200], description: "This booking was kept before" },
    201: { ...one[200], description: "Kept" },
    ...refusals(
      "ERR_INVALID_INPUT",
      "ERR_MALFORMED_JSON",
      "ERR_UNAUTHORIZED",
      "ERR_FORBIDDEN",
      "ERR_BOOKING_NOT_CONFIRMED",
      "ERR_SLOT_TAKEN",
      "ERR_CLIENT_BUSY",
      "ERR_REQUEST_IN_PROGRESS",
      "ERR_TOO_LARGE",
      "ERR_UNSUPPORTED_MEDIA_TYPE",
      "ERR_IDEMPOTENCY_MISMATCH",
      "ERR_PROVIDER_UNAVAILABLE",
    ),
  },
});

export const updateTherapySession = createRoute({
  ...ofSessions,
  method: "put",
  path: "/{id}",
  operationId: "updateTherapySession",
  summary: "Write the private note, which only the client ever sees",
  middleware: [signedIn, optionalJson] as const,
  request: {
    params,
    headers: z.object({ "if-match": z.string().max(100).optional() }),
    body: json(z.object({
      note: z.string().max(4000).optional().openapi({ example: "Slept well afterwards." }),
    })),
  },
  responses: {
    ...one,
    ...refusals(
      "ERR_INVALID_INPUT",
      "ERR_MALFORMED_JSON",
      "ERR_UNAUTHORIZED",
      "ERR_FORBIDDEN",
      "ERR_NOT_FOUND",
      "ERR_STALE",
      "ERR_TOO_LARGE",
      "ERR_UNSUPPORTED_MEDIA_TYPE",
    ),
  },
});

export const updateTherapySessionNote = createRoute({
  ...ofSessions,
  method: "put",
  path: "/{id}/note",
  operationId: "updateTherapySessionNote",
  summary: "Write or, with an empty text, remove the private note of the client",
  request: {
    params,
    headers: z.object({ "if-match": z.string().max(100).optional() }),
    ...required(
      z.object({ note: z.string().max(4000) })
        .openapi("PrivateNote", { example: { note: "Slept well afterwards." } }),
    ),
  },
  responses: {
    ...one,
    ...refusals(
      "ERR_INVALID_INPUT",
      "ERR_MALFORMED_JSON",
      "ERR_UNAUTHORIZED",
      "ERR_FORBIDDEN",
      "ERR_NOT_FOUND",
      "ERR_STALE",
      "ERR_TOO_LARGE",
      "ERR_UNSUPPORTED_MEDIA_TYPE",
    ),
  },
});

export const cancelTherapySession = createRoute({
  ...ofSessions,
  method: "post",
  path: "/{id}/cancel",
  operationId: "cancelTherapySession",
  summary: "Cancel a session and free its time",
  description:
    "Needs no body. Cancelling twice is cancelling once. One place in a group that only the provider's own page can " +
    "free: ERR_CANCEL_AT_PROVIDER, and its `cancelUrl` is that page.",
  middleware: [signedIn, optionalJson] as const,
  request: {
    params,
    body: json(z.object({ reason: z.string().max(500).optional().openapi({ example: "Ill" }) })),
  },
  responses: {
    ...one,
    ...refusals(
      "ERR_INVALID_INPUT",
      "ERR_MALFORMED_JSON",
      "ERR_UNAUTHORIZED",
      "ERR_NOT_FOUND",
      "ERR_ILLEGAL_TRANSITION",
      "ERR_CANCEL_AT_PROVIDER",
      "ERR_TOO_LARGE",
      "ERR_UNSUPPORTED_MEDIA_TYPE",
    ),
  },
});

export const rateTherapySession = createRoute({
  ...ofSessions,
  method: "post",
  path: "/{id}/rate",
  operationId: "rateTherapySession",
  summary: "Rate a finished session, or change the rating within 14 days",
  request: {
    params,
    ...required(z.object({ rating: z.int().min(1).max(5).openapi({ example: 5 }) })),
  },
  responses: {
    ...one,
    ...refusals(
      "ERR_INVALID_INPUT",
      "ERR_MALFORMED_JSON",
      "ERR_UNAUTHORIZED",
      "ERR_FORBIDDEN",
      "ERR_NOT_FOUND",
      "ERR_NOT_FINISHED",
      "ERR_NOBODY_MET",
      "ERR_RATING_CLOSED",
      "ERR_TOO_LARGE",
      "ERR_UNSUPPORTED_MEDIA_TYPE",
    ),
  },
});

export const takeBackTherapySessionRating = createRoute({
  ...ofSessions,
  method: "delete",
  path: "/{id}/rate",
  operationId: "takeBackTherapySessionRating",
  summary: "Take a rating back that was given by mistake, within the same 14 days",
  request: { params },
  responses: {
    ...one,
    ...refusals(
      "ERR_INVALID_INPUT",
      "ERR_UNAUTHORIZED",
      "ERR_FORBIDDEN",
      "ERR_NOT_FOUND",
      "ERR_NOT_FINISHED",
      "ERR_RATING_CLOSED",
    ),
  },
});

const Comment = z.string().trim().min(1).max(2000).openapi({ example: "Thank you, it helped." });

const commentRefusals = refusals(
  "ERR_INVALID_INPUT",
  "ERR_MALFORMED_JSON",
  "ERR_UNAUTHORIZED",
  "ERR_FORBIDDEN",
  "ERR_NOT_FOUND",
  "ERR_TOO_LARGE",
  "ERR_UNSUPPORTED_MEDIA_TYPE",
);

export const commentTherapySession = createRoute({
  ...ofSessions,
  method: "post",
  path: "/{id}/comment",
  operationId: "commentTherapySession",
  summary: "Say something both people of the session can read",
  request: {
    params,
    headers: IdempotencyKey,
    ...required(z.object({ comment: Comment, isTherapistComment: z.boolean().default(false) })),
  },
  responses: {
    201: { ...one[200], description: "The session with the comment" },
    ...commentRefusals,
    ...refusals("ERR_REQUEST_IN_PROGRESS", "ERR_IDEMPOTENCY_MISMATCH"),
  },
});

export const updateTherapySessionComment = createRoute({
  ...ofSessions,
  method: "post",
  path: "/{id}/update-comment",
  operationId: "updateTherapySessionComment",
  summary: "Change the caller's newest comment",
  request: { params, ...required(z.object({ comment: Comment })) },
  responses: { ...one, ...commentRefusals },
});
