import { createRoute } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { listBookingAlternatives } from "../../use-cases/booking-links/list-booking-alternatives.ts";
import { AlternativesBody, presentAlternatives } from "../absences/alternatives-body.ts";
import { refusals } from "../errors.ts";
import { bodyRefusals, json, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { BookingTokenBody } from "./booked-session-body.ts";

const route = createRoute({
  method: "post",
  path: "/api/booking-links/alternatives",
  operationId: "listBookingAlternatives",
  tags: ["booking-links"],
  summary: "What a client is offered whose practitioner is away",
  description: "Only for a booking that the practitioner cannot hold. Reading changes nothing.",
  request: required(BookingTokenBody),
  responses: {
    200: { description: "New times and other practitioners", ...json(AlternativesBody) },
    ...refusals(...bodyRefusals, "ERR_INVALID_TOKEN", "ERR_ILLEGAL_TRANSITION"),
  },
});

export function mountListBookingAlternatives(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const alternatives = await listBookingAlternatives(ports, c.var, c.req.valid("json"));
    c.header("Cache-Control", "no-store");
    return c.json(presentAlternatives(alternatives), 200);
  });
}
