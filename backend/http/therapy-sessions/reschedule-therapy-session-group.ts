import { createRoute, z } from "@hono/zod-openapi";
import { reasonMaxLength } from "../../domain/therapy-session.ts";
import type { Ports } from "../../ports/ports.ts";
import { rescheduleTherapySessionGroup } from "../../use-cases/therapy-sessions/reschedule-therapy-session-group.ts";
import { refusals } from "../errors.ts";
import { IdempotencyKey, idempotent } from "../idempotent.ts";
import { bodyRefusals, json, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { sharedText } from "../shared-text.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { SessionId } from "./therapy-session-body.ts";
import { GroupChangeBody } from "./therapy-session-group-body.ts";

const NewTimeBody = z.object({
  startsAt: z.iso.datetime({ offset: true }),
  shownStartsAt: z.iso.datetime({ offset: true }).max(40).optional().openapi({
    description:
      "The start that the page showed. When the group has another one, nothing moves and the response is `ERR_BOOKING_CHANGED`.",
  }),
  reason: sharedText(reasonMaxLength).min(1),
}).openapi("GroupNewTime", {
  example: {
    startsAt: "2026-11-26T16:15:00Z",
    shownStartsAt: "2026-11-25T16:15:00Z",
    reason: "The room is closed that day.",
  },
});

const route = createRoute({
  method: "post",
  path: "/api/therapy-sessions/{id}/reschedule-group",
  operationId: "rescheduleTherapySessionGroup",
  tags: ["therapy-sessions"],
  summary: "Move a group session to another time for all its participants",
  description:
    "For the practitioner, to any free time of their hours. All booked sessions of the same time are moved, or none. Each client gets a mail in their language " +
    "and can refuse the new time free of charge for 12 hours. A group never joins another group. Of two moves at once, one is refused with `ERR_BOOKING_CHANGED`.",
  security: bearer,
  middleware: signedIn,
  request: { params: SessionId, headers: IdempotencyKey, ...required(NewTimeBody) },
  responses: {
    200: { description: "What was moved", ...json(GroupChangeBody) },
    ...refusals(
      ...bodyRefusals,
      "ERR_UNAUTHORIZED",
      "ERR_FORBIDDEN",
      "ERR_NOT_FOUND",
      "ERR_ILLEGAL_TRANSITION",
      "ERR_BOOKING_CHANGED",
      "ERR_RESCHEDULE_AT_PROVIDER",
      "ERR_SLOT_TAKEN",
      "ERR_SLOT_NOT_OFFERED",
      "ERR_PRACTICE_NOT_OFFERED",
      "ERR_PARTICIPANT_BUSY",
      "ERR_REQUEST_IN_PROGRESS",
      "ERR_IDEMPOTENCY_MISMATCH",
      "ERR_TOO_MANY_REQUESTS",
    ),
  },
});

export function mountRescheduleTherapySessionGroup(router: Router, ports: Ports) {
  router.use(route.getRoutingPath(), idempotent(ports));
  router.openapi(route, async (c) => {
    const { startsAt, shownStartsAt, reason } = c.req.valid("json");
    const input = {
      ...c.req.valid("param"),
      startsAt: Date.parse(startsAt),
      ...(shownStartsAt && { shownStartsAt: Date.parse(shownStartsAt) }),
      reason,
    };
    return c.json({ sessions: await rescheduleTherapySessionGroup(ports, c.var, input) }, 200);
  });
}
