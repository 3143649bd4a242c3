import type { CalendarEntry, CalendarPerson } from "./calendar-file.ts";
import type { Language } from "./text.ts";
import type { TherapySession, TherapySessionEntry } from "./therapy-session.ts";

/** A calendar is looked at over shoulders and shared at work: it says that somebody has an appointment, not what. */
export const discreetSummary: Record<Language, string> = {
  et: "Kokkulepitud aeg",
  en: "Appointment",
  ru: "Запись",
};

const ofSession = "@heaolu";

/** Whether an entry of somebody's calendar is one that we have put there. */
export function isSessionEntry(uid: string): boolean {
  return uid.endsWith(ofSession);
}

/** What a calendar has to be told of one session. Instants in ms. */
export type CalendarNews = {
  method: "REQUEST" | "CANCEL";
  uid: string;
  sequence: number;
  startsAt: number;
  endsAt: number;
  createdAt: number;
  updatedAt: number;
  place: string;
};

/** The session as a calendar has to know it now: there, moved, or gone. */
export function calendarNews(session: TherapySession): CalendarNews {
  const { uid, sequence, startsAt, endsAt, createdAt, updatedAt } = calendarCore(session, "et");
  const method = session.status === "cancelled" ? "CANCEL" : "REQUEST";
  return { method, uid, sequence, startsAt, endsAt, createdAt, updatedAt, place: session.place };
}

/** The news as somebody is invited by it; `link` is where they read the rest. */
export function invitedEntry(
  { method, place, ...core }: CalendarNews,
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

/** When and whether, and nothing of what: what every version of a session's calendar entry begins with. */
export function calendarCore(
  session: Pick<
    TherapySession,
    | "calendarUid"
    | "calendarSequence"
    | "startsAt"
    | "endsAt"
    | "status"
    | "createdAt"
    | "updatedAt"
  >,
  language: Language,
): CalendarEntry {
  return {
    uid: `${session.calendarUid}${ofSession}`,
    sequence: session.calendarSequence,
    startsAt: session.startsAt,
    endsAt: session.endsAt,
    createdAt: session.createdAt,
    updatedAt: session.updatedAt,
    isCancelled: session.status === "cancelled",
    summary: discreetSummary[language],
  };
}

/**
 * discreet: that the time is taken, and nothing else. place: where, too, and where to read the rest. full: with whom,
 * too.
 */
export type CalendarDetail = "discreet" | "place" | "full";

type Reader = { userId: string; language: Language };

/** The entries of sessions as one of their people has them in their calendar; what was moved is there once. */
export function calendarEntries(
  sessions: TherapySessionEntry[],
  reader: Reader,
  { detail, publicUrl }: { detail: CalendarDetail; publicUrl: string },
): CalendarEntry[] {
  return latestVersions(sessions).map((session) => {
    const core = calendarCore(session, reader.language);
    if (detail === "discreet") return core;
    const isClient = session.userId === reader.userId;
    const url = `${publicUrl}${isClient ? "/journal" : "/sessions"}`;
    const placed = { ...core, location: session.place, description: url, url };
    if (detail === "place") return placed;
    return { ...placed, summary: isClient ? session.therapist.name : session.client.name };
  });
}

/** Of a session that was moved, only where it is now: both have one entry. */
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
