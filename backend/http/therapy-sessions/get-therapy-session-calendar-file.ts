import { createRoute, z } from "@hono/zod-openapi";
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
    ...refusals("ERR_INVALID_INPUT", "ERR_UNAUTHORIZED", "ERR_REASON_REQUIRED", "ERR_NOT_FOUND"),
  },
});

export function mountGetTherapySessionCalendarFile(
  router: Router,
  ports: Ports,
  { publicUrl }: { publicUrl: string },
) {
  router.openapi(route, async (c) => {
    const input = { ...c.req.valid("param"), publicUrl };
    const file = await getTherapySessionCalendarFile(ports, c.var, input);
    c.header("Content-Disposition", 'attachment; filename="session.ics"');
    return c.body(file, 200, { "Content-Type": "text/calendar; charset=utf-8" });
  });
}
