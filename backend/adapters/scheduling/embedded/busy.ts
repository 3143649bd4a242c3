import type { Busy } from "../../../domain/availability.ts";
import type { MeetingType } from "../../../domain/scheduling.ts";
import { findSlot } from "../../../domain/slots.ts";
import { minute } from "../../../domain/wall-clock.ts";
import type { Calendar, CalendarType } from "./calendar.ts";

/** A time that is taken: an event for good, a hold until it expires, another calendar's as long as it says so. */
export type BusyTime = Busy & {
  kind: "booked" | "held" | "imported";
  placeId: string | null;
  typeId: string | null;
  event: StandingEvent | null;
  holdId: string | null;
  expiresAt: number;
  /** Seats that are taken: guests of an event, one of a hold. */
  seats: number;
};

export type StandingEvent = { id: string; meetingType: MeetingType; place: string };

/** All that stands at one start of a group, with what is left of its seats. */
export type GroupTime = BusyTime & { hasSeats: boolean; seatsLeft: number };

export type EventRow = [
  id: string,
  typeId: string,
  startsAt: number,
  endsAt: number,
  meetingType: MeetingType,
  place: string,
  guests: number,
];
export type HoldRow = [
  id: string,
  typeId: string,
  startsAt: number,
  endsAt: number,
  expiresAt: number,
];
export type ImportRow = [startsAt: number, endsAt: number];

export function busyTimes(
  { events, holds, imports }: { events: EventRow[]; holds: HoldRow[]; imports: ImportRow[] },
  { places, types }: Pick<Calendar, "places" | "types">,
): BusyTime[] {
  const idOfPlace = new Map([...places].map(([id, name]) => [name, id]));
  const times = events.map((
    [id, typeId, startsAt, endsAt, meetingType, place, seats],
  ): BusyTime => ({
    startsAt,
    endsAt,
    kind: "booked",
    // A place that is no more is a place of its own.
    placeId: place === "" ? null : idOfPlace.get(place) ?? place,
    typeId,
    event: { id, meetingType, place },
    holdId: null,
    expiresAt: Infinity,
    seats,
  }));
  if (holds.length === 0 && imports.length === 0) return times;
  for (const [holdId, typeId, startsAt, endsAt, expiresAt] of holds) {
    const placeId = placeOfHold(types.get(typeId), startsAt);
    const hold = { startsAt, endsAt, placeId, typeId, holdId, expiresAt };
    times.push({ ...hold, kind: "held", event: null, seats: 1 });
  }
  for (const [startsAt, endsAt] of imports) {
    const unknown = { placeId: null, typeId: null, event: null, holdId: null };
    times.push({ startsAt, endsAt, ...unknown, kind: "imported", expiresAt: Infinity, seats: 1 });
  }
  return times.sort((a, b) => a.startsAt - b.startsAt);
}

/** Where whoever holds a time may want to meet. */
export function placeOfHold(type: CalendarType | undefined, startsAt: number): string | null {
  if (!type || type.availability.travelMinutes === 0) return null;
  const { availability, durationMinutes, onlyBy } = type;
  const now = startsAt - availability.minimumNoticeMinutes * minute;
  const wanted = { durationMinutes, startsAt, now, ...(onlyBy && { onlyBy }) };
  return findSlot(availability, [], wanted)?.placeId ?? null;
}

/** What is one's own is not in one's way: a hold, or the seat in an event that is about to be left. */
export type Own = { holdId?: string | undefined; eventId?: string | undefined };

/** What stands in the way of a type at `now`. */
export function busyFor(
  { calendar, type }: { calendar: Calendar; type: CalendarType },
  now: number,
  own: Own = {},
): readonly BusyTime[] {
  const { busy, hasGroups } = calendar;
  const isBusy = ({ expiresAt, holdId, event, seats }: BusyTime) =>
    expiresAt > now && (holdId === null || holdId !== own.holdId) &&
    (event === null || event.id !== own.eventId || seats > 1);
  const living = busy.every(isBusy) ? busy : busy.filter(isBusy);
  return hasGroups ? asGroups(calendar, type, living, own) : living;
}

/** Holds and guests of one start of a group are one busy time. */
function asGroups(
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

/** The group of a type that stands at a start, if one does. */
export function groupOf(
  busy: readonly BusyTime[],
  { startsAt }: { startsAt: number },
): GroupTime | undefined {
  return busy.find((time): time is GroupTime =>
    time.hasSeats === true && time.startsAt === startsAt
  );
}
