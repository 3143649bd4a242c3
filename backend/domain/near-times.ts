/** The times nearest to an instant that do not overlap each other, the nearest first. Instants and `length` in ms. */
export function nearestApart<Time extends { startsAt: number }>(
  times: readonly Time[],
  { to, length, most }: { to: number; length: number; most: number },
): Time[] {
  const distance = (time: Time) => Math.abs(time.startsAt - to);
  const chosen: Time[] = [];
  for (const time of times.toSorted((one, other) => distance(one) - distance(other))) {
    if (chosen.length === most) break;
    const overlaps = chosen.some(({ startsAt }) => Math.abs(startsAt - time.startsAt) < length);
    if (!overlaps) chosen.push(time);
  }
  return chosen;
}

/** At most so many entries: the first of each list, then the second of each, and so on. */
export function inTurns<Entry>(lists: readonly (readonly Entry[])[], most: number): Entry[] {
  const rounds = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from(
    { length: rounds },
    (_, round) => lists.flatMap((list) => list.slice(round, round + 1)),
  )
    .flat().slice(0, most);
}
