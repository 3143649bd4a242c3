import type { Arrival } from "./arrival.ts";
import { callLinkAt } from "./call-link.ts";
import { appointmentTitle, callLinkNote, sessionTitle } from "./calendar-links.ts";
import type { SessionTogether } from "./companion-session.ts";
import type { MapPoint } from "./map-link.ts";
import { busyTitle } from "./discreet.ts";
import { minute } from "./duration.ts";
import type { Language, Text } from "./text.ts";
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

/** What an entry says beside its time, in the language of its reader. */
type SessionAbout = {
  practice: string;
  /** The other person; "" when the account is erased. */
  name: string;
  isClient: boolean;
  /** The client's number, for the practitioner. */
  phone?: string | null | undefined;
};

/** `about` is missing in mails queued by an earlier version. */
export function invitedEntry(
  { method, place, call, ...core }: CalendarUpdate,
  { language, link, attendee, about }: {
    language: Language;
    link: string;
    attendee: CalendarPerson;
    about?: SessionAbout | undefined;
  },
): CalendarEntry {
  const { startsAt, endsAt } = core;
  return {
    ...core,
    isCancelled: method === "CANCEL",
    summary: about ? sessionTitle(about) : appointmentTitle[language],
    ...placeOf({
      place,
      call,
      url: link,
      language,
      lines: about ? [lengthLine(about.practice, { startsAt, endsAt }, language), about.phone] : [],
    }),
    attendee,
  };
}

const minutesText: Text = { et: "min", en: "min", ru: "мин" };

function lengthLine(
  practice: string,
  { startsAt, endsAt }: Pick<CalendarEntry, "startsAt" | "endsAt">,
  language: Language,
): string {
  return `${practice}, ${Math.round((endsAt - startsAt) / minute)} ${minutesText[language]}`;
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

/** discreet: only that the time is taken. full: also what it is, with whom and where. */
type CalendarDetail = "discreet" | "full";

/** The place, which the description repeats for programs that show no other field. */
function placeOf(
  { place, call, url, language, lines }: {
    place: string;
    call: CalendarCall | undefined;
    url: string;
    language: Language;
    lines: (string | null | undefined)[];
  },
): Pick<CalendarEntry, "location" | "description" | "url"> {
  const isLater = call?.callLink === null && call.callLinkFrom !== null;
  const where = call?.callLink ?? place;
  const described = [...lines, where, isLater ? callLinkNote[language] : null, url];
  return {
    location: where,
    description: described.filter(Boolean).join("\n"),
    url,
  };
}

type PracticeOf = (session: Pick<TherapySession, "practiceType" | "intro">) => string;

type Shown = {
  detail: CalendarDetail;
  /** What a session is called in the language of the reader. */
  practiceOf: PracticeOf;
  publicUrl: string;
};

/** Of sessions that other practitioners lead. */
export function togetherEntries(
  sessions: readonly SessionTogether[],
  language: Language,
  { detail, practiceOf, publicUrl }: Shown,
): CalendarEntry[] {
  return sessions.map((session) => {
    const { startsAt, endsAt, createdAt, updatedAt, place, clientName: name, lead } = session;
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
    const practice = practiceOf(session);
    const lines = [lengthLine(practice, session, language), lead.name];
    return {
      ...discreet,
      ...placeOf({ place, call: undefined, url, language, lines }),
      summary: sessionTitle({ practice, name, isClient: false }),
    };
  });
}

type Reader = { userId: string; language: Language };

/** A group that the reader leads is one entry for all its participants. */
export function calendarEntries(
  sessions: TherapySessionEntry[],
  reader: Reader,
  { now, ...shown }: Shown & { now: number },
): CalendarEntry[] {
  const groups = Map.groupBy(
    sessions,
    ({ id, eventUri, seats, status, userId }) =>
      seats > 1 && status !== "cancelled" && userId !== reader.userId ? eventUri : id,
  );
  return [...groups.values()].map((group) => {
    const [first, ...more] = group.toSorted((a, b) => a.createdAt - b.createdAt) as [
      TherapySessionEntry,
      ...TherapySessionEntry[],
    ];
    const entry = calendarEntry(first, reader, { ...shown, now });
    return more.length === 0 ? entry : {
      ...entry,
      sequence: Math.max(...group.map(({ calendarSequence }) => calendarSequence)),
      updatedAt: Math.max(...group.map(({ updatedAt }) => updatedAt)),
      ...(shown.detail === "full" ? ofGroup(group, entry, reader.language, shown) : {}),
    };
  });
}

function calendarEntry(
  session: TherapySessionEntry,
  reader: Reader,
  { detail, practiceOf, publicUrl, now }: Shown & { now: number },
): CalendarEntry {
  const { language } = reader;
  const { method, place, point: _, call: __, ...core } = calendarUpdate(session);
  const discreet = {
    ...core,
    isCancelled: method === "CANCEL",
    summary: appointmentTitle[language],
  };
  if (detail === "discreet") return discreet;
  const isClient = session.userId === reader.userId;
  const page = isClient ? `/journal#session-${session.id}` : `/sessions?open=${session.id}`;
  const { name } = isClient ? session.therapist : session.client;
  const practice = practiceOf(session);
  const phone = isClient || now >= session.endsAt ? null : session.clientPhone;
  const call = callLinkAt(session, session.callAddress, now);
  const point = session.arrival?.point;
  const lines = [lengthLine(practice, session, language), phone];
  return {
    ...discreet,
    ...placeOf({ place, call, url: publicUrl + page, language, lines }),
    ...(point ? { point } : {}),
    summary: sessionTitle({ practice, name, isClient }),
  };
}

function ofGroup(
  group: TherapySessionEntry[],
  { description = "" }: CalendarEntry,
  language: Language,
  { practiceOf }: Shown,
): Pick<CalendarEntry, "summary" | "description"> {
  const names = group.map(({ client }) => client.name).filter(Boolean).join(", ");
  return {
    summary: `${practiceOf(group[0]!)}, ${participants(group.length, language)}`,
    description: [names, description].filter(Boolean).join("\n"),
  };
}

const participantForms: Record<Language, Partial<Record<Intl.LDMLPluralRule, string>>> = {
  et: { other: "osalejat" },
  en: { other: "participants" },
  ru: { one: "участник", few: "участника", other: "участников" },
};

function participants(count: number, language: Language): string {
  const forms = participantForms[language];
  return `${count} ${forms[new Intl.PluralRules(language).select(count)] ?? forms.other}`;
}
