import { createRoute, z } from "@hono/zod-openapi";
import { isTimeZone } from "../../domain/wall-clock.ts";
import type { TherapySessionChange } from "../../use-cases/therapy-sessions/list-therapy-session-history.ts";
import { refusals } from "../errors.ts";
import { instantText } from "../version.ts";
import { ofSessions, oneSession, params } from "./route-parts.ts";
import { TherapySessionBody } from "./therapy-session-body.ts";
import { json } from "../json-bodies.ts";

const dateOf = (description: string) =>
  z.iso.date().optional().openapi({ description, example: "2026-11-24" });

const WantedSessions = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(20),
  cursor: z.string().max(200).optional().openapi({ description: "From the Link header" }),
  order: z.enum(["latest", "soonest"]).optional().openapi({
    description: "By start; latest unless it is said",
  }),
  status: z.enum(["booked", "finished", "cancelled"]).optional(),
  when: z.enum(["upcoming", "past"]).optional().openapi({
    description: "By its end, whatever became of it",
  }),
  practiceType: z.string().max(40).optional().openapi({ description: "A THERAPY_TYPE code" }),
  from: dateOf("The first day it may start on"),
  to: dateOf("The last day it may start on"),
  timeZone: z.string().max(64).refine(isTimeZone, "no IANA zone").optional().openapi({
    description: "The IANA zone in which these are days; the caller's own unless it is said",
  }),
  q: z.string().trim().max(100).optional().openapi({
    description: "The beginnings of words of the other person's name or the practice",
    example: "kadri massaaz",
  }),
});

const page = {
  200: {
    description: "Sessions",
    headers: {
      Link: {
        description: 'The next page, when there is one: <…>; rel="next"',
        schema: { type: "string" as const, maxLength: 2000 },
      },
    },
    ...json(z.array(TherapySessionBody).max(100)),
  },
};

export const listMyTherapySessions = createRoute({
  ...ofSessions,
  method: "get",
  path: "/me",
  operationId: "listMyTherapySessions",
  summary: "The caller's own sessions",
  request: { query: WantedSessions.extend({ therapistId: z.uuid().optional() }) },
  responses: { ...page, ...refusals("ERR_INVALID_INPUT", "ERR_UNAUTHORIZED") },
});

export const listTherapistTherapySessions = createRoute({
  ...ofSessions,
  method: "get",
  path: "/therapist",
  operationId: "listTherapistTherapySessions",
  summary: "The sessions of the caller's clients, for practitioners",
  request: { query: WantedSessions.extend({ clientId: z.uuid().optional() }) },
  responses: { ...page, ...refusals("ERR_INVALID_INPUT", "ERR_UNAUTHORIZED", "ERR_FORBIDDEN") },
});

const refused = refusals("ERR_INVALID_INPUT", "ERR_UNAUTHORIZED", "ERR_NOT_FOUND");

export const getTherapySession = createRoute({
  ...ofSessions,
  method: "get",
  path: "/{id}",
  operationId: "getTherapySession",
  summary: "One session, for either of its people",
  request: { params },
  responses: { ...oneSession, ...refused },
});

const Status = z.enum(["booked", "finished", "cancelled"]);

const TherapySessionChangeBody = z
  .object({
    at: z.iso.datetime(),
    actor: z.enum(["client", "therapist", "admin", "provider", "clock"]),
    action: z.enum([
      "book",
      "cancel",
      "reschedule",
      "finish",
      "rate",
      "take-back-rating",
      "note",
      "comment",
      "update-comment",
      "update",
      "no-show",
      "take-back-no-show",
      "recommend",
    ]),
    fromStatus: Status.nullable().openapi({ description: "null: it began with this" }),
    toStatus: Status,
    reason: z.string().max(500).nullable().openapi({
      description: "The person's words; of a rating, the rating",
    }),
    outcome: z.enum(["free", "late"]).nullable().openapi({
      description: "What cancelling or moving it meant then",
    }),
  })
  .openapi("TherapySessionChange", {
    example: {
      at: "2026-11-20T18:04:09.120Z",
      actor: "client",
      action: "cancel",
      fromStatus: "booked",
      toStatus: "cancelled",
      reason: "Ill",
      outcome: "free",
    },
  });

export const listTherapySessionHistory = createRoute({
  ...ofSessions,
  method: "get",
  path: "/{id}/history",
  operationId: "listTherapySessionHistory",
  summary: "What happened to a session, oldest first",
  request: { params },
  responses: {
    200: {
      description: "The changes, the latest 500 of them",
      ...json(z.array(TherapySessionChangeBody).max(500)),
    },
    ...refused,
  },
});

/** A change as the wire writes it: roles, never names. */
export function presentChange(
  { at, actor, action, fromStatus, toStatus, reason, outcome }: TherapySessionChange,
): z.infer<typeof TherapySessionChangeBody> {
  return {
    at: instantText(at),
    actor,
    action: TherapySessionChangeBody.shape.action.parse(action),
    fromStatus,
    toStatus,
    reason,
    outcome,
  };
}

export const getTherapySessionCalendarFile = createRoute({
  ...ofSessions,
  method: "get",
  path: "/{id}/ics",
  operationId: "getTherapySessionCalendarFile",
  summary: "A session as a calendar file",
  request: { params },
  responses: {
    200: {
      description: "An iCalendar file (RFC 5545)",
      content: { "text/calendar": { schema: z.string().max(20_000) } },
    },
    ...refused,
  },
});
