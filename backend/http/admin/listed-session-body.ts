import { z } from "@hono/zod-openapi";
import type { ListedSession } from "../../domain/session-list.ts";
import { statusAt, therapySessionStatuses } from "../../domain/therapy-session.ts";
import { instantText } from "../version.ts";

const Cents = z.int().min(0).max(100_000_000);

export const ListedSessionBody = z
  .object({
    id: z.uuid(),
    startsAt: z.iso.datetime(),
    endsAt: z.iso.datetime(),
    timeZone: z.string().max(64).openapi({ description: "Of the practitioner's calendar" }),
    therapist: z.object({ id: z.uuid(), name: z.string().max(120) }),
    clientInitials: z.string().max(8).openapi({
      description: "All that administrators see of the client here",
    }),
    practiceType: z.string().max(60).openapi({
      description: "A domain value code of THERAPY_TYPE",
    }),
    intro: z.boolean().openapi({ description: "Whether it is an introductory call" }),
    status: z.enum(therapySessionStatuses),
    isNoShow: z.boolean(),
    priceCents: Cents,
    paidCents: Cents.openapi({ description: "Paid before the session and not given back" }),
  })
  .openapi("ListedSession", {
    example: {
      id: "0197a1c2-6d1e-7000-8000-3f5b2a9c1d10",
      startsAt: "2026-11-24T15:00:00Z",
      endsAt: "2026-11-24T16:00:00Z",
      timeZone: "Europe/Tallinn",
      therapist: { id: "0197a1c2-6d1e-7000-8000-3f5b2a9c1d12", name: "Maarja Mets" },
      clientInitials: "MT",
      practiceType: "TRE",
      intro: false,
      status: "booked",
      isNoShow: false,
      priceCents: 5000,
      paidCents: 0,
    },
  });

/** `now` in ms. */
export function presentListedSession(
  session: ListedSession,
  now: number,
): z.infer<typeof ListedSessionBody> {
  return {
    ...session,
    status: statusAt(session, now),
    startsAt: instantText(session.startsAt),
    endsAt: instantText(session.endsAt),
  };
}
