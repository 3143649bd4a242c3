import { createRoute, z } from "@hono/zod-openapi";
import { meetingTypes } from "../../domain/scheduling.ts";
import { reasonMaxLength } from "../../domain/therapy-session.ts";
import type { TherapySessionEntry } from "../../domain/therapy-session.ts";
import type { Ports } from "../../ports/ports.ts";
import { rescheduleTherapySession } from "../../use-cases/therapy-sessions/reschedule-therapy-session.ts";
import { refusals } from "../errors.ts";
import { firstAnswer, IdempotencyKey, idempotent, idempotentInWork } from "../idempotent.ts";
import { bodyRefusals, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { sharedText } from "../shared-text.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { ShownBookingBody, shownBookingOf } from "./shown-booking-body.ts";
import { present, sendSession, SessionId, sessionResponse } from "./therapy-session-body.ts";

const NewTimeBody = z
  .object({
    startsAt: z.iso.datetime({ offset: true }),
    meetingType: z.enum(meetingTypes).optional().openapi({
      description: "The meeting type at the new time; unchanged by default",
    }),
    holdId: z.uuid().optional().openapi({
      description: "The hold that reserves the new time, from `holdTime`",
    }),
    holdSecret: z.string().max(200).optional(),
    reason: sharedText(reasonMaxLength).optional().openapi({
      description: "Required when a practitioner reschedules",
    }),
    shown: ShownBookingBody.optional(),
  })
  .openapi("NewTime", {
    example: { startsAt: "2026-11-26T16:15:00Z", reason: "I fell ill." },
  });

const route = createRoute({
  method: "post",
  path: "/api/therapy-sessions/{id}/reschedule",
  operationId: "rescheduleTherapySession",
  tags: ["therapy-sessions"],
  summary: "Move a session to another time",
  description:
    "The session keeps its id, notes, comments and history; the old time is in its history. Price, length and terms " +
    "stay as agreed. When the session can only be moved on the provider's own page, the response is " +
    "`ERR_RESCHEDULE_AT_PROVIDER` with the `rescheduleUrl` of that page.",
  security: bearer,
  middleware: signedIn,
  request: { params: SessionId, headers: IdempotencyKey, ...required(NewTimeBody) },
  responses: {
    200: { description: "The session at its new time", ...sessionResponse },
    ...refusals(
      ...bodyRefusals,
      "ERR_UNAUTHORIZED",
      "ERR_FORBIDDEN",
      "ERR_NOT_FOUND",
      "ERR_ILLEGAL_TRANSITION",
      "ERR_BOOKING_CHANGED",
      "ERR_RESCHEDULE_AT_PROVIDER",
      "ERR_BOOKING_NOT_CONFIRMED",
      "ERR_SLOT_TAKEN",
      "ERR_SLOT_NOT_OFFERED",
      "ERR_PRACTICE_NOT_OFFERED",
      "ERR_HOLD_EXPIRED",
      "ERR_CLIENT_BUSY",
      "ERR_REQUEST_IN_PROGRESS",
      "ERR_IDEMPOTENCY_MISMATCH",
      "ERR_TOO_MANY_REQUESTS",
      "ERR_PROVIDER_UNAVAILABLE",
    ),
  },
});

export function mountRescheduleTherapySession(router: Router, ports: Ports) {
  // An outside calendar takes part in no transaction.
  const once = ports.scheduling.holds ? idempotentInWork(ports) : idempotent(ports);
  router.use(route.getRoutingPath(), once);
  router.openapi(route, async (c) => {
    const { startsAt, holdId, holdSecret, shown, ...rest } = c.req.valid("json");
    const hold = holdId === undefined ? undefined : { id: holdId, secret: holdSecret ?? "" };
    const { keyedRequest, account, now } = c.var;
    const input = {
      ...c.req.valid("param"),
      ...rest,
      firstAnswer: firstAnswer(
        keyedRequest,
        200,
        (session: TherapySessionEntry) => present(session, account, now),
      ),
      startsAt: Date.parse(startsAt),
      hold,
      shown: shownBookingOf(shown),
    };
    return c.json(sendSession(c, await rescheduleTherapySession(ports, c.var, input)), 200);
  });
}
