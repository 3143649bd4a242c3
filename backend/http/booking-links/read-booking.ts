import { createRoute } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { readBooking } from "../../use-cases/booking-links/read-booking.ts";
import { refusals } from "../errors.ts";
import { bodyRefusals, json, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { BookedSessionBody, BookingTokenBody, presentBooked } from "./booked-session-body.ts";

const route = createRoute({
  method: "post",
  path: "/api/booking-links/read",
  operationId: "readBooking",
  tags: ["booking-links"],
  summary: "Read a booking by its link",
  description: "Changes nothing, so that mail scanners which open links change nothing.",
  request: required(BookingTokenBody),
  responses: {
    200: { description: "The booking", ...json(BookedSessionBody) },
    ...refusals(
      ...bodyRefusals,
      "ERR_INVALID_TOKEN",
    ),
  },
});

export function mountReadBooking(
  router: Router,
  ports: Ports,
  { publicUrl }: { publicUrl: string },
) {
  router.openapi(route, async (c) => {
    const booked = await readBooking(ports, c.var, c.req.valid("json"));
    c.header("Cache-Control", "no-store");
    return c.json(presentBooked(booked, { ...c.var, publicUrl }), 200);
  });
}
