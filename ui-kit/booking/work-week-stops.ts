/** A time of a day, in minutes from midnight on the wall clock. */
type Span = { from: number; to: number };

export type Stop = Span & {
  date: string;
  /** The id of an item; null for a free time. */
  item: string | null;
};

const freeMinutes = 30;
const leastFree = 15;

/** What the arrow keys stop at on a day, in order: items, and the free half-hours between them. */
export function stopsOf(
  date: string,
  items: readonly (Span & { id: string })[],
  hours: { from: number; to: number },
): Stop[] {
  const sorted = items.toSorted((a, b) => a.from - b.from || a.to - b.to);
  const stops: Stop[] = sorted.map(({ id, from, to }) => ({ date, from, to, item: id }));
  for (let at = hours.from * 60; at < hours.to * 60; at += freeMinutes) {
    let [from, to] = [at, at + freeMinutes];
    for (const item of sorted) {
      if (item.to <= from || item.from >= to) continue;
      if (item.from <= from) from = item.to;
      else to = item.from;
    }
    if (to - from >= leastFree) stops.push({ date, from, to, item: null });
  }
  return stops.sort((a, b) => a.from - b.from || Number(a.item === null) - Number(b.item === null));
}

/** The stop at a minute of a day, or the nearest one. */
export function stopAt(stops: readonly Stop[], minute: number): Stop | undefined {
  const distance = ({ from, to }: Stop) => {
    if (minute < from) return from - minute;
    return minute < to ? 0 : minute - to + 1;
  };
  return stops.toSorted((a, b) => distance(a) - distance(b))[0];
}

export type Target = { date: string; from: number };

export const moveStep = 15;

/** A target of a move, changed by days and minutes; it stays on the shown days and inside the day. */
export function shiftTarget(
  { date, from }: Target,
  { days = 0, minutes = 0 }: { days?: number; minutes?: number },
  dates: readonly string[],
  duration: number,
): Target {
  const at = dates.indexOf(date) + days;
  const start = Math.round((from + minutes) / moveStep) * moveStep;
  return {
    date: dates[Math.max(0, Math.min(dates.length - 1, at))] ?? date,
    from: Math.max(0, Math.min(24 * 60 - duration, start)),
  };
}
