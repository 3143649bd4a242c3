import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { closeAssistedTime } from "../../use-cases/assisted-calendars/close-assisted-time.ts";
import { CalendarInstant } from "../availability/calendar-instant.ts";
import { refusals } from "../errors.ts";
import { bodyRefusals, done, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { CalendarId, calendarRefusals } from "./assisted-session-body.ts";

const Time = z.object({ startsAt: CalendarInstant, endsAt: CalendarInstant })
  .openapi("AssistedClosedTime", {
    example: { startsAt: "2026-11-26T08:00:00Z", endsAt: "2026-11-26T09:00:00Z" },
  });

const route = createRoute({
  method: "post",
  path: "/api/assisted-calendars/{therapistId}/closed-times",
  operationId: "closeAssistedTime",
  tags: ["assisted-calendars"],
  summary: "Block a time of one date for a practitioner",
  description:
    "For assistants of the practitioner, and for the practitioner. Makes an exception of the usual hours of that date; existing sessions stay. The audit log names who did.",
  security: bearer,
  middleware: signedIn,
  request: { params: CalendarId, ...required(Time) },
  responses: {
    ...done,
    ...refusals(...new Set([...bodyRefusals, ...calendarRefusals]), "ERR_AVAILABILITY_AT_PROVIDER"),
  },
});

export function mountCloseAssistedTime(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const { startsAt, endsAt } = c.req.valid("json");
    const time = { startsAt: Date.parse(startsAt), endsAt: Date.parse(endsAt) };
    await closeAssistedTime(ports, c.var, { ...c.req.valid("param"), ...time });
    return c.body(null, 204);
  });
}
