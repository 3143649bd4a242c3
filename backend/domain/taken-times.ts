import type { Busy } from "./availability.ts";
import type { Interval } from "./wall-clock.ts";

/** Times that are taken, in order and apart from each other. */
export type TakenTimes = {
  blocked: Interval[];
  /** Where in `blocked` the last look ended: the next one is usually beside it. */
  cursor: number;
};

/** Busy times, each widened by a distance (ms) on both sides. */
export function takenTimes(busy: readonly Busy[], distance: number): TakenTimes {
  return { blocked: widenedAndJoined(busy, distance), cursor: 0 };
}

/** Whether nothing is taken in [startsAt, endsAt). */
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
