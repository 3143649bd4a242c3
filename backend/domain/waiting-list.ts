import { day, hour, minute } from "./duration.ts";
import type { MeetingType } from "./scheduling.ts";
import { isInPart, type PartOfDay } from "./search/part-of-day.ts";
import { overlaps } from "./therapy-session-reschedule.ts";
import { dayAt, openTimes, weekdayOf } from "./wall-clock.ts";

/** What a person waits for. An empty list or null means any; weekdays are 1 (Monday) to 7. */
export type Wish = {
  weekdays: number[];
  partsOfDay: PartOfDay[];
  meetingType: MeetingType | null;
  practiceId: string | null;
};

/**
 * How a place ended. Only a place in line for a seat ends as `missed` (its offer was not answered or withdrawn), `passed`
 * (no seat in time) or `cancelled` (the group does not take place).
 */
export const waitingEnds = ["left", "removed", "booked", "missed", "passed", "cancelled"] as const;

export type WaitingEnd = (typeof waitingEnds)[number];

/** A group time whose seats are taken. Instants in ms, the practitioner's IANA zone. */
export type SeatTime = Span & { eventTypeUri: string; timeZone: string; place: string };

/** A person's place on a practitioner's waiting list, or in line for a seat of one group time. Instants in ms. */
export type WaitingEntry = Wish & {
  /** Null on the waiting list for any time. */
  seat: SeatTime | null;
  id: string;
  therapistId: string;
  userId: string;
  createdAt: number;
  endedAt: number | null;
  endedBy: WaitingEnd | null;
};

export const waitingOfferStatuses = [
  "open",
  "accepted",
  "declined",
  "missed",
  "withdrawn",
] as const;

type WaitingOfferStatus = (typeof waitingOfferStatuses)[number];

export type Span = { startsAt: number; endsAt: number };

/** A time that only one waiting person may book until `expiresAt` (ms). */
export type WaitingOffer = Span & {
  id: string;
  entryId: string;
  practiceId: string;
  eventTypeUri: string;
  timeZone: string;
  meetingType: MeetingType;
  place: string;
  holdId: string;
  holdSecretSealed: string;
  createdAt: number;
  expiresAt: number;
  status: WaitingOfferStatus;
  answeredAt: number | null;
  therapySessionId: string | null;
};

export type FreedTime = Span & {
  practiceId: string;
  eventTypeUri: string;
  meetingTypes: MeetingType[];
  place: string;
};

export type WaitingPerson = {
  entry: WaitingEntry;
  /** All times offered to the person, whatever the answer. */
  offered: Span[];
  hasOpenOffer: boolean;
  /** The person's own sessions. */
  busy: Span[];
  isAdmitted: boolean;
};

export const mostWaitingLists = 20;

/** At most so long (ms) until a person answers, counted by day only. */
const answerTime = 2 * hour;
/** A kept time outlives its offer by so long (ms), so that it goes to the next person and not to a visitor meanwhile. */
export const handoverMs = 10 * minute;
/** A time that leaves less of the day to answer is not offered. */
const leastAnswerTime = 15 * minute;
const dayHours = { fromMinute: 8 * 60, toMinute: 21 * 60 };

/**
 * When (ms) an offer ends: after two hours between 8 and 21 in the practitioner's zone, and not after `latest`, from
 * which the time cannot be booked any more. Null when too little of the day is left to answer.
 */
export function offerEndsAt(
  now: number,
  { timeZone, latest }: { timeZone: string; latest: number },
): number | null {
  let left = answerTime;
  let end: number | null = null;
  const lastDay = dayAt(timeZone, Math.min(latest, now + 4 * day));
  for (let number = dayAt(timeZone, now); number <= lastDay && left > 0; number++) {
    for (const { from, to } of openTimes(timeZone, number, dayHours)) {
      const start = Math.max(from, now);
      const until = Math.min(to, latest, start + left);
      if (until <= start) continue;
      left -= until - start;
      end = until;
    }
  }
  return answerTime - left >= leastAnswerTime ? end : null;
}

export function fits(wish: Wish, time: FreedTime, timeZone: string): boolean {
  const { startsAt, practiceId, meetingTypes } = time;
  const { weekdays, partsOfDay, meetingType } = wish;
  return (wish.practiceId === null || wish.practiceId === practiceId) &&
    (meetingType === null || meetingTypes.includes(meetingType)) &&
    (weekdays.length === 0 || weekdays.includes(weekdayOf(dayAt(timeZone, startsAt)))) &&
    (partsOfDay.length === 0 || partsOfDay.some((part) => isInPart(part, timeZone, startsAt)));
}

/**
 * The next offer to make: the first person in order for whom a time fits, and the earliest such time. A person gets
 * one offer at a time, and none that overlaps an earlier one or a session of their own.
 */
export function nextOffer<Time extends FreedTime>(
  people: readonly WaitingPerson[],
  freed: readonly Time[],
  timeZone: string,
): { person: WaitingPerson; time: Time } | null {
  const times = freed.toSorted((a, b) => a.startsAt - b.startsAt);
  for (const person of people) {
    if (person.hasOpenOffer || !person.isAdmitted) continue;
    const taken = [...person.offered, ...person.busy];
    const time = times.find((time) =>
      fits(person.entry, time, timeZone) && !taken.some((other) => overlaps(time, other))
    );
    if (time) return { person, time };
  }
  return null;
}

/** The starts (ms) by event type that were bookable at the last look, and those freed that are not handed out yet. */
export type Watch = {
  known: Record<string, number[]>;
  freed: Record<string, number[]>;
  /** The end (ms) of the days the last look covered. */
  until: number;
};

/**
 * What became free since the last look. Days that open because time passes are free to all visitors at once, and
 * so are the times of a new event type.
 */
export function lookAgain(
  before: Watch | null,
  open: Record<string, number[]>,
  until: number,
): Watch {
  const freed = Object.entries(open).map(([uri, starts]) => {
    const known = before?.known[uri];
    if (!before || !known) return [uri, []];
    const [old, waiting] = [new Set(known), new Set(before.freed[uri])];
    return [
      uri,
      starts.filter((start) => waiting.has(start) || (start < before.until && !old.has(start))),
    ];
  });
  return { known: open, freed: Object.fromEntries(freed), until };
}

type WaitingState = "waiting" | "offered" | "booked" | "ended";

export function waitingState(
  { endedAt, endedBy }: Pick<WaitingEntry, "endedAt" | "endedBy">,
  offer: Pick<WaitingOffer, "status" | "expiresAt"> | null,
  now: number,
): WaitingState {
  if (endedAt !== null) return endedBy === "booked" ? "booked" : "ended";
  return offer && isOpen(offer, now) ? "offered" : "waiting";
}

/** Whether an offer can still be answered at `now` (ms). */
export function isOpen(
  { status, expiresAt }: Pick<WaitingOffer, "status" | "expiresAt">,
  now: number,
): boolean {
  return status === "open" && now < expiresAt;
}
