import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { getAssistedAbsence } from "../../use-cases/assisted-calendars/get-assisted-absence.ts";
import { AbsenceBody, presentAbsence } from "../absences/absence-body.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { CalendarId, calendarRefusals } from "./assisted-session-body.ts";

const CurrentBody = z.object({ absence: z.union([AbsenceBody, z.null()]) })
  .openapi("AssistedCurrentAbsence");

const route = createRoute({
  method: "get",
  path: "/api/assisted-calendars/{therapistId}/absence",
  operationId: "getAssistedAbsence",
  tags: ["assisted-calendars"],
  summary: "Read the current absence of a practitioner",
  description:
    "For assistants of the practitioner, and for the practitioner. With the answers of the clients, by name.",
  security: bearer,
  middleware: signedIn,
  request: { params: CalendarId },
  responses: {
    200: { description: "The absence, or null", ...json(CurrentBody) },
    ...refusals(...calendarRefusals, "ERR_AVAILABILITY_AT_PROVIDER"),
  },
});

export function mountGetAssistedAbsence(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const current = await getAssistedAbsence(ports, c.var, c.req.valid("param"));
    return c.json({ absence: current && presentAbsence(current) }, 200);
  });
}
