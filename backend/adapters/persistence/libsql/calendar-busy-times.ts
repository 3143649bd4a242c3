import { byStart } from "../../../domain/busy-times.ts";
import { type BusyTime, type Calendar, placeOfHold } from "../../../domain/calendar.ts";
import type { MeetingType } from "../../../domain/scheduling.ts";

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
export type TogetherRow = [
  eventId: string | null,
  holdId: string | null,
  typeId: string,
  startsAt: number,
  endsAt: number,
  meetingType: MeetingType,
  place: string,
  guests: number,
  expiresAt: number | null,
];

/** What takes time of a calendar, in order; `together` are the sessions and holds of others. */
export function busyTimes(
  { events, holds, imports, together }: {
    events: EventRow[];
    holds: HoldRow[];
    imports: ImportRow[];
    together: TogetherRow[];
  },
  { places, types }: Pick<Calendar, "places" | "types">,
): BusyTime[] {
  const idOfPlace = new Map([...places].map(([id, name]) => [name, id]));
  // The name of a deleted place serves as its id: it is not the same place as any other.
  const placeIdOf = (place: string) => place === "" ? null : idOfPlace.get(place) ?? place;
  const times = events.map((
    [id, typeId, startsAt, endsAt, meetingType, place, seats],
  ): BusyTime => ({
    startsAt,
    endsAt,
    kind: "booked",
    placeId: placeIdOf(place),
    typeId,
    event: { id, meetingType, place },
    holdId: null,
    expiresAt: Infinity,
    seats,
  }));
  if (holds.length === 0 && imports.length === 0 && together.length === 0) return times;
  for (const [holdId, typeId, startsAt, endsAt, expiresAt] of holds) {
    const placeId = placeOfHold(types.get(typeId), startsAt);
    const hold = { startsAt, endsAt, placeId, typeId, holdId, expiresAt };
    times.push({ ...hold, kind: "held", event: null, seats: 1 });
  }
  for (const [startsAt, endsAt] of imports) {
    const unknown = { placeId: null, typeId: null, event: null, holdId: null };
    times.push({ startsAt, endsAt, ...unknown, kind: "imported", expiresAt: Infinity, seats: 1 });
  }
  for (const [eventId, holdId, typeId, startsAt, endsAt, ...more] of together) {
    const [meetingType, place, guests, expiresAt] = more;
    times.push({
      startsAt,
      endsAt,
      kind: eventId === null ? "held" : "booked",
      placeId: placeIdOf(place),
      typeId,
      event: eventId === null ? null : { id: eventId, meetingType, place },
      holdId,
      expiresAt: expiresAt ?? Infinity,
      seats: eventId === null ? 1 : guests,
    });
  }
  return times.sort(byStart);
}
