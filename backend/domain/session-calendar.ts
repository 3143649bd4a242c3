import type { Arrival } from "./arrival.ts";
import { callLinkAt } from "./call-link.ts";
import { appointmentTitle, callLinkNote } from "./calendar-links.ts";
import type { SessionTogether } from "./companion-session.ts";
import type { MapPoint } from "./map-link.ts";
import { busyTitle } from "./discreet.ts";
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
  point?: MapPoint | undefined;
  url?: string;
  attendee?: CalendarPerson;
};

export type CalendarPerson = { name: string; email: string };

const brandSuffix = "@heaolu";
/** Says nothing about this product, and no other writes it. */
const neutralSuffix = "@taken-time";

export function isSessionEntry(uid: string): boolean {
  return uid.endsWith(brandSuffix) || uid.endsWith(neutralSuffix);
}

function uidOf({ id, hasNeutralUid }: Pick<TherapySession, "id" | "hasNeutralUid">): string {
  return id + (hasNeutralUid ? neutralSuffix : brandSuffix);
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
  point?: MapPoint | undefined;
  call?: CalendarCall | undefined;
};

/** Where a video session takes place; the link is null until it is shown, the instant (ms) without an address. */
type CalendarCall = { callLink: string | null; callLinkFrom: number | null };

export function calendarUpdate(
  session: TherapySession,
  { call, arrival }: {
    call?: CalendarCall | null;
    arrival?: Pick<Arrival, "point"> | null;
  } = {},
): CalendarUpdate {
  const { startsAt, endsAt, createdAt, updatedAt, place } = session;
  return {
    method: session.status === "cancelled" ? "CANCEL" : "REQUEST",
    uid: uidOf(session),
    sequence: session.calendarSequence,
    startsAt,
    endsAt,
    createdAt,
    updatedAt,
    place,
    ...(arrival ? { point: arrival.point } : {}),
    ...(call ? { call } : {}),
  };
}

export function invitedEntry(
  { method, place, call, ...core }: CalendarUpdate,
  { language, link, attendee }: { language: Language; link: string; attendee: CalendarPerson },
): CalendarEntry {
  return {
    ...core,
    isCancelled: method === "CANCEL",
    summary: appointmentTitle[language],
    ...placeOf({ place, call, url: link, language }),
    attendee,
  };
}

/** Of a person whose calendar others may see: nothing but the time. */
export function busyEntry(
  { method, place: _place, point: _point, call: _call, ...core }: CalendarUpdate,
  { language, attendee }: { language: Language; attendee?: CalendarPerson },
): CalendarEntry {
  return {
    ...core,
    isCancelled: method === "CANCEL",
    summary: busyTitle[language],
    ...(attendee ? { attendee } : {}),
  };
}

/**
 * A calendar that is replaced as a whole, of a person whose calendar others may see. No entry is there twice, so
 * earlier ones leave the brand out too.
 */
export function busyEntries(
  entries: readonly CalendarEntry[],
  language: Language,
): CalendarEntry[] {
  return entries.map(({ uid, sequence, startsAt, endsAt, createdAt, updatedAt, isCancelled }) => ({
    ...{ sequence, startsAt, endsAt, createdAt, updatedAt, isCancelled },
    uid: uid.replace(brandSuffix, neutralSuffix),
    summary: busyTitle[language],
  }));
}

/**
 * discreet: only that the time is taken. described: also the place, and in the description the other person's name and
 * a link. full: the other person's name is the title.
 */
type CalendarDetail = "discreet" | "described" | "full";

function placeOf(
  { place, call, url, language, name }: {
    place: string;
    call: CalendarCall | undefined;
    url: string;
    language: Language;
    name?: string;
  },
): Pick<CalendarEntry, "location" | "description" | "url"> {
  const isLater = call?.callLink === null && call.callLinkFrom !== null;
  const lines = [name, call?.callLink, isLater ? callLinkNote[language] : null, url];
  return {
    location: call?.callLink ?? place,
    description: lines.filter(Boolean).join("\n"),
    url,
  };
}

/** Of sessions that other practitioners lead. */
export function togetherEntries(
  sessions: readonly SessionTogether[],
  language: Language,
  { detail, publicUrl }: { detail: CalendarDetail; publicUrl: string },
): CalendarEntry[] {
  return sessions.map((session) => {
    const { startsAt, endsAt, createdAt, updatedAt, place, clientName: name } = session;
    const discreet = {
      uid: uidOf(session),
      sequence: session.calendarSequence,
      startsAt,
      endsAt,
      createdAt,
      updatedAt,
      isCancelled: session.status === "cancelled",
      summary: appointmentTitle[language],
    };
    if (detail === "discreet") return discreet;
    const url = `${publicUrl}/sessions`;
    const described = { ...discreet, ...placeOf({ place, call: undefined, url, language, name }) };
    return detail === "full" ? { ...described, summary: name } : described;
  });
}

type Reader = { userId: string; language: Language };

export function calendarEntries(
  sessions: TherapySessionEntry[],
  reader: Reader,
  { detail, publicUrl, now }: { detail: CalendarDetail; publicUrl: string; now: number },
): CalendarEntry[] {
  return sessions.map((session) => {
    const { method, place, point: _, call: __, ...core } = calendarUpdate(session);
    const discreet = {
      ...core,
      isCancelled: method === "CANCEL",
      summary: appointmentTitle[reader.language],
    };
    if (detail === "discreet") return discreet;
    const isClient = session.userId === reader.userId;
    const url = `${publicUrl}${isClient ? "/journal" : "/sessions"}`;
    const { name } = isClient ? session.therapist : session.client;
    const call = callLinkAt(session, session.callAddress, now);
    const { language } = reader;
    const described = { ...discreet, ...placeOf({ place, call, url, language, name }) };
    const point = session.arrival?.point;
    const found = { ...described, ...(point ? { point } : {}) };
    return detail === "full" ? { ...found, summary: name } : found;
  });
}
