import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { updateAssistedHours } from "../../use-cases/assisted-calendars/update-assisted-hours.ts";
import { refusals } from "../errors.ts";
import { bodyRefusals, json, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { etag, etagOf, IfMatch, versionOf } from "../version.ts";
import {
  assistedHoursFields,
  exampleHours,
  exampleRules,
  presentHours,
  WeeklyHours,
} from "./assisted-hours-body.ts";
import { CalendarId, calendarRefusals } from "./assisted-session-body.ts";

const NewHoursBody = z.object({ rules: WeeklyHours })
  .openapi("AssistedWeeklyHours", { example: exampleRules });

const ChangedHoursBody = z.object({
  ...assistedHoursFields,
  outside: z.int().min(0).max(10_000).openapi({
    description: "How many booked sessions are outside the new hours; they stay",
  }),
}).openapi("ChangedAssistedHours", { example: { ...exampleHours, outside: 0 } });

const route = createRoute({
  method: "put",
  path: "/api/assisted-calendars/{therapistId}/hours",
  operationId: "updateAssistedHours",
  tags: ["assisted-calendars"],
  summary: "Replace the weekly hours of a practitioner",
  description:
    "For assistants of the practitioner, and for the practitioner. Exceptions, vacations, places, settings and the " +
    "rules of practices stay, and so do booked sessions. The audit log names who did.",
  security: bearer,
  middleware: signedIn,
  request: { params: CalendarId, headers: IfMatch, ...required(NewHoursBody) },
  responses: {
    200: { description: "The saved hours", headers: etag, ...json(ChangedHoursBody) },
    ...refusals(
      ...new Set([...bodyRefusals, ...calendarRefusals]),
      "ERR_AVAILABILITY_AT_PROVIDER",
      "ERR_STALE",
    ),
  },
});

export function mountUpdateAssistedHours(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const changed = await updateAssistedHours(ports, c.var, {
      ...c.req.valid("param"),
      ...c.req.valid("json"),
      version: versionOf(c.req.valid("header")["if-match"]),
    });
    c.header("ETag", etagOf(changed));
    return c.json({ ...presentHours(changed), outside: changed.outside }, 200);
  });
}
