import type { Availability, Busy, Slot } from "./availability.ts";
import { prepare, type Wanted } from "./slot-search.ts";
import { slotsOn } from "./slots-of-day.ts";
import { byStart } from "./taken-times.ts";
import { day } from "./wall-clock.ts";

/**
 * Every slot that starts in [from, to), in order. Rules are wall-clock times in the account's zone: a time that the
 * spring change skips is no slot, one that the autumn change repeats is two.
 */
export function listSlots(
  availability: Availability,
  busy: readonly Busy[],
  query: Wanted & { from: number; to: number },
): Slot[] {
  const search = prepare(availability, busy, query);
  const slots: Slot[] = [];
  for (let number = search.firstDay; number <= search.lastDay; number++) {
    for (const slot of slotsOn(search, number)) slots.push(slot);
  }
  return slots;
}

/** The slot that starts at an instant, or null: what `listSlots` does not list cannot be found. */
export function findSlot(
  availability: Availability,
  busy: readonly Busy[],
  { startsAt, ...wanted }: Wanted & { startsAt: number },
): Slot | null {
  const [slot] = listSlots(availability, busy, { ...wanted, from: startsAt, to: startsAt + 1 });
  return slot ?? null;
}

/** Whether a session may be booked at `startsAt`: exactly when `listSlots` lists it. */
export function isOffered(
  availability: Availability,
  busy: readonly Busy[],
  query: Wanted & { startsAt: number },
): boolean {
  return findSlot(availability, busy, query) !== null;
}

/** The next slots, at most `count`, in order: the first of each day before a second of any. */
export function nextSlots(
  availability: Availability,
  busy: readonly Busy[],
  { from, to = Infinity, ...wanted }: Wanted & { from?: number; to?: number },
  count: number,
): Slot[] {
  const search = prepare(availability, busy, { ...wanted, from: from ?? wanted.now, to });
  const days: Slot[][] = [];
  for (let number = search.firstDay; number <= search.lastDay && days.length < count; number++) {
    const slots = slotsOn(search, number);
    if (slots.length > 0) days.push(slots);
  }
  const picked: Slot[] = [];
  for (let round = 0; days.some((slots) => slots.length > round); round++) {
    for (const slots of days) if (slots[round]) picked.push(slots[round]!);
    if (picked.length >= count) break;
  }
  return picked.slice(0, count).sort(byStart);
}

/** The slots nearest to a time that is gone, at most `count`, in order. */
export function nearestSlots(
  availability: Availability,
  busy: readonly Busy[],
  { startsAt, ...wanted }: Wanted & { startsAt: number },
  count = 3,
): Slot[] {
  const distance = (slot: Slot) => Math.abs(slot.startsAt - startsAt);
  for (const reach of [7 * day, Infinity]) {
    const range = { from: startsAt - reach, to: startsAt + reach };
    const slots = listSlots(availability, busy, { ...wanted, ...range });
    if (slots.length < count && reach < Infinity) continue;
    return slots.sort((a, b) => distance(a) - distance(b)).slice(0, count).sort(byStart);
  }
  return [];
}
