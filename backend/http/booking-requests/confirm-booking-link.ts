import { createRoute } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { confirmBookingLink } from "../../use-cases/booking-requests/confirm-booking-link.ts";
import { BookingTokenBody } from "../booking-links/booked-session-body.ts";
import { refusals } from "../errors.ts";
import { bodyRefusals, json, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import {
  confirmationRefusals,
  ConfirmedBookingBody,
  presentOutcome,
} from "./booking-request-body.ts";

const route = createRoute({
  method: "post",
  path: "/api/booking-requests/link/confirm",
  operationId: "confirmBookingLink",
  tags: ["booking-requests"],
  summary: "Confirm a booking with the link from the mail",
  description:
    "As `confirmBookingRequest`, on any device, but never signs in: another person may have sent the link on.",
  request: required(BookingTokenBody),
  responses: {
    200: {
      description: "The booking, or the request for the practitioner's answer",
      ...json(ConfirmedBookingBody),
    },
    ...refusals(...bodyRefusals, ...confirmationRefusals, "ERR_INVALID_TOKEN"),
  },
});

export function mountConfirmBookingLink(
  router: Router,
  ports: Ports,
  { publicUrl, maxOpenBookings }: { publicUrl: string; maxOpenBookings: number },
) {
  router.openapi(route, async (c) => {
    const input = { ...c.req.valid("json"), maxOpenBookings, publicUrl };
    const confirmed = await confirmBookingLink(ports, c.var, input);
    return c.json(
      { ...presentOutcome(confirmed, { ...c.var, publicUrl }), signedIn: false },
      200,
    );
  });
}
