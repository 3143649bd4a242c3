import type { Day } from "../../days.ts";
import { type DayRange, type Draft, type Exception, weekdayOf } from "./draft.ts";

/** What was changed on both sides. */
export type Clash = { day: Day } | { weekday: number } | "other";

type Sides<T> = { base: T; mine: T; theirs: T };

function textOf(value: unknown): string | undefined {
  return JSON.stringify(value, (name, part: unknown) => {
    if (name === "onlyShortens" && part === false) return undefined;
    if (typeof part !== "object" || part === null || Array.isArray(part)) return part;
    return Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => a < b ? -1 : 1));
  });
}

const same = (a: unknown, b: unknown) => textOf(a) === textOf(b);

/** The fields that I changed are mine, the others theirs. */
function mergeFields<T extends object>(
  { base, mine, theirs }: { base: T | undefined; mine: T; theirs: T },
): T {
  const merged = { ...theirs };
  for (const name of Object.keys(mine) as (keyof T)[]) {
    if (!same(mine[name], base?.[name])) merged[name] = mine[name];
  }
  return merged;
}

type Rule<T> = {
  keyOf: (item: T) => string;
  onClash: (item: T) => void;
  combine?: (sides: { base: T | undefined; mine: T; theirs: T }) => T;
};

/** An entry that one side changed stays, also where the other side removed it. */
function mergeList<T extends object>(
  { base, mine, theirs }: Sides<readonly T[]>,
  { keyOf, onClash, combine = mergeFields }: Rule<T>,
): T[] {
  const byKey = (items: readonly T[]) => new Map(items.map((item) => [keyOf(item), item]));
  const [before, here, there] = [byKey(base), byKey(mine), byKey(theirs)];
  return [...new Set([...there.keys(), ...here.keys()])].flatMap((key) => {
    const [b, m, t] = [before.get(key), here.get(key), there.get(key)];
    if (same(m, b) || same(m, t)) return t ?? [];
    if (same(t, b)) return m ?? [];
    const one = m ?? t;
    if (one) onClash(one);
    return m && t ? combine({ base: b, mine: m, theirs: t }) : one ?? [];
  });
}

function without(ranges: readonly DayRange[], closed: readonly DayRange[]): DayRange[] {
  return closed.reduce<DayRange[]>((open, { fromMinute, toMinute }) =>
    open.flatMap((range) =>
      [
        { ...range, toMinute: Math.min(range.toMinute, fromMinute) },
        { ...range, fromMinute: Math.max(range.fromMinute, toMinute) },
      ].filter((part) => part.fromMinute < part.toMinute)
    ), [...ranges]);
}

function usualOn({ rules, practices }: Draft, day: Day): DayRange[] {
  return [...rules, ...practices.flatMap(({ hours }) => hours ?? [])]
    .filter(({ weekday }) => weekday === weekdayOf(day));
}

function withMissingPlaces(draft: Draft, known: Draft["places"]): Draft {
  const used = new Set(
    [
      ...draft.rules,
      ...draft.exceptions.flatMap(({ ranges }) => ranges),
      ...draft.practices.flatMap(({ hours }) => hours ?? []),
    ].map(({ placeId }) => placeId),
  );
  const missing = known.filter(({ id }) =>
    used.has(id) && draft.places.every((place) => place.id !== id)
  );
  return { ...draft, places: [...draft.places, ...missing] };
}

/**
 * My changes of `base` on top of the changes made elsewhere. Where both changed the same, mine stand; hours of a date
 * that were closed elsewhere stay closed.
 */
export function mergeDrafts(sides: Sides<Draft>): { draft: Draft; clashes: Clash[] } {
  const { base, mine, theirs } = sides;
  const clashes: Clash[] = [];
  const other = () => void clashes.push("other");
  const of = <Part extends keyof Draft>(part: Part): Sides<Draft[Part]> => ({
    base: base[part],
    mine: mine[part],
    theirs: theirs[part],
  });
  const byId = ({ id }: { id: string }) => id;
  const onSpan = ({ fromDate }: { fromDate: Day }) => void clashes.push({ day: fromDate });
  function combineDates({ base: before, mine: here, theirs: there }: {
    base: Exception | undefined;
    mine: Exception;
    theirs: Exception;
  }): Exception {
    const closed = without(before?.ranges ?? usualOn(base, there.date), there.ranges);
    const merged = mergeFields({ base: before, mine: here, theirs: there });
    return { ...merged, ranges: without(here.ranges, closed) };
  }
  const scalars = ({ timeZone, settings }: Draft) => ({ timeZone, ...settings });
  const { timeZone, ...settings } = mergeFields({
    base: scalars(base),
    mine: scalars(mine),
    theirs: scalars(theirs),
  });
  const draft: Draft = {
    timeZone,
    settings,
    rules: mergeList(of("rules"), {
      keyOf: byId,
      onClash: ({ weekday }) => void clashes.push({ weekday }),
    }),
    exceptions: mergeList(of("exceptions"), {
      keyOf: ({ date }) => date,
      onClash: ({ date }) => void clashes.push({ day: date }),
      combine: combineDates,
    }),
    vacations: mergeList(of("vacations"), { keyOf: byId, onClash: onSpan }),
    stays: mergeList(of("stays"), { keyOf: byId, onClash: onSpan }),
    places: mergeList(of("places"), { keyOf: byId, onClash: other }),
    travelTimes: mergeList(of("travelTimes"), {
      keyOf: ({ fromPlaceId, toPlaceId }) => [fromPlaceId, toPlaceId].sort().join(" "),
      onClash: other,
    }),
    practices: mergeList(of("practices"), {
      keyOf: ({ eventTypeUrl }) => eventTypeUrl,
      onClash: other,
    }),
  };
  return { draft: withMissingPlaces(draft, [...mine.places, ...theirs.places]), clashes };
}
