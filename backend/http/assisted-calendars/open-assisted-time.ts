import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { openAssistedTime } from "../../use-cases/assisted-calendars/open-assisted-time.ts";
import { CalendarInstant } from "../availability/calendar-instant.ts";
import { refusals } from "../errors.ts";
import { done } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { CalendarId, calendarRefusals } from "./assisted-session-body.ts";

const Instant = CalendarInstant.openapi({ example: "2026-11-26T08:00:00Z" });
const Time = z.object({ startsAt: Instant, endsAt: Instant });

const route = createRoute({
  method: "delete",
  path: "/api/assisted-calendars/{therapistId}/closed-times",
  operationId: "openAssistedTime",
  tags: ["assisted-calendars"],
  summary: "Open a blocked time for a practitioner again",
  description:
    "For assistants of the practitioner, and for the practitioner. Opens the usual hours that an exception closes between two instants of one date. The audit log names who did.",
  security: bearer,
  middleware: signedIn,
  request: { params: CalendarId, query: Time },
  responses: {
    ...done,
    ...refusals(...calendarRefusals, "ERR_AVAILABILITY_AT_PROVIDER"),
  },
});

export function mountOpenAssistedTime(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const { startsAt, endsAt } = c.req.valid("query");
    const time = { startsAt: Date.parse(startsAt), endsAt: Date.parse(endsAt) };
    await openAssistedTime(ports, c.var, { ...c.req.valid("param"), ...time });
    return c.body(null, 204);
  });
}
