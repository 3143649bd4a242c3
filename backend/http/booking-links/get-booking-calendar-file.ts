import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { getBookingCalendarFile } from "../../use-cases/booking-links/get-booking-calendar-file.ts";
import { refusals } from "../errors.ts";
import type { Router } from "../router.ts";
import { LinkToken } from "./booked-session-body.ts";

const route = createRoute({
  method: "get",
  path: "/api/booking-links/{token}/calendar.ics",
  operationId: "getBookingCalendarFile",
  tags: ["booking-links"],
  summary: "Download a booking as a calendar file",
  description: "The address is in `calendarLinks.file` of a booking. It opens nothing else.",
  request: { params: z.object({ token: LinkToken }) },
  responses: {
    200: {
      description: "An iCalendar file (RFC 5545)",
      content: { "text/calendar": { schema: z.string().max(20_000) } },
    },
    ...refusals("ERR_INVALID_INPUT", "ERR_INVALID_TOKEN"),
  },
});

export function mountGetBookingCalendarFile(
  router: Router,
  ports: Ports,
  { publicUrl }: { publicUrl: string },
) {
  router.openapi(route, async (c) => {
    const input = { ...c.req.valid("param"), publicUrl };
    const file = await getBookingCalendarFile(ports, c.var, input);
    c.header("Cache-Control", "no-store");
    c.header("Content-Disposition", 'attachment; filename="session.ics"');
    return c.body(file, 200, { "Content-Type": "text/calendar; charset=utf-8" });
  });
}
