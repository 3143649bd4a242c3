import { createRoute } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { refreshCalendarImport } from "../../use-cases/availability/refresh-calendar-import.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { practitionerRefusals } from "./availability-body.ts";
import { CalendarImportBody, ImportId, presentImport } from "./calendar-import-body.ts";

const route = createRoute({
  method: "post",
  path: "/api/availability/imports/{id}/refresh",
  operationId: "refreshCalendarImport",
  tags: ["availability"],
  summary: "Read an imported calendar now",
  description:
    "For practitioners. When the calendar cannot be read, `lastError` says why and its busy times stay as they were.",
  security: bearer,
  middleware: signedIn,
  request: { params: ImportId },
  responses: {
    200: { description: "The imported calendar", ...json(CalendarImportBody) },
    ...refusals("ERR_INVALID_INPUT", ...practitionerRefusals, "ERR_TOO_MANY_REQUESTS"),
  },
});

export function mountRefreshCalendarImport(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const refreshed = await refreshCalendarImport(ports, c.var, c.req.valid("param"));
    return c.json(presentImport(refreshed), 200);
  });
}
