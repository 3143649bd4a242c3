import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { getBookingVerdict } from "../../use-cases/suitability/get-booking-verdict.ts";
import { Uri } from "../calendly/calendly-body.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import {
  BookingVerdictAnswer,
  presentBookingVerdict,
  presentClearance,
} from "./booking-verdict-body.ts";

const route = createRoute({
  method: "get",
  path: "/api/suitability/booking-verdict",
  operationId: "getBookingVerdict",
  tags: ["suitability"],
  summary: "Get what the caller's stored test says about booking a practice",
  description:
    "By the rules in force. Null without a stored test and for an introductory call. A verdict other than `ok`, or " +
    "`conditions`, is to be shown before the booking; `bookTime` and the other ways to book enforce it.",
  security: bearer,
  middleware: signedIn,
  request: { query: z.object({ eventType: Uri }) },
  responses: {
    200: { description: "The verdict", ...json(BookingVerdictAnswer) },
    ...refusals("ERR_INVALID_INPUT", "ERR_UNAUTHORIZED"),
  },
});

export function mountGetBookingVerdict(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const { eventType: eventTypeUri } = c.req.valid("query");
    const { verdict, clearance } = await getBookingVerdict(ports, c.var, { eventTypeUri });
    c.header("Cache-Control", "no-store");
    return c.json({
      verdict: verdict && presentBookingVerdict(verdict, c.var.language),
      clearance: clearance && presentClearance(clearance),
    }, 200);
  });
}
