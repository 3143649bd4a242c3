import { createRoute, z } from "@hono/zod-openapi";
import { reasonMaxLength } from "../../domain/therapy-session.ts";
import type { Ports } from "../../ports/ports.ts";
import { cancelAssistedSession } from "../../use-cases/assisted-calendars/cancel-assisted-session.ts";
import { refusals } from "../errors.ts";
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

const AssistedCancellationBody = z.object({
  reason: sharedText(reasonMaxLength).optional().openapi({
    description: "For the client to read",
  }),
}).openapi("AssistedCancellation", { example: { reason: "Kadri is ill." } });

const route = createRoute({
  method: "post",
  path: "/api/assisted-calendars/{therapistId}/sessions/{id}/cancel",
  operationId: "cancelAssistedSession",
  tags: ["assisted-calendars"],
  summary: "Cancel a session for a practitioner and free its time",
  description:
    "For assistants of the practitioner, and for the practitioner. As when the practitioner cancels; the history of the " +
    "session names who did. Cancelling a cancelled session changes nothing.",
  security: bearer,
  middleware: signedIn,
  request: { params: CalendarSessionId, ...required(AssistedCancellationBody) },
  responses: {
    200: { description: "The session", ...assistedSession },
    ...refusals(
      ...new Set([...bodyRefusals, ...calendarRefusals]),
      "ERR_ILLEGAL_TRANSITION",
      "ERR_BOOKING_CHANGED",
      "ERR_CANCEL_AT_PROVIDER",
    ),
  },
});

export function mountCancelAssistedSession(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const input = { ...c.req.valid("param"), ...c.req.valid("json") };
    const session = await cancelAssistedSession(ports, c.var, input);
    return c.json(presentAssisted(session, c.var.now), 200);
  });
}
