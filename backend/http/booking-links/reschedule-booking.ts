import { createRoute, z } from "@hono/zod-openapi";
import { reasonMaxLength } from "../../domain/therapy-session.ts";
import type { Ports } from "../../ports/ports.ts";
import { rescheduleBooking } from "../../use-cases/booking-links/reschedule-booking.ts";
import { refusals } from "../errors.ts";
import { bodyRefusals, json, optional, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { HoldKey, MeetingTypeCode } from "../calendly/calendly-body.ts";
import { ShownBookingBody, shownBookingOf } from "../therapy-sessions/shown-booking-body.ts";
import { BookedSessionBody, LinkToken, presentBooked } from "./booked-session-body.ts";

const MoveBody = z.object({
  token: LinkToken,
  startsAt: z.iso.datetime({ offset: true }).max(40),
  meetingType: optional(MeetingTypeCode),
  hold: optional(HoldKey),
  reason: optional(z.string().max(reasonMaxLength)),
  shown: optional(ShownBookingBody),
}).openapi("BookingMove");

const route = createRoute({
  method: "post",
  path: "/api/booking-links/reschedule",
  operationId: "rescheduleBooking",
  tags: ["booking-links"],
  summary: "Move a booking by its link",
  request: required(MoveBody),
  responses: {
    200: { description: "The booking at its new time", ...json(BookedSessionBody) },
    ...refusals(
      ...bodyRefusals,
      "ERR_INVALID_TOKEN",
      "ERR_ILLEGAL_TRANSITION",
      "ERR_BOOKING_CHANGED",
      "ERR_SLOT_TAKEN",
      "ERR_SLOT_NOT_OFFERED",
      "ERR_PRACTICE_NOT_OFFERED",
      "ERR_HOLD_EXPIRED",
      "ERR_CLIENT_BUSY",
      "ERR_BOOKING_NOT_CONFIRMED",
      "ERR_RESCHEDULE_AT_PROVIDER",
      "ERR_TOO_MANY_REQUESTS",
      "ERR_PROVIDER_UNAVAILABLE",
    ),
  },
});

export function mountRescheduleBooking(
  router: Router,
  ports: Ports,
  { publicUrl }: { publicUrl: string },
) {
  router.openapi(route, async (c) => {
    const { startsAt, shown, ...input } = c.req.valid("json");
    const time = { ...input, startsAt: Date.parse(startsAt), shown: shownBookingOf(shown) };
    const booked = await rescheduleBooking(ports, c.var, time);
    c.header("Cache-Control", "no-store");
    return c.json(presentBooked(booked, { ...c.var, publicUrl }), 200);
  });
}
