import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { replaceBooking } from "../../use-cases/booking-links/replace-booking.ts";
import { refusals } from "../errors.ts";
import { bodyRefusals, json, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { AcknowledgementBody, suitabilityRefusals } from "../suitability/booking-verdict-body.ts";
import { BookedSessionBody, LinkToken, presentBooked } from "./booked-session-body.ts";

const ReplacementBody = z.object({
  token: LinkToken,
  eventTypeUri: z.string().max(500).openapi({
    description: "The event type of the other practitioner, from `listBookingAlternatives`",
  }),
  startsAt: z.iso.datetime({ offset: true }),
  priceCents: z.int().min(0).max(10_000_000).openapi({
    description: "The price that the person saw; another one is refused",
  }),
  durationMinutes: z.int().min(1).max(1440).openapi({
    description: "The length that the person saw; another one is refused",
  }),
  acknowledgement: AcknowledgementBody.optional(),
}).openapi("BookingReplacement");

const route = createRoute({
  method: "post",
  path: "/api/booking-links/replace",
  operationId: "replaceBooking",
  tags: ["booking-links"],
  summary: "Book another practitioner in place of one who is away",
  description:
    "Only for a booking that its practitioner cannot hold. Books the time with the other practitioner and cancels the " +
    "old booking free of charge, together or not at all. The new one is paid on site. A stored test of the person " +
    "applies as in `bookTime`, but its reasons are named only to the person when signed in.",
  request: required(ReplacementBody),
  responses: {
    200: { description: "The new booking", ...json(BookedSessionBody) },
    ...refusals(
      ...bodyRefusals,
      "ERR_INVALID_TOKEN",
      "ERR_ILLEGAL_TRANSITION",
      "ERR_BOOK_AT_PROVIDER",
      "ERR_PRACTICE_NOT_OFFERED",
      "ERR_PRICE_CHANGED",
      "ERR_SLOT_TAKEN",
      "ERR_SLOT_NOT_OFFERED",
      "ERR_CLIENT_BUSY",
      "ERR_ONCE_PER_CLIENT",
      "ERR_NO_NEW_CLIENTS",
      "ERR_WAITLIST_ONLY",
      "ERR_TOO_MANY_BOOKINGS",
      ...suitabilityRefusals,
      "ERR_TOO_MANY_REQUESTS",
    ),
  },
});

export function mountReplaceBooking(
  router: Router,
  ports: Ports,
  { publicUrl, maxOpenBookings }: { publicUrl: string; maxOpenBookings: number },
) {
  router.openapi(route, async (c) => {
    const { token, eventTypeUri, startsAt, acknowledgement, ...shown } = c.req.valid("json");
    const time = { eventTypeUri, startsAt: Date.parse(startsAt) };
    const input = { token, ...time, shown, maxOpenBookings, acknowledgement };
    const booked = await replaceBooking(ports, c.var, input);
    c.header("Cache-Control", "no-store");
    return c.json(presentBooked(booked, { ...c.var, publicUrl }), 200);
  });
}
