import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { startAssistedAbsence } from "../../use-cases/assisted-calendars/start-assisted-absence.ts";
import { AbsenceBody, LastDay, presentAbsence } from "../absences/absence-body.ts";
import { refusals } from "../errors.ts";
import { bodyRefusals, json, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { CalendarId, calendarRefusals } from "./assisted-session-body.ts";

const route = createRoute({
  method: "post",
  path: "/api/assisted-calendars/{therapistId}/absence",
  operationId: "startAssistedAbsence",
  tags: ["assisted-calendars"],
  summary: "Say that a practitioner is away from today on",
  description:
    "For assistants of the practitioner, and for the practitioner. As `startAbsence`. The audit log names who did.",
  security: bearer,
  middleware: signedIn,
  request: {
    params: CalendarId,
    ...required(z.object({ toDate: LastDay }).openapi("AssistedAbsence")),
  },
  responses: {
    200: { description: "The absence with its sessions", ...json(AbsenceBody) },
    ...refusals(...new Set([...bodyRefusals, ...calendarRefusals]), "ERR_AVAILABILITY_AT_PROVIDER"),
  },
});

export function mountStartAssistedAbsence(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const input = { ...c.req.valid("param"), ...c.req.valid("json") };
    return c.json(presentAbsence(await startAssistedAbsence(ports, c.var, input)), 200);
  });
}
