/** Hours of a weekday in which a practitioner receives people. */
export type WeekRange = {
  id: string;
  /** 1 is Monday, 7 is Sunday. */
  weekday: number;
  /** Minutes from midnight on the wall clock. */
  from: number;
  /** Minutes from midnight; at most 1440. */
  to: number;
  /** Id of the place. */
  place: string;
};

/** The distance of two beginnings, in minutes. */
export const step = 15;

const day = 24 * 60;

/** Whether the week is drawn as columns; a narrow page lists its days. */
export function showsColumns(): boolean {
  return globalThis.matchMedia("(min-width: 768px)").matches;
}

const clamp = (value: number, least: number, most: number) =>
  Math.max(least, Math.min(most, value));

/** To the nearest quarter of an hour. */
export function snapToStep(minutes: number): number {
  return clamp(Math.round(minutes / step) * step, 0, day);
}

/** The free room around a moment of a weekday; null when a range covers it. `except` does not count. */
export function freeRangeAround(
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

/** Those that lie over a range already are no border for it. */
function notOverlapping(ranges: readonly WeekRange[], range: WeekRange): WeekRange[] {
  return ranges.filter((each) => each.weekday !== range.weekday || !overlap(each, range));
}

function overlap(a: WeekRange, b: WeekRange): boolean {
  return a.from < b.to && b.from < a.to;
}

/** The range later (or earlier) by some minutes, as far as its neighbours let it. Its length stays. */
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

/** One edge of the range elsewhere, at least one step from the other and not over a neighbour. */
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

/** The range on another weekday at the same hours; null where these are not free. */
export function moveToWeekday(
  ranges: readonly WeekRange[],
  range: WeekRange,
  weekday: number,
): WeekRange | null {
  if (weekday < 1 || weekday > 7) return null;
  const room = freeRangeAround(ranges, weekday, range.from, range.id);
  return room && room.to >= range.to ? { ...range, weekday } : null;
}

/** A new hour that begins at a press, shorter where there is less room; null where there is none. */
export function newRangeAt(
  ranges: readonly WeekRange[],
  weekday: number,
  at: number,
): { weekday: number; from: number; to: number } | null {
  const from = Math.min(snapToStep(at), day - step);
  const room = freeRangeAround(ranges, weekday, from);
  return room && { weekday, from, to: Math.min(from + 60, room.to) };
}

/** What was drawn between two moments of a weekday, within the free room around the first. */
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

/** Ranges of one day side by side where they lie over each other: the lane of each, and how many there are. */
export function lanesOf(day: readonly WeekRange[]): Map<string, { lane: number; lanes: number }> {
  const lanes = new Map<string, { lane: number; lanes: number }>();
  let heap: WeekRange[] = [];
  const settle = () => {
    const count = Math.max(...heap.map(({ id }) => (lanes.get(id)?.lane ?? 0) + 1));
    for (const { id } of heap) lanes.set(id, { lane: lanes.get(id)?.lane ?? 0, lanes: count });
  };
  for (const range of day.toSorted((a, b) => a.from - b.from || a.to - b.to)) {
    if (heap.length > 0 && heap.every(({ to }) => to <= range.from)) {
      settle();
      heap = [];
    }
    const taken = heap.filter((each) => overlap(each, range)).map(({ id }) => lanes.get(id)?.lane);
    let lane = 0;
    while (taken.includes(lane)) lane++;
    lanes.set(range.id, { lane, lanes: 1 });
    heap.push(range);
  }
  if (heap.length > 0) settle();
  return lanes;
}
