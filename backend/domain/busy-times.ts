import type { Availability, Busy, Slot } from "./availability.ts";
import { minute } from "./duration.ts";
import type { Interval } from "./wall-clock.ts";

/** The free minutes required between a busy time and a session: the longer one of their buffers. */
export function bufferTo(
  { bufferMinutes }: Pick<Availability, "bufferMinutes">,
  busy: Busy,
): number {
  return Math.max(bufferMinutes, busy.bufferMinutes ?? 0);
}

/** The free time (ms) required between a busy time and a session: the buffer, and travel between two places. */
function distanceTo(
  availability: Pick<Availability, "bufferMinutes" | "travelMinutes">,
  busy: Busy,
  placeId: string | null | undefined,
): number {
  const isElsewhere = busy.placeId != null && placeId != null && busy.placeId !== placeId;
  return (bufferTo(availability, busy) + (isElsewhere ? availability.travelMinutes : 0)) * minute;
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

/** Busy times, each extended by its buffer and by `travelMinutes` on both sides. */
export function takenTimes(
  busy: readonly Busy[],
  availability: Pick<Availability, "bufferMinutes">,
  travelMinutes = 0,
): TakenTimes {
  const widened = busy.map((time): Interval => {
    const distance = (bufferTo(availability, time) + travelMinutes) * minute;
    return { from: time.startsAt - distance, to: time.endsAt + distance };
  });
  return { blocked: joined(widened), cursor: 0 };
}

export function isFree(taken: TakenTimes, startsAt: number, endsAt: number): boolean {
  const { blocked } = taken;
  let at = taken.cursor;
  while (at > 0 && blocked[at - 1]!.to > startsAt) at--;
  while (at < blocked.length && blocked[at]!.to <= startsAt) at++;
  taken.cursor = at;
  return at === blocked.length || blocked[at]!.from >= endsAt;
}

/** The same time without overlaps, in order. */
export function joined(intervals: Interval[]): Interval[] {
  const blocked: Interval[] = [];
  for (const interval of inOrder(intervals)) {
    const last = blocked.at(-1);
    if (last && interval.from <= last.to) last.to = Math.max(last.to, interval.to);
    else blocked.push(interval);
  }
  return blocked;
}

function inOrder(intervals: Interval[]): Interval[] {
  const ordered = intervals.every(({ from }, at) => at === 0 || intervals[at - 1]!.from <= from);
  return ordered ? intervals : intervals.sort((a, b) => a.from - b.from);
}

export function byStart(a: { startsAt: number }, b: { startsAt: number }): number {
  return a.startsAt - b.startsAt;
}
