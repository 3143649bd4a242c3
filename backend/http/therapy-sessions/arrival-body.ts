import { z } from "@hono/zod-openapi";
import type { Arrival } from "../../domain/arrival.ts";
import { statusAt, type TherapySessionEntry } from "../../domain/therapy-session.ts";
import { AccessBody, ArrivalNoteBody } from "../therapists/profile-content-body.ts";

export const ArrivalBody = z.object({
  note: ArrivalNoteBody,
  access: AccessBody,
  point: z.object({ lat: z.number().min(-90).max(90), lon: z.number().min(-180).max(180) }),
}).nullable()
  .openapi({
    description:
      "What the client should know of the place of a booked session in person, as its practitioner's profile says it " +
      "now; null for all other callers and when the place is no longer on the profile",
  });

/** Only for the client. */
export function presentArrival(session: TherapySessionEntry, now: number): Arrival | null {
  return statusAt(session, now) === "booked" ? session.arrival : null;
}
