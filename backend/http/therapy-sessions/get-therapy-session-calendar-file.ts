import { createRoute, z } from "@hono/zod-openapi";
import { calendarFile } from "../../domain/calendar-file.ts";
import { calendarEntries } from "../../domain/session-calendar.ts";
import type { Ports } from "../../ports/ports.ts";
import { getTherapySessionCalendarFile } from "../../use-cases/therapy-sessions/get-therapy-session-calendar-file.ts";
import { refusals } from "../errors.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { SessionId } from "./therapy-session-body.ts";

const route = createRoute({
  method: "get",
  path: "/api/therapy-sessions/{id}/ics",
  operationId: "getTherapySessionCalendarFile",
  tags: ["therapy-sessions"],
  summary: "Download a session as a calendar file",
  security: bearer,
  middleware: signedIn,
  request: { params: SessionId },
  responses: {
    200: {
      description: "An iCalendar file (RFC 5545)",
      content: { "text/calendar": { schema: z.string().max(20_000) } },
    },
    ...refusals("ERR_INVALID_INPUT", "ERR_UNAUTHORIZED", "ERR_NOT_FOUND"),
  },
});

export function mountGetTherapySessionCalendarFile(
  router: Router,
  ports: Ports,
  { publicUrl }: { publicUrl: string },
) {
  router.openapi(route, async (c) => {
    const session = await getTherapySessionCalendarFile(ports, c.var, c.req.valid("param"));
    const reader = { userId: c.var.account.userId, language: c.var.language };
    const entries = calendarEntries([session], reader, { detail: "place", publicUrl });
    c.header("Content-Disposition", 'attachment; filename="session.ics"');
    return c.body(calendarFile({ method: "PUBLISH", entries }), 200, {
      "Content-Type": "text/calendar; charset=utf-8",
    });
  });
}
