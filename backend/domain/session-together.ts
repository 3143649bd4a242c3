import { gridMinutes } from "./availability-draft.ts";
import type { Slot } from "./availability.ts";
import {
  type BookableType,
  busyFor,
  type BusyTime,
  type Calendar,
  type CalendarType,
  type Own,
} from "./calendar.ts";
import { findSlot } from "./slots.ts";

/**
 * Which slots (ms) of a type its companions can hold as well. The hours, buffers, notice, horizon, maxima and busy times of
 * each companion apply; the start times are those of the type. In person only where every companion has hours at a place of
 * the same name then, else by video.
 */
export function slotTogether(
  bookable: BookableType,
  now: number,
  own: Own = {},
): (slot: Slot) => Slot | null {
  const { calendar, type, companions } = bookable;
  if (!type.isComplete || companions.length < type.companionIds.length) return () => null;

  return (slot) => {
    const { startsAt } = slot;
    const joined = eventAt(calendar, type.id, startsAt, own);
    if (joined) {
      return companions.every(({ busy }) => busy.some(({ event }) => event?.id === joined.id))
        ? slot
        : null;
    }
    const slots = companions.map((companion) => slotOf(companion, type, { startsAt, now, own }));
    if (slots.some((found) => found === null)) return null;
    const place = placeName(calendar, slot.placeId);
    const isShared = place !== null &&
      slots.every((found, at) => placeName(companions[at]!, found!.placeId) === place);
    if (isShared) return slot;
    return type.onlyBy === "IN_PERSON" ? null : { ...slot, placeId: null };
  };
}

/** Why the companions of a type prevent a start; only in person they have to be at the place of the practitioner. */
export type CompanionReason =
  /** Not all have agreed, are shown and have an account. */
  | { code: "companions-open" }
  | { code: "companion-busy"; accountIds: string[] }
  | { code: "companions-elsewhere" };

/** Why a start (ms) cannot be held with the companions of its type, whatever the practitioner's own calendar says. */
export function companionReasons(
  { calendar, type, companions }: BookableType,
  startsAt: number,
  now: number,
): CompanionReason[] {
  if (type.companionIds.length === 0) return [];
  if (!type.isComplete || companions.length < type.companionIds.length) {
    return [{ code: "companions-open" }];
  }
  const moment = { startsAt, now, own: {} };
  const joined = eventAt(calendar, type.id, startsAt, {});
  const slots = companions.map((companion) => slotOf(companion, type, moment));
  const missing = companions.filter(({ busy }, at) =>
    joined ? !busy.some(({ event }) => event?.id === joined.id) : !slots[at]
  );
  if (missing.length > 0) {
    return [{ code: "companion-busy", accountIds: missing.map(({ account }) => account.id) }];
  }
  if (joined || type.onlyBy !== "IN_PERSON") return [];
  const own = slotOf(calendar, type, moment, type.availability);
  const place = own && placeName(calendar, own.placeId);
  const isShared = !own ||
    slots.every((slot, at) => placeName(companions[at]!, slot!.placeId) === place);
  return isShared ? [] : [{ code: "companions-elsewhere" }];
}

/** The start in the calendar of one practitioner, by default of a companion, or null. */
function slotOf(
  calendar: Calendar,
  type: CalendarType,
  { startsAt, now, own }: { startsAt: number; now: number; own: Own },
  availability = { ...calendar.availability, stepMinutes: gridMinutes },
): Slot | null {
  // Only the calendar of the type decides on other guests of the same start.
  const busy = busyFor({ calendar, type }, now, own)
    .filter((time) => time.typeId !== type.id || time.startsAt !== startsAt);
  return findSlot(availability, busy, {
    durationMinutes: type.durationMinutes,
    startsAt,
    now,
    ...(type.onlyBy && { onlyBy: type.onlyBy }),
  });
}

/** The event of the type that has begun to fill at this start. */
function eventAt(
  { busy }: Calendar,
  typeId: string,
  startsAt: number,
  own: Own,
): BusyTime["event"] {
  const booked = busy.find(({ event, typeId: id, startsAt: start, seats }) =>
    event && id === typeId && start === startsAt &&
    (event.id !== own.eventId || (seats > 1 && !own.wholeEvent))
  );
  return booked?.event ?? null;
}

function placeName({ places }: Calendar, placeId: string | null): string | null {
  const name = placeId === null ? undefined : places.get(placeId);
  return name?.trim().toLowerCase() ?? null;
}
