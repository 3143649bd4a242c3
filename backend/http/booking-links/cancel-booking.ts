import { createRoute, z } from "@hono/zod-openapi";
import { reasonMaxLength } from "../../domain/therapy-session.ts";
import type { Ports } from "../../ports/ports.ts";
import { cancelBooking } from "../../use-cases/booking-links/cancel-booking.ts";
import { refusals } from "../errors.ts";
import { bodyRefusals, json, optional, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { ShownBookingBody, shownBookingOf } from "../therapy-sessions/shown-booking-body.ts";
import { BookedSessionBody, LinkToken, presentBooked } from "./booked-session-body.ts";

const CancelBody = z.object({
  token: LinkToken,
  reason: optional(z.string().max(reasonMaxLength)),
  shown: optional(ShownBookingBody),
}).openapi("BookingCancellation");

const route = createRoute({
  method: "post",
  path: "/api/booking-links/cancel",
  operationId: "cancelBooking",
  tags: ["booking-links"],
  summary: "Cancel a booking by its link",
  request: required(CancelBody),
  responses: {
    200: { description: "The cancelled booking", ...json(BookedSessionBody) },
    ...refusals(
      ...bodyRefusals,
      "ERR_INVALID_TOKEN",
      "ERR_ILLEGAL_TRANSITION",
      "ERR_BOOKING_CHANGED",
      "ERR_CANCEL_AT_PROVIDER",
      "ERR_PROVIDER_UNAVAILABLE",
    ),
  },
});

export function mountCancelBooking(
  router: Router,
  ports: Ports,
  { publicUrl }: { publicUrl: string },
) {
  router.openapi(route, async (c) => {
    const { shown, ...input } = c.req.valid("json");
    const booked = await cancelBooking(ports, c.var, { ...input, shown: shownBookingOf(shown) });
    c.header("Cache-Control", "no-store");
    return c.json(presentBooked(booked, { ...c.var, publicUrl }), 200);
  });
}
