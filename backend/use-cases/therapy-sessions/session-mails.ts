import type { User } from "../../domain/account.ts";
import { reminderExpiresAt, reminderKey, type ReminderKind } from "../../domain/reminder.ts";
import { calendarUpdate } from "../../domain/session-calendar.ts";
import type { Therapist } from "../../domain/therapist.ts";
import {
  cancelOutcome,
  type TherapySession,
  type TherapySessionEntry,
} from "../../domain/therapy-session.ts";
import type { MailMessage } from "../../ports/mail.ts";
import { sessionTimeText, type TimeSpan } from "./session-time-text.ts";

type Client = Pick<User, "id" | "name" | "email" | "language" | "timeZone">;
type People = {
  therapist: Pick<Therapist, "id" | "name" | "email">;
  therapistUser: Pick<User, "language"> | null;
  client: Client;
};

export function sessionMails(
  event: "session-booked" | "session-rescheduled" | "session-cancelled",
  session: TherapySession,
  { therapist, therapistUser, client }: People,
  before: TherapySession | null = null,
): MailMessage[] {
  const { cancelledBy, cancelReason } = before ?? session;
  const facts = {
    therapist: therapist.name,
    client: client.name,
    place: session.place,
    reason: cancelReason ?? "",
    by: nameOf(cancelledBy, { therapist, client }),
    lateHours: isCancelledLate(session) ? String(session.cancellationNoticeHours) : "",
  };
  const calendar = calendarUpdate(session);
  const therapistLanguage = therapistUser?.language ?? "et";
  const therapistTime = (at: TimeSpan) => sessionTimeText(at, session.timeZone, therapistLanguage);
  const clientTime = (at: TimeSpan) =>
    sessionTimeText(at, clientZone(session, client), client.language);
  return [
    {
      to: client.email,
      about: client.id,
      language: client.language,
      template: event,
      facts: {
        ...facts,
        name: client.name,
        when: clientTime(session),
        before: before ? clientTime(before) : "",
        path: event === "session-cancelled" ? `/therapist/view/${therapist.id}` : "/journal",
      },
      calendar,
    },
    {
      to: therapist.email,
      about: client.id,
      language: therapistLanguage,
      template: `${event}-therapist`,
      facts: {
        ...facts,
        name: therapist.name,
        when: therapistTime(session),
        before: before ? therapistTime(before) : "",
        path: "/sessions",
      },
      calendar,
    },
  ];
}

const templateOfReminder = { day: "session-tomorrow", hours: "session-soon" } as const;

export const reminderTemplates = Object.values(templateOfReminder);

export function reminderMail(
  kind: ReminderKind,
  session: TherapySession,
  { therapist, client }: Pick<People, "therapist" | "client">,
): MailMessage {
  return {
    to: client.email,
    about: client.id,
    language: client.language,
    template: templateOfReminder[kind],
    facts: {
      name: client.name,
      therapist: therapist.name,
      place: session.place,
      when: sessionTimeText(session, clientZone(session, client), client.language),
      path: "/journal",
    },
    onceKey: reminderKey(kind, session),
    notAfter: reminderExpiresAt(kind, session),
  };
}

export function recommendationMail(
  session: Pick<TherapySessionEntry, "therapist">,
  client: Pick<User, "id" | "name" | "email" | "language">,
): MailMessage {
  return {
    to: client.email,
    about: client.id,
    language: client.language,
    template: "recommendation-received",
    facts: { name: client.name, therapist: session.therapist.name, path: "/journal" },
  };
}

function nameOf(
  actor: TherapySession["cancelledBy"],
  { therapist, client }: Pick<People, "therapist" | "client">,
): string {
  if (actor === "client") return client.name;
  return actor === "therapist" ? therapist.name : "";
}

function isCancelledLate(session: TherapySession): boolean {
  const { cancelledBy, cancelledAt } = session;
  return cancelledBy !== null && cancelledAt !== null &&
    cancelOutcome(session, cancelledBy, cancelledAt) === "late";
}

function clientZone(session: TherapySession, client: Pick<User, "timeZone">): string {
  return session.meetingType === "IN_PERSON" ? session.timeZone : client.timeZone;
}
