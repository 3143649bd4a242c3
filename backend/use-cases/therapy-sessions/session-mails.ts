import { isCancelledForAbsence } from "../../domain/absence.ts";
import type { Arrival } from "../../domain/arrival.ts";
import type { User } from "../../domain/account.ts";
import { chargedFeeCents, lateCancelFeeCents, noShowFeeCents } from "../../domain/late-fee.ts";
import {
  reminderExpiresAt,
  reminderKey,
  type ReminderKind,
  type ReminderReader,
} from "../../domain/reminder.ts";
import type { PaidForSession } from "../../domain/money/session-money.ts";
import { calendarUpdate } from "../../domain/session-calendar.ts";
import type { Text } from "../../domain/text.ts";
import type { Therapist } from "../../domain/therapist.ts";
import { cancelFreeUntil, cancelOutcome } from "../../domain/free-cancellation.ts";
import {
  type Actor,
  type TherapySession,
  type TherapySessionEntry,
} from "../../domain/therapy-session.ts";
import { rebooking } from "../../domain/therapy-session-rebooking.ts";
import { offsetAt } from "../../domain/wall-clock.ts";
import type { MailMessage } from "../../ports/mail.ts";
import type { MailedSession } from "../../ports/mailed-session.ts";
import { bookingPath } from "../booking-links/signed-link.ts";
import { clientPaths, therapistPaths } from "./session-mail-paths.ts";

/** The zone is that in which the session was booked. */
type Client = Pick<User, "id" | "name" | "email" | "language" | "timeZone" | "disabledAt">;
type Event = "session-booked" | "session-rescheduled" | "session-cancelled";
type Reader = ReminderReader;

/** `from` is the time before a move. */
export type SessionChange = {
  by: Actor | null;
  reason: string | null;
  /** Whether the reason is the first comment of the session, which no mail stores. */
  isComment?: boolean;
  from?: Pick<TherapySession, "startsAt" | "endsAt">;
};

/** The people and the terms that a mail about a session names. */
export type SessionMailFacts = {
  session: TherapySession;
  /** The move or the cancellation that the mail reports. */
  change: SessionChange | null;
  therapist: Therapist;
  therapistUser: Pick<User, "language" | "notifications" | "disabledAt"> | null;
  client: Client;
  /** Who takes part beside the practitioner; `reader` is null for an account that is disabled. */
  companions: {
    id: string;
    name: string;
    /** The IANA zone of the calendar. */
    timeZone: string;
    reader: Pick<User, "email" | "language"> | null;
  }[];
  /** The place in each language, when its city is known. */
  placeNames?: Text | undefined;
  /** The practice in each language; null for an introductory call. */
  practice: Text | null;
  call: MailedSession["call"];
  arrival: Arrival | null;
  paid: PaidForSession | null;
};

export function sessionMails(event: Event, facts: SessionMailFacts): [MailMessage, MailMessage] {
  const { session, therapist, client } = facts;
  const calendar = calendarUpdate(session, facts);
  const mailTo = (reader: Reader): MailMessage => ({
    ...addressee(reader, facts),
    template: reader === "client" ? event : `${event}-therapist`,
    facts: { name: reader === "client" ? client.name : therapist.name },
    session: {
      ...mailedSession(reader, facts),
      ...(event === "session-booked" && reader === "therapist" && session.clientPhone !== null
        ? { phone: session.clientPhone }
        : {}),
    },
    calendar,
  });
  return [mailTo("client"), mailTo("therapist")];
}

/** To the client, that the practitioner noted the session as missed. */
export function missedMail(facts: SessionMailFacts): MailMessage {
  const { session: { id, noShowAt }, therapist, client } = facts;
  return {
    ...addressee("client", facts),
    template: "session-missed",
    facts: { name: client.name, with: therapist.name },
    session: { ...mailedSession("client", facts), paths: { open: bookingPath(id) } },
    onceKey: `session-missed:${id}:${noShowAt}`,
  };
}

export function feeWaivedMail(facts: SessionMailFacts): MailMessage {
  return {
    ...addressee("client", facts),
    template: "session-fee-waived",
    facts: { name: facts.client.name },
    session: mailedSession("client", facts),
  };
}

const templateOfReminder = { day: "session-tomorrow", hours: "session-soon" } as const;

export const reminderTemplates = Object.values(templateOfReminder);

export function reminderMail(
  kind: ReminderKind,
  reader: Reader,
  facts: SessionMailFacts,
): MailMessage {
  const { session, therapist, client } = facts;
  const template = templateOfReminder[kind];
  return {
    ...addressee(reader, facts),
    template: reader === "client" ? template : `${template}-therapist`,
    facts: { name: reader === "client" ? client.name : therapist.name },
    session: mailedSession(reader, facts),
    // A calendar has no link yet when the session was booked earlier.
    ...(facts.call?.callLink ? { calendar: calendarUpdate(session, facts) } : {}),
    onceKey: reminderKey(kind, session, reader),
    notAfter: reminderExpiresAt(kind, session),
  };
}

/** To the client, that the session begins later than booked. */
export function delayMail(minutes: number, facts: SessionMailFacts): MailMessage {
  const { session, therapist, client } = facts;
  const { id, startsAt, endsAt } = session;
  return {
    ...addressee("client", facts),
    template: "session-late",
    facts: { name: client.name, with: therapist.name },
    session: {
      ...mailedSession("client", facts),
      late: { minutes, earlierMinutes: session.lateMinutes },
      paths: { open: bookingPath(id) },
    },
    onceKey: `delay:${id}:${startsAt}:${minutes}`,
    notAfter: endsAt,
  };
}

/** To the client, when the practitioner cannot hold the session, or can after all. */
export function absenceMail(
  template: "practitioner-away" | "practitioner-away-reminder" | "practitioner-back",
  facts: SessionMailFacts,
): MailMessage {
  const { session: { id, startsAt, awaySince, updatedAt }, therapist, client } = facts;
  const session = mailedSession("client", facts);
  const isBack = template === "practitioner-back";
  return {
    ...addressee("client", facts),
    template,
    facts: { name: client.name, with: therapist.name },
    session: {
      ...session,
      paths: isBack ? session.paths : { open: bookingPath(id) },
      rebook: isBack ? null : rebookingOf(facts),
    },
    onceKey: `${template}:${id}:${startsAt}:${awaySince ?? updatedAt}`,
    notAfter: startsAt,
  };
}

/** To the client, that the test warns of a session since it was booked. What it says is only in the journal. */
export function sessionWarningMail(warningId: string, facts: SessionMailFacts): MailMessage {
  const { session: { startsAt }, client } = facts;
  return {
    ...addressee("client", facts),
    template: "session-warning",
    facts: { name: client.name },
    session: { ...mailedSession("client", facts), paths: { open: "/journal" } },
    onceKey: `session-warning:${warningId}`,
    notAfter: startsAt,
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

function addressee(reader: Reader, { therapist, therapistUser, client }: SessionMailFacts) {
  return reader === "client"
    ? { to: client.email, about: client.id, language: client.language }
    : { to: therapist.email, about: client.id, language: therapistUser?.language ?? "et" as const };
}

function mailedSession(reader: Reader, facts: SessionMailFacts): MailedSession {
  const { session, change, therapist, client, practice, call, arrival, paid } = facts;
  const { startsAt, endsAt, place, priceCents } = session;
  const charged = { ...session, priceCents: paid?.priceCents ?? priceCents };
  const isClient = reader === "client";
  const timeZone = isClient ? clientZone(session, client) : session.timeZone;
  const isCancelled = session.status === "cancelled";
  const { practices, archivedPractices } = therapist;
  const { seats } = rebooking(session, [...practices, ...archivedPractices], false);
  return {
    reader,
    startsAt,
    endsAt,
    timeZone,
    otherTimeZone: offsetAt(timeZone, startsAt) === offsetAt(session.timeZone, startsAt)
      ? null
      : session.timeZone,
    ...(isClient && offsetAt(client.timeZone, startsAt) !== offsetAt(timeZone, startsAt)
      ? { ownTimeZone: client.timeZone }
      : {}),
    before: change?.from ?? null,
    with: isClient ? therapist.name : session.clientName ?? client.name,
    companions: facts.companions.map(({ name }) => name),
    practice,
    ...(seats > 1 ? { seats } : {}),
    ...(seats > 1 && isCancelled && !isClient
      ? { seat: { therapistId: therapist.id, keptUntil: null } }
      : {}),
    place,
    ...(facts.placeNames ? { placeNames: facts.placeNames } : {}),
    ...(isClient && arrival ? { arrivalNote: arrival.note[client.language] } : {}),
    ...(arrival ? { point: arrival.point } : {}),
    call,
    priceCents,
    ...(paid ? { paid } : session.prepaid ? { isPrepaid: true as const } : {}),
    lateCancelFeeCents: lateCancelFeeCents(charged),
    noShowFeeCents: noShowFeeCents(charged),
    owedCents: chargedFeeCents(charged),
    freeUntil: cancelFreeUntil(session),
    change: change && changeOf(reader, change, facts),
    ...(isClient && change?.isComment ? { commentOf: session.id } : {}),
    ...(isCancelledForAbsence(session) ? { couldNotHold: therapist.name } : {}),
    ...(!isClient && therapist.disabledAt !== null ? { isProfileDisabled: true as const } : {}),
    ...(isDisabled(reader, facts) ? { isReaderDisabled: true as const } : {}),
    ...(isClient && isCancelled && therapist.disabledAt !== null
      ? { others: { sessionId: session.id, offers: [] } }
      : {}),
    paths: isClient ? clientPaths(session, isCancelled) : therapistPaths(session, call),
    rebook: isClient && isCancelled ? rebookingOf(facts) : null,
  };
}

function isDisabled(reader: Reader, { client, therapistUser }: SessionMailFacts): boolean {
  const disabledAt = (reader === "client" ? client : therapistUser)?.disabledAt ?? null;
  return disabledAt !== null;
}

function changeOf(
  reader: Reader,
  { by, reason }: SessionChange,
  { session, therapist, client }: SessionMailFacts,
): MailedSession["change"] {
  const { status, cancelledAt, cancellationNoticeHours } = session;
  const isLate = status === "cancelled" && by !== null && cancelledAt !== null &&
    cancelOutcome(session, by, cancelledAt) === "late";
  const names: Partial<Record<Actor, string>> = {
    client: session.clientName ?? client.name,
    therapist: therapist.name,
  };
  return {
    by: (by && names[by]) ?? "",
    ...(by === reader ? { isByReader: true } : {}),
    reason: reason ?? "",
    lateHours: isLate ? cancellationNoticeHours : null,
  };
}

function rebookingOf({ session, therapist }: SessionMailFacts): MailedSession["rebook"] {
  const { eventTypeUri } = rebooking(session, therapist.practices, therapist.showInSearch);
  const practice = therapist.practices.find((one) => one.eventTypeUri === eventTypeUri);
  if (!practice || !therapist.showInSearch) return null;
  const choice = new URLSearchParams({ practice: practice.id, type: session.meetingType });
  return {
    eventTypeUri: practice.eventTypeUri,
    path: `/therapist/view/${therapist.slug}?${choice}`,
    notAt: session.startsAt,
    meetingType: session.meetingType,
    times: [],
  };
}

function clientZone(session: TherapySession, client: Pick<User, "timeZone">): string {
  return session.meetingType === "IN_PERSON" ? session.timeZone : client.timeZone;
}
