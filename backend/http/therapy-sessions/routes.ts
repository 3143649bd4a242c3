import { createRoute, z } from "@hono/zod-openapi";
import { refusals } from "../errors.ts";
import { optionalJson } from "../optional-json.ts";
import { signedIn } from "../signed-in.ts";
import { etag } from "../version.ts";
import { TherapySessionBody } from "./therapy-session-body.ts";

const tags = ["therapy-sessions"];
const security = [{ bearer: [] }];
const params = z.object({ id: z.uuid() });
const PageQuery = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(20),
  cursor: z.string().max(200).optional().openapi({ description: "From the Link header" }),
});

/** See `idempotent`, through which these two go. */
const IdempotencyKey = z.object({
  "idempotency-key": z.string().min(1).max(255).optional().openapi({
    description: "The same key again gets the first answer again, for a day",
  }),
});

function json<Schema extends z.ZodType>(schema: Schema) {
  return { content: { "application/json": { schema } } };
}

function required<Schema extends z.ZodType>(schema: Schema) {
  return { ...json(schema), required: true };
}

const one = {
  200: { description: "The session", headers: etag, ...json(TherapySessionBody) },
};

const page = {
  200: {
    description: "Sessions, latest start first",
    headers: {
      Link: {
        description: 'The next page, when there is one: <…>; rel="next"',
        schema: { type: "string" as const, maxLength: 500 },
      },
    },
    ...json(z.array(TherapySessionBody).max(100)),
  },
};

export const listMyTherapySessions = createRoute({
  method: "get",
  path: "/me",
  operationId: "listMyTherapySessions",
  summary: "The caller's own sessions",
  tags,
  security,
  middleware: [signedIn] as const,
  request: { query: PageQuery },
  responses: { ...page, ...refusals("ERR_INVALID_INPUT", "ERR_UNAUTHORIZED") },
});

export const listTherapistTherapySessions = createRoute({
  method: "get",
  path: "/therapist",
  operationId: "listTherapistTherapySessions",
  summary: "The sessions of the caller's clients, for practitioners",
  tags,
  security,
  middleware: [signedIn] as const,
  request: { query: PageQuery },
  responses: { ...page, ...refusals("ERR_INVALID_INPUT", "ERR_UNAUTHORIZED", "ERR_FORBIDDEN") },
});

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
  method: "post",
  path: "/",
  operationId: "createTherapySession",
  summary: "Keep a booking that was made at the scheduling provider",
  description: "The provider is asked whether the booking exists. The same invitee again: 200.",
  tags,
  security,
  middleware: [signedIn] as const,
  request: { headers: IdempotencyKey, body: required(NewTherapySessionBody) },
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
  method: "put",
  path: "/{id}",
  operationId: "updateTherapySession",
  summary: "Write the private note, which only the client ever sees",
  tags,
  security,
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

export const cancelTherapySession = createRoute({
  method: "post",
  path: "/{id}/cancel",
  operationId: "cancelTherapySession",
  summary: "Cancel a session and free its time",
  description: "Needs no body. Cancelling twice is cancelling once.",
  tags,
  security,
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
      "ERR_TOO_LARGE",
      "ERR_UNSUPPORTED_MEDIA_TYPE",
    ),
  },
});

export const rateTherapySession = createRoute({
  method: "post",
  path: "/{id}/rate",
  operationId: "rateTherapySession",
  summary: "Rate a finished session, or change the rating within 14 days",
  tags,
  security,
  middleware: [signedIn] as const,
  request: {
    params,
    body: required(z.object({ rating: z.int().min(1).max(5).openapi({ example: 5 }) })),
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
      "ERR_RATING_CLOSED",
      "ERR_TOO_LARGE",
      "ERR_UNSUPPORTED_MEDIA_TYPE",
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
  method: "post",
  path: "/{id}/comment",
  operationId: "commentTherapySession",
  summary: "Say something both people of the session can read",
  tags,
  security,
  middleware: [signedIn] as const,
  request: {
    params,
    headers: IdempotencyKey,
    body: required(z.object({ comment: Comment, isTherapistComment: z.boolean().default(false) })),
  },
  responses: {
    201: { ...one[200], description: "The session with the comment" },
    ...commentRefusals,
    ...refusals("ERR_REQUEST_IN_PROGRESS", "ERR_IDEMPOTENCY_MISMATCH"),
  },
});

export const updateTherapySessionComment = createRoute({
  method: "post",
  path: "/{id}/update-comment",
  operationId: "updateTherapySessionComment",
  summary: "Change the caller's newest comment",
  tags,
  security,
  middleware: [signedIn] as const,
  request: { params, body: required(z.object({ comment: Comment })) },
  responses: { ...one, ...commentRefusals },
});
