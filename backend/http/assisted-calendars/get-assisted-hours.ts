import { createRoute } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { getAssistedHours } from "../../use-cases/assisted-calendars/get-assisted-hours.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { etag, etagOf } from "../version.ts";
import { AssistedHoursBody, presentHours } from "./assisted-hours-body.ts";
import { CalendarId, calendarRefusals } from "./assisted-session-body.ts";

const route = createRoute({
  method: "get",
  path: "/api/assisted-calendars/{therapistId}/hours",
  operationId: "getAssistedHours",
  tags: ["assisted-calendars"],
  summary: "Read the weekly hours of a practitioner",
  description: "For assistants of the practitioner, and for the practitioner.",
  security: bearer,
  middleware: signedIn,
  request: { params: CalendarId },
  responses: {
    200: { description: "The hours", headers: etag, ...json(AssistedHoursBody) },
    ...refusals(...calendarRefusals, "ERR_AVAILABILITY_AT_PROVIDER"),
  },
});

export function mountGetAssistedHours(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const hours = await getAssistedHours(ports, c.var, c.req.valid("param"));
    c.header("ETag", etagOf(hours));
    return c.json(presentHours(hours), 200);
  });
}
