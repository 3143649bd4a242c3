import type { User } from "../../domain/account.ts";
import { reminderKey, type ReminderKind, reminderUselessAt } from "../../domain/reminder.ts";
import { calendarUpdate } from "../../domain/session-calendar.ts";
import type { Therapist } from "../../domain/therapist.ts";
import { cancelOutcome, type TherapySession } from "../../domain/therapy-session.ts";
import type { MailMessage } from "../../ports/mail.ts";
import { type Span, spokenTime } from "./spoken-time.ts";

type People = {
  therapist: Pick<Therapist, "id" | "name" | "email">;
  /** The practitioner's account, when they have one. */
  therapistUser: Pick<User, "language"> | null;
  client: Reader;
};

type Reader = Pick<User, "id" | "name" | "email" | "language" | "timeZone">;

/**
 * One mail to the client and one to the practitioner, each in the reader's language and on their clock, with what their
 * calendars have to know. `before` is the session that this one took the place of.
 */
export function sessionMails(
  news: "session-booked" | "session-rescheduled" | "session-cancelled",
  session: TherapySession,
  { therapist, therapistUser, client }: People,
  before: TherapySession | null = null,
): MailMessage[] {
  const facts = {
    therapist: therapist.name,
    client: client.name,
    place: session.place,
    reason: (before ?? session).cancelReason ?? "",
    by: nameOf((before ?? session).cancelledBy, { therapist, client }),
    lateHours: isLate(session) ? String(session.cancellationNoticeHours) : "",
  };
  const calendar = calendarUpdate(session);
  const therapistLanguage = therapistUser?.language ?? "et";
  const spokenToTherapist = (at: Span) => spokenTime(at, session.timeZone, therapistLanguage);
  const spokenToClient = (at: Span) => spokenTime(at, clientZone(session, client), client.language);
  return [
    {
      to: client.email,
      about: client.id,
      language: client.language,
      template: news,
      facts: {
        ...facts,
        name: client.name,
        when: spokenToClient(session),
        before: before ? spokenToClient(before) : "",
        path: news === "session-cancelled" ? `/therapist/view/${therapist.id}` : "/journal",
      },
      calendar,
    },
    {
      to: therapist.email,
      about: client.id,
      language: therapistLanguage,
      template: `${news}-therapist`,
      facts: {
        ...facts,
        name: therapist.name,
        when: spokenToTherapist(session),
        before: before ? spokenToTherapist(before) : "",
        path: "/sessions",
      },
      calendar,
    },
  ];
}

const reminderTemplates = { day: "session-tomorrow", hours: "session-soon" } as const;

/** What may be waiting for somebody who wants to be reminded no more. */
export const reminderTemplateNames = Object.values(reminderTemplates);

/** To the client only: a practitioner's day is in front of them. */
export function reminderMail(
  kind: ReminderKind,
  session: TherapySession,
  { therapist, client }: Pick<People, "therapist" | "client">,
): MailMessage {
  return {
    to: client.email,
    about: client.id,
    language: client.language,
    template: reminderTemplates[kind],
    facts: {
      name: client.name,
      therapist: therapist.name,
      place: session.place,
      when: spokenTime(session, clientZone(session, client), client.language),
      path: "/journal",
    },
    onceKey: reminderKey(kind, session),
    notAfter: reminderUselessAt(kind, session),
  };
}

/** Nobody is named when it was neither of the two. */
function nameOf(
  actor: TherapySession["cancelledBy"],
  { therapist, client }: Pick<People, "therapist" | "client">,
): string {
  if (actor === "client") return client.name;
  return actor === "therapist" ? therapist.name : "";
}

function isLate(session: TherapySession): boolean {
  const { cancelledBy, cancelledAt } = session;
  return cancelledBy !== null && cancelledAt !== null &&
    cancelOutcome(session, cancelledBy, cancelledAt) === "late";
}

/** Who travels to a place reads the clock that hangs there. */
function clientZone(session: TherapySession, client: Pick<User, "timeZone">): string {
  return session.meetingType === "IN_PERSON" ? session.timeZone : client.timeZone;
}
