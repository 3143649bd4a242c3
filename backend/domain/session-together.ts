import { gridMinutes } from "./availability-draft.ts";
import type { Slot } from "./availability.ts";
import { type BookableType, busyFor, type BusyTime, type Calendar, type Own } from "./calendar.ts";
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
  const others = companions.map((companion) => ({
    companion,
    // Only the calendar of the type decides on other guests of the same start.
    busyAt: (startsAt: number) =>
      busyFor({ calendar: companion, type }, now, own)
        .filter((time) => time.typeId !== type.id || time.startsAt !== startsAt),
  }));

  return (slot) => {
    const { startsAt } = slot;
    const joined = eventAt(calendar, type.id, startsAt, own);
    if (joined) {
      return companions.every(({ busy }) => busy.some(({ event }) => event?.id === joined.id))
        ? slot
        : null;
    }
    const slots = others.map(({ companion, busyAt }) => {
      const availability = { ...companion.availability, stepMinutes: gridMinutes };
      return findSlot(availability, busyAt(startsAt), {
        durationMinutes: type.durationMinutes,
        startsAt,
        now,
        ...(type.onlyBy && { onlyBy: type.onlyBy }),
      });
    });
    if (slots.some((found) => found === null)) return null;
    const place = placeName(calendar, slot.placeId);
    const isShared = place !== null &&
      slots.every((found, at) => placeName(companions[at]!, found!.placeId) === place);
    if (isShared) return slot;
    return type.onlyBy === "IN_PERSON" ? null : { ...slot, placeId: null };
  };
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
