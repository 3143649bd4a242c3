import { z } from "@hono/zod-openapi";
import { isUnanswered } from "../../domain/absence.ts";
import { meetingTypes } from "../../domain/scheduling.ts";
import {
  canCancel,
  statusAt,
  type TherapySessionEntry,
  therapySessionStatuses,
} from "../../domain/therapy-session.ts";
import { rescheduleRefusal } from "../../domain/therapy-session-reschedule.ts";
import { json } from "../json-bodies.ts";
import { instantText } from "../version.ts";

export const CalendarId = z.object({
  therapistId: z.uuid().openapi({ description: "The practitioner whose calendar it is" }),
});

export const calendarRefusals = [
  "ERR_INVALID_INPUT",
  "ERR_UNAUTHORIZED",
  "ERR_FORBIDDEN",
  "ERR_NOT_FOUND",
] as const;

export const CalendarSessionId = CalendarId.extend({ id: z.uuid() });

export const assistedSessionExample = {
  id: "0197a1c2-6d1e-7000-8000-3f5b2a9c1d10",
  client: { id: "0197a1c2-6d1e-7000-8000-3f5b2a9c1d12", name: "Mari Maasikas" },
  startsAt: "2026-11-24T12:00:00Z",
  endsAt: "2026-11-24T13:00:00Z",
  timeZone: "Europe/Tallinn",
  practiceType: "BODY_PSY",
  intro: false,
  meetingType: "IN_PERSON" as const,
  place: "Pikk 1, Tallinn",
  status: "booked" as const,
  lateMinutes: null,
  practitionerAway: false,
  canCancel: true,
  canReschedule: true,
};

export const AssistedSessionBody = z.object({
  id: z.uuid(),
  client: z.object({ id: z.uuid(), name: z.string().max(200) }),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  timeZone: z.string().max(64),
  practiceType: z.string().max(40).openapi({ description: "A domain value code of THERAPY_TYPE" }),
  intro: z.boolean(),
  meetingType: z.enum(meetingTypes),
  place: z.string().max(500),
  status: z.enum(therapySessionStatuses),
  lateMinutes: z.int().min(5).max(1440).nullable().openapi({
    description: "How much later it begins, as its client knows",
  }),
  practitionerAway: z.boolean().openapi({
    description: "Whether the practitioner is away then and the client has not chosen yet",
  }),
  canCancel: z.boolean(),
  canReschedule: z.boolean(),
}).openapi("AssistedSession", { example: assistedSessionExample });

export const assistedSession = json(AssistedSessionBody);

/** What a calendar needs of a session: nothing of its texts, its test, its money or the client's address. */
export function presentAssisted(
  session: TherapySessionEntry,
  now: number,
): z.infer<typeof AssistedSessionBody> {
  return {
    id: session.id,
    client: { id: session.client.id, name: session.client.name },
    startsAt: instantText(session.startsAt),
    endsAt: instantText(session.endsAt),
    timeZone: session.timeZone,
    practiceType: session.practiceType,
    intro: session.intro,
    meetingType: session.meetingType,
    place: session.place,
    status: statusAt(session, now),
    lateMinutes: session.lateMinutes,
    practitionerAway: isUnanswered(session),
    canCancel: canCancel(session, "therapist", now),
    canReschedule: rescheduleRefusal(session, "therapist", now) === null,
  };
}
