import { z } from "@hono/zod-openapi";
import { absenceAnswers } from "../../domain/absence.ts";
import type { OwnAbsence } from "../../use-cases/absences/own-absence.ts";
import { instantText, optionalInstantText } from "../version.ts";

export const LastDay = z.iso.date().openapi({
  description: "The last day of the absence in the practitioner's zone",
  example: "2026-11-25",
});

const Instant = z.iso.datetime();

export const AbsenceBody = z.object({
  id: z.uuid(),
  fromDate: z.iso.date(),
  toDate: z.iso.date(),
  timeZone: z.string().max(64).openapi({ description: "IANA zone of the dates" }),
  ended: z.boolean().openapi({
    description: "Whether the practitioner said that the sessions take place after all",
  }),
  sessions: z.array(z.object({
    sessionId: z.uuid(),
    clientName: z.string().max(200),
    startsAt: Instant.openapi({ description: "When it was to begin" }),
    answer: z.enum(absenceAnswers).openapi({
      description:
        "What became of it: waiting for the client, moved, replaced by a session with another practitioner, " +
        "cancelled by the client, cancelled without an answer, or kept as booked",
    }),
    newStartsAt: Instant.nullable().openapi({
      description:
        "The new time of a session that was moved; where a client went instead stays theirs",
    }),
  })).max(1000),
}).openapi("Absence");

export function presentAbsence(
  { absence, sessions }: OwnAbsence,
): z.infer<typeof AbsenceBody> {
  const { id, fromDate, toDate, timeZone, endedAt } = absence;
  return {
    ...{ id, fromDate, toDate, timeZone },
    ended: endedAt !== null,
    sessions: sessions.map(({ session, startsAt, answer }) => ({
      sessionId: session.id,
      clientName: session.client.name,
      startsAt: instantText(startsAt),
      answer,
      newStartsAt: optionalInstantText(answer === "moved" ? session.startsAt : null),
    })),
  };
}
