import type { Availability, Busy, Slot } from "./availability.ts";
import { minute } from "./duration.ts";
import type { Interval } from "./wall-clock.ts";

type Buffers = Pick<Availability, "bufferMinutes" | "bufferBeforeMinutes">;
type Travel = Pick<Availability, "travelMinutes" | "travelTimes">;

/** The free minutes required between a busy time and a later session: the longer one of their buffers. */
function bufferAfter({ bufferMinutes, bufferBeforeMinutes }: Buffers, busy: Busy): number {
  return Math.max(bufferBeforeMinutes ?? bufferMinutes, busy.bufferMinutes ?? 0);
}

/** The free minutes required between a session and a later busy time. */
function bufferBefore({ bufferMinutes }: Buffers, busy: Busy): number {
  return Math.max(bufferMinutes, busy.bufferBeforeMinutes ?? busy.bufferMinutes ?? 0);
}

/** The free minutes required between a busy time and a session that does not overlap it. */
export function bufferTo(
  buffers: Buffers,
  busy: Busy,
  session: Pick<Busy, "startsAt">,
): number {
  return session.startsAt < busy.startsAt
    ? bufferBefore(buffers, busy)
    : bufferAfter(buffers, busy);
}

/** The minutes of travel between two places; none to a place that is unknown or the same. */
export function travelBetween(
  { travelMinutes, travelTimes = [] }: Travel,
  from: string | null | undefined,
  to: string | null | undefined,
): number {
  if (from == null || to == null || from === to) return 0;
  const own = travelTimes.find(({ fromPlaceId, toPlaceId }) =>
    (fromPlaceId === from && toPlaceId === to) || (fromPlaceId === to && toPlaceId === from)
  );
  return own?.minutes ?? travelMinutes;
}

export function hasTravel({ travelMinutes, travelTimes = [] }: Travel): boolean {
  return travelMinutes > 0 || travelTimes.some(({ minutes }) => minutes > 0);
}

export function isApart(
  availability: Buffers & Travel,
  busy: Busy,
  session: Pick<Busy, "startsAt" | "endsAt" | "placeId">,
): boolean {
  const travel = travelBetween(availability, busy.placeId, session.placeId);
  return session.startsAt >= busy.endsAt + (bufferAfter(availability, busy) + travel) * minute ||
    session.endsAt + (bufferBefore(availability, busy) + travel) * minute <= busy.startsAt;
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

/** Busy times, each extended by its buffers and by `travelTo` (minutes) on both sides. */
export function takenTimes(
  busy: readonly Busy[],
  buffers: Buffers,
  travelTo: (time: Busy) => number = () => 0,
): TakenTimes {
  const widened = busy.map((time): Interval => {
    const travel = travelTo(time);
    return {
      from: time.startsAt - (bufferBefore(buffers, time) + travel) * minute,
      to: time.endsAt + (bufferAfter(buffers, time) + travel) * minute,
    };
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
