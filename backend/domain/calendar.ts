import {
  type AvailabilityDraft,
  availabilityOf,
  gridMinutes,
  planningDays,
} from "./availability-draft.ts";
import type { Availability, Busy, StartTime } from "./availability.ts";
import { hasTravel } from "./busy-times.ts";
import { minute } from "./duration.ts";
import { type PracticeRules, withPracticeRules } from "./practice-rules.ts";
import type { MeetingType } from "./scheduling.ts";
import { findSlot } from "./slots.ts";

export type Calendar = {
  account: {
    id: string;
    slug: string;
    timeZone: string;
    /** An administrator keeps its times off the marketplace. */
    isDisabled?: boolean;
  };
  places: Map<string, string>;
  types: Map<string, CalendarType>;
  busy: BusyTime[];
  hasGroups: boolean;
  since: number;
  /** The hours and rules of all its types. */
  availability: Availability;
};

export type CalendarType = {
  id: string;
  slug: string;
  name: string;
  durationMinutes: number;
  meetingTypes: MeetingType[];
  onlyBy: MeetingType | undefined;
  capacity: number;
  oncePerClient: boolean;
  /** When a group meets every week; empty: at any free time. */
  startTimes: readonly StartTime[];
  /** Only while it is complete. */
  active: boolean;
  /** The calendars of those with whom it is held together. */
  companionIds: readonly string[];
  /** Whether all companions have agreed, are shown and have an account. */
  isComplete: boolean;
  rules: PracticeRules;
  /** Of the calendar, with the rules of this type. */
  availability: Availability;
};

/** A type with its calendar and the calendars of its companions. */
export type BookableType = {
  calendar: Calendar;
  type: CalendarType;
  companions: readonly Calendar[];
};

export type BusyTime = Busy & {
  kind: "booked" | "held" | "imported";
  placeId: string | null;
  typeId: string | null;
  event: BookedEvent | null;
  holdId: string | null;
  expiresAt: number;
  seats: number;
};

export type BookedEvent = { id: string; meetingType: MeetingType; place: string };

export type GroupTime = BusyTime & { hasSeats: boolean; seatsLeft: number };

export type Own = {
  holdId?: string | undefined;
  eventId?: string | undefined;
  /** Whether all guests leave the event, and not only one. */
  wholeEvent?: boolean | undefined;
};

/** The times that block a type at `now` (ms). Bookings and holds of one group start are one busy time. */
export function busyFor(
  { calendar, type }: Pick<BookableType, "calendar" | "type">,
  now: number,
  own: Own = {},
): readonly BusyTime[] {
  const { busy, hasGroups } = calendar;
  const isBusy = ({ expiresAt, holdId, event, seats }: BusyTime) =>
    expiresAt > now && (holdId === null || holdId !== own.holdId) &&
    (event === null || event.id !== own.eventId || (seats > 1 && !own.wholeEvent));
  const current = busy.every(isBusy) ? busy : busy.filter(isBusy);
  return hasGroups ? withGroups(calendar, type, current, own) : current;
}

function withGroups(
  { types }: Calendar,
  type: CalendarType,
  busy: readonly BusyTime[],
  own: Own,
): readonly BusyTime[] {
  const groups = new Map<string, GroupTime>();
  const times: BusyTime[] = [];
  for (const time of busy) {
    const capacity = types.get(time.typeId ?? "")?.capacity ?? 1;
    if (capacity === 1) {
      times.push(time);
      continue;
    }
    const seats = time.event?.id === own.eventId && time.event ? time.seats - 1 : time.seats;
    const key = `${time.typeId} ${time.startsAt}`;
    let group = groups.get(key);
    if (!group) {
      group = { ...time, seats: 0, hasSeats: false, seatsLeft: capacity };
      groups.set(key, group);
      times.push(group);
    }
    if (time.event) {
      Object.assign(group, { kind: time.kind, placeId: time.placeId, event: time.event });
    }
    group.seats += seats;
    group.seatsLeft = capacity - group.seats;
    group.hasSeats = time.typeId === type.id && group.seatsLeft > 0;
  }
  return times;
}

/**
 * The type as its practitioner books it: notice, horizon, start times and maxima bind only clients. Those of companions
 * stay.
 */
export function forPractitioner({ calendar, type, companions }: BookableType): BookableType {
  const { own, startTimes: _, ...general } = type.availability;
  const availability = {
    ...general,
    ...(own && { own: { ...own, dailyMaximum: null, weeklyMaximum: null } }),
    minimumNoticeMinutes: 0,
    horizonDays: planningDays,
    stepMinutes: gridMinutes,
    dailyMaximum: null,
    weeklyMaximum: null,
  };
  return { calendar, type: { ...type, availability }, companions };
}

export function withoutHolds(bookable: BookableType): BookableType {
  return withBusyWhere(bookable, ({ kind }) => kind !== "held");
}

/** As if these were the only busy times of all its calendars. */
export function withBusyWhere(
  { calendar, type, companions }: BookableType,
  stays: (time: BusyTime) => boolean,
): BookableType {
  const filtered = (of: Calendar) => ({ ...of, busy: of.busy.filter(stays) });
  return { calendar: filtered(calendar), type, companions: companions.map(filtered) };
}

/** The type as if its groups had as many more seats as they have. */
export function withMoreSeats({ calendar, type, companions }: BookableType): BookableType {
  const roomier = { ...type, capacity: 2 * type.capacity };
  const types = new Map(calendar.types).set(type.id, roomier);
  return { calendar: { ...calendar, types }, type: roomier, companions };
}

/** The place that a hold of this type at `startsAt` (ms) may take up, or null. */
export function placeOfHold(type: CalendarType | undefined, startsAt: number): string | null {
  if (!type || !hasTravel(type.availability)) return null;
  const { availability, durationMinutes, onlyBy } = type;
  const now = startsAt - availability.minimumNoticeMinutes * minute;
  const wanted = { durationMinutes, startsAt, now, ...(onlyBy && { onlyBy }) };
  return findSlot(availability, [], wanted)?.placeId ?? null;
}

/** A type and its calendar as a draft would make them. `rules`: those of the draft, by event type. */
export function withDraft(
  { calendar, type, companions }: BookableType,
  draft: AvailabilityDraft,
  rules: ReadonlyMap<string, PracticeRules>,
): BookableType {
  const availability = availabilityOf(draft);
  const types = new Map([...calendar.types].map(([id, other]) => {
    const changed = { ...other, rules: rules.get(id) ?? other.rules };
    return [id, withHours(changed, availability)];
  }));
  const busy = withBuffers(
    calendar.busy.map(({ bufferMinutes: _, bufferBeforeMinutes: __, ...time }) => ({
      ...time,
      placeId: placeIn(draft, time, types),
    })),
    types,
    availability,
  );
  const places = new Map(draft.places.map(({ id, name }) => [id, name]));
  return {
    calendar: { ...calendar, places, types, busy, availability },
    type: types.get(type.id)!,
    companions,
  };
}

/** An event type with the hours of its calendar and its own rules. */
export function withHours(
  type: Omit<CalendarType, "availability">,
  availability: Availability,
): CalendarType {
  const own = withPracticeRules(availability, type.id, type.rules);
  const { capacity, startTimes } = type;
  const meetsAtSetTimes = capacity > 1 && startTimes.length > 0;
  return { ...type, availability: meetsAtSetTimes ? { ...own, startTimes } : own };
}

/** The busy times with the buffers of their event types, as far as any type has its own. */
export function withBuffers(
  busy: BusyTime[],
  types: ReadonlyMap<string, CalendarType>,
  { bufferMinutes }: Pick<Availability, "bufferMinutes">,
): BusyTime[] {
  const isUsual = ({ rules }: CalendarType) =>
    rules.bufferBeforeMinutes === null && rules.bufferAfterMinutes === null;
  if ([...types.values()].every(isUsual)) return busy;
  return busy.map((time) => {
    const type = types.get(time.typeId ?? "");
    // A session that another practitioner leads has the general buffers of this calendar.
    if (!type) return time.typeId === null ? time : { ...time, bufferMinutes };
    const { bufferMinutes: after, bufferBeforeMinutes = after } = type.availability;
    return { ...time, bufferMinutes: after, bufferBeforeMinutes };
  });
}

function placeIn(
  { places }: AvailabilityDraft,
  { kind, event, typeId, startsAt }: BusyTime,
  types: Map<string, CalendarType>,
): string | null {
  if (kind === "held") return placeOfHold(types.get(typeId ?? ""), startsAt);
  if (!event || event.place === "") return null;
  return places.find(({ name }) => name === event.place)?.id ?? event.place;
}
