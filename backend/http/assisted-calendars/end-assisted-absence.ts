import { createRoute } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { endAssistedAbsence } from "../../use-cases/assisted-calendars/end-assisted-absence.ts";
import { AbsenceBody, presentAbsence } from "../absences/absence-body.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { calendarRefusals, CalendarSessionId } from "./assisted-session-body.ts";

const route = createRoute({
  method: "post",
  path: "/api/assisted-calendars/{therapistId}/absences/{id}/end",
  operationId: "endAssistedAbsence",
  tags: ["assisted-calendars"],
  summary: "Say that a practitioner is back",
  description:
    "For assistants of the practitioner, and for the practitioner. As `endAbsence`. The audit log names who did.",
  security: bearer,
  middleware: signedIn,
  request: { params: CalendarSessionId },
  responses: {
    200: { description: "The absence", ...json(AbsenceBody) },
    ...refusals(...calendarRefusals, "ERR_AVAILABILITY_AT_PROVIDER"),
  },
});

export function mountEndAssistedAbsence(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const ended = await endAssistedAbsence(ports, c.var, c.req.valid("param"));
    return c.json(presentAbsence(ended), 200);
  });
}
