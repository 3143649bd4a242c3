import { z } from "@hono/zod-openapi";
import { bookingChoices } from "../../domain/disable-effects.ts";
import { leadLimits } from "../../domain/lead.ts";

const Count = z.int().min(0).max(10_000_000);

export const DisableEffectsBody = z
  .object({
    asClient: Count.openapi({ description: "Coming bookings as a client" }),
    asPractitioner: Count.openapi({ description: "Coming bookings as a practitioner" }),
    clients: Count.openapi({ description: "Of how many clients these are" }),
    paidCents: z.int().min(0).max(100_000_000_000).openapi({
      description: "What was paid for them and goes back when they are cancelled",
    }),
    requests: Count.openapi({ description: "Requests that wait for an answer; they end" }),
    orders: Count.openapi({ description: "Bookings that wait for their payment; they end" }),
    holds: Count.openapi({ description: "Times that visitors keep while they book; they end" }),
    waiting: Count.openapi({ description: "People on the waiting list; their places end" }),
    packages: Count.openapi({
      description: "Packages with sessions left; their payments are marked for a refund",
    }),
    courses: Count.openapi({
      description:
        "Published courses; their learners keep them, and visitors do not find them any more",
    }),
  })
  .openapi("DisableEffects", {
    example: {
      asClient: 0,
      asPractitioner: 14,
      clients: 9,
      paidCents: 12_000,
      requests: 1,
      orders: 0,
      holds: 1,
      waiting: 2,
      packages: 1,
      courses: 0,
    },
  });

export const BookingChoiceBody = z.enum(bookingChoices).openapi({
  description:
    "What happens to the coming bookings. `cancel` cancels them as if the practitioner had cancelled: every client gets a mail " +
    "with other practitioners, and what they paid.",
});

export const DisableReason = z.string().trim().max(leadLimits.reason).default("").openapi({
  description: "For the audit log only",
});
