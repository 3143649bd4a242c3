import fc from "fast-check";
import type { Availability, Busy, DayRange, StartTime, Stay, WeeklyRule } from "./availability.ts";
import { type PracticeRules, withPracticeRules } from "./practice-rules.ts";
import { listSlots } from "./slots.ts";
import { day } from "./duration.ts";
import { dateOf } from "./wall-clock.ts";

export const zones = [
  "Europe/Tallinn",
  "Europe/London",
  "America/New_York",
  "Asia/Kathmandu",
  "Australia/Lord_Howe",
  "Pacific/Apia",
  "America/Sao_Paulo",
];

const range: fc.Arbitrary<DayRange> = fc
  .record({
    from: fc.integer({ min: 0, max: 282 }),
    length: fc.integer({ min: 1, max: 150 }),
    placeId: fc.option(fc.constantFrom("room", "studio")),
  })
  .map(({ from, length, placeId }) => ({
    fromMinute: from * 5,
    toMinute: Math.min(1440, (from + length) * 5),
    placeId,
  }));

const moment = fc.oneof(
  fc.constantFrom(
    "2026-03-07",
    "2026-03-28",
    "2026-04-04",
    "2026-10-03",
    "2026-10-24",
    "2026-11-01",
  )
    .map((date) => Date.parse(date)),
  fc.integer({ min: Date.parse("2026-01-01") / 60_000, max: Date.parse("2028-12-01") / 60_000 })
    .map((minutes) => minutes * 60_000),
);

const weekly = (ranges: typeof range, most: number) =>
  fc.array(
    fc.tuple(fc.integer({ min: 1, max: 7 }), ranges)
      .map(([weekday, hours]): WeeklyRule => ({ weekday, ...hours })),
    { minLength: 1, maxLength: most },
  );

const practiceRules: fc.Arbitrary<PracticeRules> = fc.record({
  bufferBeforeMinutes: fc.constantFrom(null, 0, 25),
  bufferAfterMinutes: fc.constantFrom(null, 0, 40),
  minimumNoticeMinutes: fc.constantFrom(null, null, 300),
  horizonDays: fc.constantFrom(null, null, 2),
  dailyMaximum: fc.constantFrom(null, null, 1, 2),
  weeklyMaximum: fc.constantFrom(null, null, 1, 3),
  hours: fc.option(weekly(range, 4)),
  placeIds: fc.constantFrom(null, null, [], ["room"], ["studio"]),
});

const startTimes: fc.Arbitrary<StartTime[]> = fc.array(
  fc.record({
    weekday: fc.integer({ min: 1, max: 7 }),
    minute: fc.integer({ min: 0, max: 287 }).map((fifth) => fifth * 5),
  }),
  { minLength: 1, maxLength: 21 },
);

function stays(now: number): fc.Arbitrary<Stay[]> {
  return fc.array(
    fc.record({
      from: fc.integer({ min: -2, max: 3 }),
      length: fc.integer({ min: 0, max: 3 }),
      timeZone: fc.constantFrom("America/New_York", "Asia/Tokyo", "Europe/Tallinn"),
    }),
    { minLength: 1, maxLength: 2 },
  ).map((spans) => {
    const [first, second] = spans.map(({ from, length, timeZone }, nth) => {
      const start = Math.floor(now / day) + from + nth * 6;
      return { fromDate: dateOf(start), toDate: dateOf(start + length), timeZone };
    });
    return [first!, ...(second && first!.toDate < second.fromDate ? [second] : [])];
  });
}

const alone = moment.chain((now) =>
  fc.record({
    availability: fc.record<Availability>({
      timeZone: fc.constantFrom(...zones),
      rules: weekly(range, 6),
      exceptions: fc.uniqueArray(
        fc.record({
          date: fc.integer({ min: -1, max: 7 })
            .map((days) => new Date(now + days * day).toISOString().slice(0, 10)),
          ranges: fc.array(range, { maxLength: 2 }),
          onlyShortens: fc.boolean(),
        }),
        { maxLength: 2, selector: ({ date }) => date },
      ),
      vacations: fc.array(
        fc.record({
          from: fc.integer({ min: -3, max: 6 }),
          length: fc.integer({ min: 0, max: 2 }),
        }).map(({ from, length }) => ({
          fromDate: dateOf(Math.floor(now / day) + from),
          toDate: dateOf(Math.floor(now / day) + from + length),
        })),
        { maxLength: 1 },
      ),
      bufferMinutes: fc.constantFrom(0, 5, 10, 30),
      travelMinutes: fc.constantFrom(0, 0, 15, 40),
      minimumNoticeMinutes: fc.constantFrom(0, 60, 24 * 60),
      horizonDays: fc.constantFrom(0, 3, 60),
      stepMinutes: fc.constantFrom(15, 30, 50, 60),
      startTimes: fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, startTimes),
      dailyMaximum: fc.option(fc.integer({ min: 1, max: 3 })),
      weeklyMaximum: fc.option(fc.integer({ min: 2, max: 6 }), { freq: 3 }),
      travelTimes: fc.constantFrom(
        [],
        [],
        [{ fromPlaceId: "studio", toPlaceId: "room", minutes: 0 }],
        [{ fromPlaceId: "room", toPlaceId: "studio", minutes: 75 }],
      ),
      stays: fc.oneof(fc.constant([]), stays(now)),
      closedOnPublicHolidays: fc.boolean(),
    }),
    rules: fc.option(practiceRules, { freq: 2 }),
    busy: fc.array(
      fc.record({
        offset: fc.integer({ min: -300, max: 5 * 1440 }),
        length: fc.integer({ min: 1, max: 120 }),
        kind: fc.constantFrom("booked" as const, "held" as const, "imported" as const),
        placeId: fc.constantFrom(null, "room", "studio"),
        typeId: fc.constantFrom(null, "practice", "other"),
        after: fc.constantFrom(undefined, undefined, 0, 20, 45),
        before: fc.constantFrom(undefined, 0, 35),
      }).map(({ offset, length, after, before, ...rest }): Busy => ({
        ...(after !== undefined && { bufferMinutes: after }),
        ...(before !== undefined && { bufferBeforeMinutes: before }),
        startsAt: now + offset * 60_000,
        endsAt: now + (offset + length) * 60_000,
        ...rest,
      })),
      { maxLength: 8 },
    ),
    durationMinutes: fc.constantFrom(15, 50, 60, 90),
    onlyBy: fc.constantFrom(undefined, "VIDEO_CALL" as const, "IN_PERSON" as const),
    days: fc.integer({ min: 1, max: 4 }),
    now: fc.constant(now),
  })
).map(({ rules, availability, ...rest }) => ({
  ...rest,
  availability: rules ? withPracticeRules(availability, "practice", rules) : availability,
}));

type Situation = typeof alone extends fc.Arbitrary<infer Value> ? Value : never;

/** A random availability and calendar, including groups with and without free seats. */
export const situation: fc.Arbitrary<Situation> = fc
  .tuple(alone, fc.array(fc.tuple(fc.nat(), fc.boolean()), { maxLength: 2 }))
  .map(([given, groups]) => {
    const { slots } = listOf({ ...given, busy: [] });
    if (slots.length === 0) return given;
    const groupTimes = groups.map(([pick, hasSeats]): Busy => ({
      ...slots[pick % slots.length]!,
      kind: "booked",
      hasSeats,
    }));
    return { ...given, busy: [...given.busy, ...groupTimes] };
  });

/** The slots of a situation and the query for them. */
export function listOf({ availability, busy, durationMinutes, onlyBy, days, now }: Situation) {
  const query = {
    durationMinutes,
    ...(onlyBy && { onlyBy }),
    from: now,
    to: now + days * day,
    now,
  };
  return { query, slots: listSlots(availability, busy, query) };
}
