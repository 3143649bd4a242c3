import type { Language } from "./text.ts";
import type { TherapySession, TherapySessionEntry } from "./therapy-session.ts";

export type CalendarEntry = {
  uid: string;
  sequence: number;
  startsAt: number;
  endsAt: number;
  createdAt: number;
  updatedAt: number;
  isCancelled: boolean;
  summary: string;
  description?: string;
  location?: string;
  url?: string;
  organizer?: CalendarPerson;
  attendee?: CalendarPerson;
};

export type CalendarPerson = { name: string; email: string };

/** Calendars are often shared at work: the summary reveals that there is an appointment, but not with whom. */
const discreetSummary: Record<Language, string> = {
  et: "Kokkulepitud aeg",
  en: "Appointment",
  ru: "Запись",
};

const uidSuffix = "@heaolu";

export function isSessionEntry(uid: string): boolean {
  return uid.endsWith(uidSuffix);
}

/** A new version of a session's calendar entry, as the outbox stores it. Instants in ms. */
export type CalendarUpdate = {
  method: "REQUEST" | "CANCEL";
  uid: string;
  sequence: number;
  startsAt: number;
  endsAt: number;
  createdAt: number;
  updatedAt: number;
  place: string;
};

export function calendarUpdate(session: TherapySession): CalendarUpdate {
  const { startsAt, endsAt, createdAt, updatedAt, place } = session;
  return {
    method: session.status === "cancelled" ? "CANCEL" : "REQUEST",
    uid: `${session.calendarUid}${uidSuffix}`,
    sequence: session.calendarSequence,
    startsAt,
    endsAt,
    createdAt,
    updatedAt,
    place,
  };
}

export function invitedEntry(
  { method, place, ...core }: CalendarUpdate,
  { language, link, organizer, attendee }: {
    language: Language;
    link: string;
    organizer: CalendarPerson;
    attendee: CalendarPerson;
  },
): CalendarEntry {
  return {
    ...core,
    isCancelled: method === "CANCEL",
    summary: discreetSummary[language],
    description: link,
    location: place,
    url: link,
    organizer,
    attendee,
  };
}

/** discreet: only that the time is taken. place: also the place and a link. full: also the other person's name. */
type CalendarDetail = "discreet" | "place" | "full";

type Reader = { userId: string; language: Language };

export function calendarEntries(
  sessions: TherapySessionEntry[],
  reader: Reader,
  { detail, publicUrl }: { detail: CalendarDetail; publicUrl: string },
): CalendarEntry[] {
  return latestVersions(sessions).map((session) => {
    const { method, place, ...core } = calendarUpdate(session);
    const discreet = {
      ...core,
      isCancelled: method === "CANCEL",
      summary: discreetSummary[reader.language],
    };
    if (detail === "discreet") return discreet;
    const isClient = session.userId === reader.userId;
    const url = `${publicUrl}${isClient ? "/journal" : "/sessions"}`;
    const placed = { ...discreet, location: place, description: url, url };
    if (detail === "place") return placed;
    return { ...placed, summary: isClient ? session.therapist.name : session.client.name };
  });
}

function latestVersions(sessions: TherapySessionEntry[]): TherapySessionEntry[] {
  const latest = new Map<string, TherapySessionEntry>();
  for (const session of sessions) {
    const known = latest.get(session.calendarUid);
    if (!known || session.calendarSequence >= known.calendarSequence) {
      latest.set(session.calendarUid, session);
    }
  }
  return [...latest.values()];
}
