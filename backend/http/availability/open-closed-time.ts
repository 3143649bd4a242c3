import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { openClosedTime } from "../../use-cases/availability/open-closed-time.ts";
import { refusals } from "../errors.ts";
import { done } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { practitionerRefusals } from "./availability-body.ts";
import { CalendarInstant } from "./calendar-instant.ts";

const Instant = CalendarInstant.openapi({ example: "2026-11-26T08:00:00Z" });

const route = createRoute({
  method: "delete",
  path: "/api/availability/closed-times",
  operationId: "openClosedTime",
  tags: ["availability"],
  summary: "Open a closed time again",
  description:
    "For practitioners. Opens the usual hours that an exception closes between two instants of one date.",
  security: bearer,
  middleware: signedIn,
  request: { query: z.object({ startsAt: Instant, endsAt: Instant }) },
  responses: {
    ...done,
    ...refusals("ERR_INVALID_INPUT", ...practitionerRefusals),
  },
});

export function mountOpenClosedTime(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const { startsAt, endsAt } = c.req.valid("query");
    const time = { startsAt: Date.parse(startsAt), endsAt: Date.parse(endsAt) };
    await openClosedTime(ports, c.var, time);
    return c.body(null, 204);
  });
}
