import fc from "fast-check";
import { expect, test } from "vitest";
import {
  drawRange,
  lanesOf,
  moveRange,
  moveToWeekday,
  newRangeAt,
  resizeRange,
  step,
  textPlace,
  type WeekRange,
} from "./week-ranges.ts";

/** Ranges of one week that do not overlap. */
const weeks: fc.Arbitrary<WeekRange[]> = fc.array(
  fc.record({
    weekday: fc.integer({ min: 1, max: 7 }),
    cuts: fc.uniqueArray(fc.integer({ min: 0, max: 96 }), { minLength: 2, maxLength: 6 }),
  }),
  { minLength: 1, maxLength: 5 },
).map((days) => {
  const byDay = new Map(days.map(({ weekday, cuts }) => [weekday, cuts.toSorted((a, b) => a - b)]));
  return [...byDay].flatMap(([weekday, cuts]) =>
    cuts.slice(1).map((to, i) => ({
      id: `${weekday}-${i}`,
      weekday,
      from: cuts[i]! * step,
      to: to * step,
      place: "a",
    })).filter((_, i) => i % 2 === 0)
  );
});

function isSound(ranges: WeekRange[]): boolean {
  return ranges.every((a) =>
    a.from >= 0 && a.to <= 1440 && a.to - a.from >= step &&
    ranges.every((b) => b === a || b.weekday !== a.weekday || b.to <= a.from || a.to <= b.from)
  );
}

const minutes = fc.integer({ min: -2000, max: 2000 });
const put = (ranges: WeekRange[], changed: WeekRange) =>
  ranges.map((each) => each.id === changed.id ? changed : each);

test("the text of a range stands in its last part without bookings that has room, else in the longest", () => {
  const range = { from: 900, to: 1140 };
  expect(textPlace(range, [])).toEqual({ below: 0, minutes: 240 });
  expect(textPlace(range, [{ from: 960, to: 1020 }])).toEqual({ below: 0, minutes: 120 });
  expect(textPlace(range, [{ from: 1050, to: 1110 }])).toEqual({ below: 90, minutes: 150 });
  expect(textPlace(range, [{ from: 920, to: 1130 }])).toEqual({ below: 220, minutes: 20 });
  expect(textPlace(range, [{ from: 600, to: 660 }])).toEqual({ below: 0, minutes: 240 });
});

test("moveRange keeps the length and never overlaps a neighbour", () => {
  fc.assert(fc.property(weeks, minutes, fc.nat(), (ranges, by, pick) => {
    const range = ranges[pick % ranges.length]!;
    const after = moveRange(ranges, range, by);
    expect(after.to - after.from).toBe(range.to - range.from);
    expect(isSound(put(ranges, after))).toBe(true);
  }));
});

test("resizeRange keeps the other edge and never overlaps a neighbour", () => {
  fc.assert(
    fc.property(
      weeks,
      minutes,
      fc.nat(),
      fc.constantFrom("from", "to"),
      (ranges, at, pick, edge) => {
        const range = ranges[pick % ranges.length]!;
        const after = resizeRange(ranges, range, edge, at);
        expect(edge === "from" ? after.to : after.from).toBe(
          edge === "from" ? range.to : range.from,
        );
        expect(isSound(put(ranges, after))).toBe(true);
      },
    ),
  );
});

test("moveToWeekday returns a range only when its hours are free", () => {
  fc.assert(
    fc.property(weeks, fc.integer({ min: 0, max: 8 }), fc.nat(), (ranges, weekday, pick) => {
      const range = ranges[pick % ranges.length]!;
      const after = moveToWeekday(ranges, range, weekday);
      const taken = ranges.some((each) =>
        each.id !== range.id && each.weekday === weekday && each.from < range.to &&
        range.from < each.to
      );
      expect(after === null).toBe(weekday < 1 || weekday > 7 || taken);
      if (after) expect(isSound(put(ranges, after))).toBe(true);
    }),
  );
});

test("newRangeAt returns up to one hour, and null inside a range", () => {
  const ranges = [{ id: "1", weekday: 1, from: 600, to: 720, place: "a" }];
  expect(newRangeAt(ranges, 1, 484)).toEqual({ weekday: 1, from: 480, to: 540 });
  expect(newRangeAt(ranges, 1, 570)).toEqual({ weekday: 1, from: 570, to: 600 });
  expect(newRangeAt(ranges, 1, 660)).toBeNull();
  expect(newRangeAt(ranges, 2, 1440)).toEqual({ weekday: 2, from: 1425, to: 1440 });
});

test("drawRange starts at the first minute, never overlaps a range, and returns null when too short", () => {
  fc.assert(
    fc.property(
      weeks,
      fc.integer({ min: 1, max: 7 }),
      fc.integer({ min: 0, max: 1440 }),
      fc.integer({ min: -200, max: 1600 }),
      (ranges, weekday, start, end) => {
        const made = drawRange(ranges, weekday, start, end);
        if (!made) return;
        expect(made.to - made.from).toBeGreaterThanOrEqual(step);
        expect(made.from >= 0 && made.to <= 1440).toBe(true);
        for (const each of ranges.filter((range) => range.weekday === weekday)) {
          expect(each.to <= made.from || made.to <= each.from).toBe(true);
        }
      },
    ),
  );
  expect(drawRange([], 1, 600, 604)).toBeNull();
  expect(drawRange([], 1, 700, 600)).toEqual({ weekday: 1, from: 600, to: 705 });
});

test("overlapping ranges get lanes and can still be moved", () => {
  const at = (id: string, from: number, to: number): WeekRange => ({
    id,
    weekday: 1,
    from,
    to,
    place: id,
  });
  const day = [at("a", 600, 720), at("b", 660, 780), at("c", 720, 800), at("d", 900, 960)];
  expect(Object.fromEntries(lanesOf(day))).toEqual({
    a: { lane: 0, lanes: 2 },
    b: { lane: 1, lanes: 2 },
    c: { lane: 0, lanes: 2 },
    d: { lane: 0, lanes: 1 },
  });
  expect(moveRange(day, day[1]!, -15).from).toBe(645);
});
