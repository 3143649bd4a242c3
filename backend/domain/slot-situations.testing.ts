import fc from "fast-check";
import type { Availability, Busy, DayRange } from "./availability.ts";
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

const alone = moment.chain((now) =>
  fc.record({
    availability: fc.record<Availability>({
      timeZone: fc.constantFrom(...zones),
      rules: fc.array(
        fc.tuple(fc.integer({ min: 1, max: 7 }), range).map(([weekday, hours]) => ({
          weekday,
          ...hours,
        })),
        { minLength: 1, maxLength: 6 },
      ),
      exceptions: fc.uniqueArray(
        fc.record({
          date: fc.integer({ min: -1, max: 7 })
            .map((days) => new Date(now + days * day).toISOString().slice(0, 10)),
          ranges: fc.array(range, { maxLength: 2 }),
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
      dailyMaximum: fc.option(fc.integer({ min: 1, max: 3 })),
      closedOnPublicHolidays: fc.boolean(),
    }),
    busy: fc.array(
      fc.record({
        offset: fc.integer({ min: -300, max: 5 * 1440 }),
        length: fc.integer({ min: 1, max: 120 }),
        kind: fc.constantFrom("booked" as const, "held" as const, "imported" as const),
        placeId: fc.constantFrom(null, "room", "studio"),
        own: fc.constantFrom(undefined, undefined, 0, 20, 45),
      }).map(({ offset, length, own, ...rest }): Busy => ({
        ...(own !== undefined && { bufferMinutes: own }),
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
);

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
