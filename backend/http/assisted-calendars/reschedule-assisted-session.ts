import { createRoute, z } from "@hono/zod-openapi";
import { reasonMaxLength } from "../../domain/therapy-session.ts";
import type { Ports } from "../../ports/ports.ts";
import { rescheduleAssistedSession } from "../../use-cases/assisted-calendars/reschedule-assisted-session.ts";
import { refusals } from "../errors.ts";
import { IdempotencyKey, idempotent } from "../idempotent.ts";
import { bodyRefusals, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { sharedText } from "../shared-text.ts";
import { bearer, signedIn } from "../signed-in.ts";
import {
  assistedSession,
  calendarRefusals,
  CalendarSessionId,
  presentAssisted,
} from "./assisted-session-body.ts";

const AssistedMoveBody = z.object({
  startsAt: z.iso.datetime({ offset: true }),
  shownStartsAt: z.iso.datetime({ offset: true }).optional().openapi({
    description: "When the session began as it was shown; refused when it was moved meanwhile",
  }),
  reason: sharedText(reasonMaxLength).openapi({ description: "For the client to read" }),
}).openapi("AssistedMove", {
  example: { startsAt: "2026-11-26T16:15:00Z", reason: "Kadri is ill." },
});

const route = createRoute({
  method: "post",
  path: "/api/assisted-calendars/{therapistId}/sessions/{id}/reschedule",
  operationId: "rescheduleAssistedSession",
  tags: ["assisted-calendars"],
  summary: "Move a session to another time for a practitioner",
  description:
    "For assistants of the practitioner, and for the practitioner. As when the practitioner moves it; the history of the " +
    "session names who did.",
  security: bearer,
  middleware: signedIn,
  request: { params: CalendarSessionId, headers: IdempotencyKey, ...required(AssistedMoveBody) },
  responses: {
    200: { description: "The session at its new time", ...assistedSession },
    ...refusals(
      ...new Set([...bodyRefusals, ...calendarRefusals]),
      "ERR_ILLEGAL_TRANSITION",
      "ERR_BOOKING_CHANGED",
      "ERR_RESCHEDULE_AT_PROVIDER",
      "ERR_BOOKING_NOT_CONFIRMED",
      "ERR_SLOT_TAKEN",
      "ERR_SLOT_NOT_OFFERED",
      "ERR_PRACTICE_NOT_OFFERED",
      "ERR_CLIENT_BUSY",
      "ERR_REQUEST_IN_PROGRESS",
      "ERR_IDEMPOTENCY_MISMATCH",
      "ERR_TOO_MANY_REQUESTS",
      "ERR_PROVIDER_UNAVAILABLE",
    ),
  },
});

export function mountRescheduleAssistedSession(router: Router, ports: Ports) {
  router.use(route.getRoutingPath(), idempotent(ports));
  router.openapi(route, async (c) => {
    const { startsAt, shownStartsAt, reason } = c.req.valid("json");
    const session = await rescheduleAssistedSession(ports, c.var, {
      ...c.req.valid("param"),
      startsAt: Date.parse(startsAt),
      reason,
      // The practitioner's changes cost the client nothing.
      shown: shownStartsAt ? { startsAt: Date.parse(shownStartsAt), feeCents: 0 } : undefined,
    });
    return c.json(presentAssisted(session, c.var.now), 200);
  });
}
