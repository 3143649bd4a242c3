import { z } from "@hono/zod-openapi";
import { figureSteps } from "../../domain/admin-figures.ts";
import type { CountedPeriod } from "../../use-cases/admin/counted-periods.ts";

const Count = z.int().min(-1_000_000_000).max(1_000_000_000);
const Cents = z.int().min(-1_000_000_000_000).max(1_000_000_000_000);

export const FigureQuery = z.object({
  from: z.iso.date().openapi({ description: "A day in Estonia", example: "2026-08-31" }),
  to: z.iso.date().openapi({ description: "The last day", example: "2026-11-20" }),
  step: z.enum(figureSteps).openapi({
    description: "Weeks begin on Monday. The first and the last period are whole.",
  }),
});

export const CountedPeriodBody = z.object({
  firstDay: z.iso.date(),
  lastDay: z.iso.date(),
  finished: z.boolean(),
  booked: Count.openapi({ description: "Sessions by the time when they were booked" }),
  held: Count.openapi({ description: "Sessions that took place, by their start" }),
  cancelled: Count.openapi({ description: "By the time when they were cancelled" }),
  missed: Count.openapi({ description: "Clients who did not come, by the start of the session" }),
  people: Count.openapi({ description: "New accounts" }),
  waitingPractitioners: Count.openapi({
    description: "Profiles that waited for an approval at the end, or wait now",
  }),
  paidCents: Cents,
  refundedCents: Cents,
  failedMails: Count.openapi({ description: "Mails that were given up" }),
}).openapi("CountedPeriod", {
  example: {
    firstDay: "2026-11-16",
    lastDay: "2026-11-22",
    finished: false,
    booked: 97,
    held: 61,
    cancelled: 8,
    missed: 2,
    people: 14,
    waitingPractitioners: 3,
    paidCents: 184000,
    refundedCents: 6000,
    failedMails: 0,
  },
});

export function presentPeriod(
  { firstDay, lastDay, finished, waitingPractitioners, sums }: CountedPeriod,
): z.infer<typeof CountedPeriodBody> {
  const { paid, refunded, "failed-mails": failedMails, ...counts } = sums;
  return {
    firstDay,
    lastDay,
    finished,
    ...counts,
    waitingPractitioners,
    paidCents: paid,
    refundedCents: refunded,
    failedMails,
  };
}
