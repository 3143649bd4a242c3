export type WeekRange = {
  id: string;
  /** 1 is Monday, 7 is Sunday. */
  weekday: number;
  /** Minutes from midnight on the wall clock. */
  from: number;
  /** Minutes from midnight; at most 1440. */
  to: number;
  place: string;
};

/** Step of the grid in minutes. */
export const step = 15;

const day = 24 * 60;

export function showsColumns(): boolean {
  return globalThis.matchMedia("(min-width: 768px)").matches;
}

/** Least minutes that two lines of text fill. */
const textMinutes = 45;

/**
 * The part of a range in which its text stands, beside the bookings that lie over it: the last one with room, or else the
 * longest. `below` is how many minutes before the end of the range it ends.
 */
export function textPlace(
  { from, to }: Pick<WeekRange, "from" | "to">,
  booked: readonly { from: number; to: number }[],
): { below: number; minutes: number } {
  const inside = booked.filter((each) => each.from < to && each.to > from)
    .toSorted((a, b) => a.from - b.from);
  const starts = [from, ...inside.map((each) => each.to)];
  const ends = [...inside.map((each) => each.from), to];
  const gaps = starts.map((start, at) => ({ below: to - ends[at]!, minutes: ends[at]! - start }));
  return gaps.findLast(({ minutes }) => minutes >= textMinutes) ??
    gaps.reduce((one, other) => other.minutes > one.minutes ? other : one);
}

const clamp = (value: number, least: number, most: number) =>
  Math.max(least, Math.min(most, value));

export function snapToStep(minutes: number): number {
  return clamp(Math.round(minutes / step) * step, 0, day);
}

function freeRangeAround(
  ranges: readonly WeekRange[],
  weekday: number,
  at: number,
  except?: string,
): { from: number; to: number } | null {
  const others = ranges.filter((each) => each.weekday === weekday && each.id !== except);
  if (others.some(({ from, to }) => from <= at && at < to)) return null;
  return {
    from: Math.max(0, ...others.filter(({ to }) => to <= at).map(({ to }) => to)),
    to: Math.min(day, ...others.filter(({ from }) => from > at).map(({ from }) => from)),
  };
}

function notOverlapping(ranges: readonly WeekRange[], range: WeekRange): WeekRange[] {
  return ranges.filter((each) => each.weekday !== range.weekday || !overlap(each, range));
}

function overlap(a: Pick<WeekRange, "from" | "to">, b: Pick<WeekRange, "from" | "to">): boolean {
  return a.from < b.to && b.from < a.to;
}

export function moveRange(
  ranges: readonly WeekRange[],
  range: WeekRange,
  minutes: number,
): WeekRange {
  const room =
    freeRangeAround(notOverlapping(ranges, range), range.weekday, range.from, range.id) ?? range;
  const length = range.to - range.from;
  const from = clamp(range.from + minutes, room.from, room.to - length);
  return { ...range, from, to: from + length };
}

/** Moves one edge of a range, at least one step from the other edge and up to the neighbours. */
export function resizeRange(
  ranges: readonly WeekRange[],
  range: WeekRange,
  edge: "from" | "to",
  at: number,
): WeekRange {
  const room =
    freeRangeAround(notOverlapping(ranges, range), range.weekday, range.from, range.id) ?? range;
  return edge === "from"
    ? { ...range, from: clamp(snapToStep(at), room.from, range.to - step) }
    : { ...range, to: clamp(snapToStep(at), range.from + step, room.to) };
}

export function moveToWeekday(
  ranges: readonly WeekRange[],
  range: WeekRange,
  weekday: number,
): WeekRange | null {
  if (weekday < 1 || weekday > 7) return null;
  const room = freeRangeAround(ranges, weekday, range.from, range.id);
  return room && room.to >= range.to ? { ...range, weekday } : null;
}

export function newRangeAt(
  ranges: readonly WeekRange[],
  weekday: number,
  at: number,
): { weekday: number; from: number; to: number } | null {
  const from = Math.min(snapToStep(at), day - step);
  const room = freeRangeAround(ranges, weekday, from);
  return room && { weekday, from, to: Math.min(from + 60, room.to) };
}

/** The range between two minutes, limited to the free time around the first; null when it is too short. */
export function drawRange(
  ranges: readonly WeekRange[],
  weekday: number,
  start: number,
  end: number,
): { weekday: number; from: number; to: number } | null {
  const room = freeRangeAround(ranges, weekday, snapToStep(start));
  if (!room) return null;
  const from = clamp(snapToStep(Math.min(start, end)), room.from, room.to);
  const to = clamp(snapToStep(Math.max(start, end)), room.from, room.to);
  return to - from < step ? null : { weekday, from, to };
}

type Lane = Pick<WeekRange, "id" | "from" | "to">;

export function lanesOf(
  day: readonly Lane[],
): Map<string, { lane: number; lanes: number }> {
  const lanes = new Map<string, { lane: number; lanes: number }>();
  let cluster: Lane[] = [];
  const closeCluster = () => {
    const count = Math.max(...cluster.map(({ id }) => (lanes.get(id)?.lane ?? 0) + 1));
    for (const { id } of cluster) lanes.set(id, { lane: lanes.get(id)?.lane ?? 0, lanes: count });
  };
  for (const range of day.toSorted((a, b) => a.from - b.from || a.to - b.to)) {
    if (cluster.length > 0 && cluster.every(({ to }) => to <= range.from)) {
      closeCluster();
      cluster = [];
    }
    const taken = cluster.filter((each) => overlap(each, range)).map(({ id }) =>
      lanes.get(id)?.lane
    );
    let lane = 0;
    while (taken.includes(lane)) lane++;
    lanes.set(range.id, { lane, lanes: 1 });
    cluster.push(range);
  }
  if (cluster.length > 0) closeCluster();
  return lanes;
}
