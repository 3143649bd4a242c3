import { expect, test } from "vitest";
import fc from "fast-check";
import { day } from "../../domain/duration.ts";
import { naiveStarts, type Rule } from "./naive-recurrences.testing.ts";
import { startsOf, UnknownRule } from "./recurrence-rule.ts";

const weekdays = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"];
/** Days to compare, enough for several periods. */
const reach = { YEARLY: 2200, MONTHLY: 1100, WEEKLY: 800, DAILY: 500, HOURLY: 60, MINUTELY: 3 };

function some(item: fc.Arbitrary<number>, maxLength = 4): fc.Arbitrary<number[]> {
  return fc.uniqueArray(item, { minLength: 1, maxLength })
    .map((items) => items.toSorted((a, b) => a - b));
}

function between(min: number, max: number, { signed = false } = {}): fc.Arbitrary<number> {
  const size = fc.integer({ min, max });
  return signed ? fc.oneof(size, size.map((number) => -number)) : size;
}

type Cases = { rule: Rule; first: number };

const cases: fc.Arbitrary<Cases> = fc
  .constantFrom("YEARLY", "YEARLY", "MONTHLY", "MONTHLY", "WEEKLY", "DAILY", "HOURLY", "MINUTELY")
  .chain((freq) => {
    const rarely = <Value>(value: fc.Arbitrary<Value>) =>
      fc.oneof({ weight: 2, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: value });
    const isLong = freq === "YEARLY" || freq === "MONTHLY";
    const weekday = fc.record({
      weekday: between(0, 6),
      nth: isLong ? fc.oneof(fc.constant(0), between(1, 5, { signed: true })) : fc.constant(0),
    });
    const isSubDaily = freq === "HOURLY" || freq === "MINUTELY";
    const none = fc.constant(undefined);
    return fc.record({
      first: fc.integer({ min: Date.UTC(2018, 0) / 60_000, max: Date.UTC(2026, 11) / 60_000 })
        .map((minutes) => minutes * 60_000),
      rule: fc.record({
        freq: fc.constant(freq),
        interval: freq === "MINUTELY" ? between(15, 90) : fc.oneof(fc.constant(1), between(1, 8)),
        wkst: fc.oneof(fc.constant(0), between(0, 6)),
        count: rarely(between(1, 40)),
        byMonth: rarely(some(between(1, 12))),
        byWeekNo: freq === "YEARLY" ? rarely(some(between(1, 53, { signed: true }))) : none,
        byYearDay: freq === "YEARLY" || isSubDaily
          ? rarely(some(between(1, 366, { signed: true }), 8))
          : none,
        byMonthDay: freq === "WEEKLY" ? none : rarely(some(between(1, 31, { signed: true }), 6)),
        byDay: rarely(fc.uniqueArray(weekday, { minLength: 1, maxLength: 5 })),
        byHour: rarely(some(between(0, 23))),
        byMinute: rarely(some(between(0, 59), 3)),
        bySecond: rarely(some(between(0, 59), 2)),
        bySetPos: rarely(some(between(1, 6, { signed: true }), 3)),
      }).map((rule) => legal(rule as Partial<Rule>)),
    });
  });

/** Drops what is absent, and what RFC 5545 forbids beside other parts. */
function legal({ bySetPos, byDay, ...others }: Partial<Rule>): Rule {
  const days = others.byWeekNo ? byDay?.filter(({ nth }) => nth === 0) : byDay;
  const rule = Object.entries({ ...others, byDay: days?.length === 0 ? undefined : days })
    .filter(([, value]) => value !== undefined);
  if (bySetPos && rule.some(([name]) => name.startsWith("by"))) rule.push(["bySetPos", bySetPos]);
  return Object.fromEntries(rule) as Rule;
}

function textOf({ freq, interval, wkst, count, byDay, ...lists }: Rule): string {
  return [
    `FREQ=${freq}`,
    `INTERVAL=${interval}`,
    `WKST=${weekdays[wkst]}`,
    ...(count === undefined ? [] : [`COUNT=${count}`]),
    ...(byDay
      ? [`BYDAY=${byDay.map(({ nth, weekday }) => `${nth || ""}${weekdays[weekday]}`)}`]
      : []),
    ...Object.entries(lists).map(([name, values]) => `${name.toUpperCase()}=${values}`),
  ].join(";");
}

function expanded(
  rule: string,
  first: number,
  window: { from: number; to: number },
): number[] | "refused" {
  try {
    return startsOf(rule, first, window);
  } catch (error) {
    if (error instanceof UnknownRule) return "refused";
    throw error;
  }
}

test("random rules are expanded like an independent expander, or refused", () => {
  const numRuns = Number(Deno.env.get("RUNS") ?? 300);
  const seed = Number(Deno.env.get("SEED") ?? 20261122);
  let refused = 0;
  fc.assert(
    fc.property(cases, ({ rule, first }) => {
      const to = first + reach[rule.freq] * day;
      const starts = expanded(textOf(rule), first, { from: first, to });
      if (starts === "refused") return void refused++;
      expect(starts, textOf(rule)).toEqual(naiveStarts(rule, first, to));
    }),
    { numRuns, seed },
  );
  if (Deno.env.has("RUNS")) console.log(`${numRuns} rules, ${refused} refused`);
  expect(refused).toBeLessThan(numRuns / 6);
});

test.each([
  ["", "no frequency"],
  ["FREQ=FORTNIGHTLY", "an unknown frequency"],
  ["FREQ=DAILY;FOO=1", "an unknown part"],
  ["FREQ=DAILY;RSCALE=HEBREW", "another calendar system"],
  ["FREQ=DAILY;COUNT=3;COUNT=4", "a repeated part"],
  ["FREQ=DAILY;INTERVAL=0", "no interval"],
  ["FREQ=DAILY;COUNT=-1", "a negative count"],
  ["FREQ=DAILY;BYHOUR=24", "an hour that does not exist"],
  ["FREQ=MONTHLY;BYMONTHDAY=32", "a date that does not exist"],
  ["FREQ=MONTHLY;BYMONTHDAY=0", "a date of zero"],
  ["FREQ=MONTHLY;BYDAY=XX", "an unknown weekday"],
  ["FREQ=WEEKLY;BYDAY=2MO", "the second Monday of a week"],
  ["FREQ=WEEKLY;BYMONTHDAY=3", "a date in a weekly rule"],
  ["FREQ=MONTHLY;BYWEEKNO=3", "a week in a monthly rule"],
  ["FREQ=MONTHLY;BYSETPOS=1", "a position of nothing"],
  ["FREQ=YEARLY;BYYEARDAY=100;BYMONTHDAY=10", "days of the year and of the month"],
  ["FREQ=YEARLY;BYDAY=MO,10TU", "every Monday and the tenth Tuesday"],
  ["FREQ=SECONDLY", "seconds"],
  ["FREQ=MINUTELY", "minutes"],
  ["FREQ=DAILY;BYHOUR=9;BYMINUTE=0;BYSECOND=0,1,2;BYSETPOS=x", "a position that is no number"],
])("%j is refused: %s", (rule) => {
  const first = Date.parse("2026-01-01T09:00:00Z");
  expect(() => startsOf(rule, first, { from: first, to: first + 400 * day })).toThrow(UnknownRule);
});

test.each([
  "FREQ=DAILY;COUNT=999999999",
  "FREQ=DAILY;INTERVAL=999999999",
  "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30",
  "FREQ=WEEKLY;BYDAY=MO;BYSETPOS=2",
  `FREQ=DAILY;BYHOUR=${upTo(24)};BYMINUTE=${upTo(60)};BYSECOND=${upTo(60)}`,
  `FREQ=YEARLY;BYYEARDAY=${upTo(366).slice(1)};BYHOUR=${upTo(24)};BYMINUTE=${upTo(60)}`,
  "FREQ=SECONDLY;BYMONTH=1;BYMONTHDAY=1;BYHOUR=0",
])("%s ends soon", (rule) => {
  const from = Date.parse("2026-11-20T00:00:00Z");
  const window = { from, to: from + 1100 * day };
  const started = performance.now();
  expanded(rule, Date.parse("1601-01-01T00:00:00Z"), window);
  expect(performance.now() - started).toBeLessThan(20_000);
});

function upTo(length: number): number[] {
  return Array.from({ length }, (_, nth) => nth);
}
