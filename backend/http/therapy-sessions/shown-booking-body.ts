import { z } from "@hono/zod-openapi";
import type { ShownBooking } from "../../domain/shown-booking.ts";

export const ShownBookingBody = z.object({
  startsAt: z.iso.datetime({ offset: true }).max(40),
  feeCents: z.int().min(0).max(10_000_000).openapi({
    description: "What the change was shown to cost: 0 while it is free",
  }),
}).openapi("ShownBooking", {
  description:
    "The start and the fee that the person saw. When others apply, nothing changes and the response is " +
    "`ERR_BOOKING_CHANGED`.",
});

export function shownBookingOf(
  shown: z.infer<typeof ShownBookingBody> | undefined,
): ShownBooking | undefined {
  return shown && { ...shown, startsAt: Date.parse(shown.startsAt) };
}
