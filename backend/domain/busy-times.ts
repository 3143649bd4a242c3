import type { Availability, Busy, Slot } from "./availability.ts";
import { minute } from "./duration.ts";
import type { Interval } from "./wall-clock.ts";

/** The free time (ms) required between a busy time and a session: the buffer, and travel between two places. */
function distanceTo(
  { bufferMinutes, travelMinutes }: Pick<Availability, "bufferMinutes" | "travelMinutes">,
  busy: Busy,
  placeId: string | null | undefined,
): number {
  const isElsewhere = busy.placeId != null && placeId != null && busy.placeId !== placeId;
  return (bufferMinutes + (isElsewhere ? travelMinutes : 0)) * minute;
}

export function isApart(
  availability: Pick<Availability, "bufferMinutes" | "travelMinutes">,
  busy: Busy,
  session: Pick<Busy, "startsAt" | "endsAt" | "placeId">,
): boolean {
  const distance = distanceTo(availability, busy, session.placeId);
  return session.startsAt >= busy.endsAt + distance || session.endsAt + distance <= busy.startsAt;
}

export function groupAt<Time extends Busy>(
  busy: readonly Time[],
  { startsAt, endsAt }: Pick<Slot, "startsAt" | "endsAt">,
): Time | undefined {
  return busy.find((time) =>
    time.hasSeats === true && time.startsAt === startsAt && time.endsAt === endsAt
  );
}

export type TakenTimes = {
  blocked: Interval[];
  cursor: number;
};

/** Busy times, each extended by `distance` (ms) on both sides. */
export function takenTimes(busy: readonly Busy[], distance: number): TakenTimes {
  return { blocked: widenedAndJoined(busy, distance), cursor: 0 };
}

export function isFree(taken: TakenTimes, startsAt: number, endsAt: number): boolean {
  const { blocked } = taken;
  let at = taken.cursor;
  while (at > 0 && blocked[at - 1]!.to > startsAt) at--;
  while (at < blocked.length && blocked[at]!.to <= startsAt) at++;
  taken.cursor = at;
  return at === blocked.length || blocked[at]!.from >= endsAt;
}

function widenedAndJoined(busy: readonly Busy[], buffer: number): Interval[] {
  const joined: Interval[] = [];
  for (const { startsAt, endsAt } of inOrder(busy)) {
    const last = joined.at(-1);
    if (last && startsAt - buffer <= last.to) last.to = Math.max(last.to, endsAt + buffer);
    else joined.push({ from: startsAt - buffer, to: endsAt + buffer });
  }
  return joined;
}

function inOrder(busy: readonly Busy[]): readonly Busy[] {
  const ordered = busy.every((time, at) => at === 0 || busy[at - 1]!.startsAt <= time.startsAt);
  return ordered ? busy : busy.toSorted(byStart);
}

export function byStart(a: { startsAt: number }, b: { startsAt: number }): number {
  return a.startsAt - b.startsAt;
}
