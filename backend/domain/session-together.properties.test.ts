import fc from "fast-check";
import { expect, test } from "vitest";
import { drawn } from "tests/support/drawn.ts";
import type { Availability, Busy } from "./availability.ts";
import type { BookableType, BusyTime, Calendar, CalendarType } from "./calendar.ts";
import { findFreeTime, listFreeTimes, nextFreeTimes } from "./bookable-times.ts";
import { decideBooking } from "./booking.ts";
import { naiveStarts } from "./naive-slots.testing.ts";
import { usualRules } from "./practice-rules.ts";
import { listOf, situation } from "./slot-situations.testing.ts";
import { day } from "./duration.ts";

/** The studio of the companion is the room of the lead. */
const placesOfLead = new Map([["room", "Pikk 1, Tallinn"], ["studio", "Lai 2, Tallinn"]]);
const placesOfCompanion = new Map([["studio", "pikk 1, Tallinn "], ["room", "Elsewhere"]]);

const runs = Deno.env.get("RUNS");

type Given = typeof situation extends fc.Arbitrary<infer Value> ? Value : never;

const pair = fc.tuple(situation, fc.array(situation, { minLength: 1, maxLength: 2 }))
  .map(([lead, others]) => ({
    lead,
    others: others.map((other) => {
      const later = lead.now - other.now;
      // Only an event type has set times.
      const { own: _, startTimes: __, ...own } = other.availability;
      // Long days, because two random weeks have hardly any hours in common.
      const [first] = own.rules;
      const rules = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
        ...first!,
        weekday,
        fromMinute: Math.min(first!.fromMinute, 420),
        toMinute: Math.max(first!.toMinute, 1320),
      }));
      const availability = { ...own, rules, minimumNoticeMinutes: own.minimumNoticeMinutes / 10 };
      const busy = other.busy.filter(({ hasSeats }) => hasSeats === undefined).map((time) => ({
        ...time,
        // A companion holds the lead's practice only together with the lead.
        typeId: time.typeId === "practice" ? "other" : time.typeId ?? null,
        startsAt: time.startsAt + later,
        endsAt: time.endsAt + later,
      }));
      return { availability, busy };
    }),
  }));

function calendarOf(
  id: string,
  { availability, busy }: { availability: Availability; busy: readonly Busy[] },
  places: Map<string, string>,
): Calendar {
  const times = busy.map((time): BusyTime => ({
    kind: "booked",
    placeId: null,
    typeId: null,
    event: null,
    holdId: null,
    expiresAt: Infinity,
    seats: 1,
    ...time,
  }));
  return {
    account: { id, slug: id, timeZone: availability.timeZone },
    places,
    types: new Map(),
    busy: times.sort((a, b) => a.startsAt - b.startsAt),
    hasGroups: false,
    since: 0,
    availability,
  };
}

function bookableOf(lead: Given, others: { availability: Availability; busy: Busy[] }[]) {
  const { onlyBy, durationMinutes, availability } = lead;
  const busy = lead.busy.filter(({ hasSeats }) => hasSeats === undefined);
  const type: CalendarType = {
    id: "practice",
    slug: "practice",
    name: "Practice",
    durationMinutes,
    meetingTypes: onlyBy ? [onlyBy] : ["VIDEO_CALL", "IN_PERSON"],
    onlyBy,
    capacity: 1,
    oncePerClient: false,
    startTimes: [],
    active: true,
    companionIds: others.map((_, at) => `companion ${at}`),
    isComplete: true,
    rules: usualRules,
    availability,
  };
  const companions = others.map((other, at) =>
    calendarOf(`companion ${at}`, other, placesOfCompanion)
  );
  const bookable: BookableType = {
    calendar: calendarOf("lead", { availability, busy }, placesOfLead),
    type,
    companions,
  };
  return { bookable, busy };
}

/** By the independent calculator: who is free at which start. */
function commonStarts(
  lead: Given,
  busy: Busy[],
  others: { availability: Availability; busy: Busy[] }[],
  onlyBy = lead.onlyBy,
  [room, studio]: [string, string] | [] = [],
): number[] {
  const { query: { from, to, now } } = listOf(lead);
  const at = { durationMinutes: lead.durationMinutes, from, to, now, onlyBy };
  const only = (availability: Availability, placeId: string | undefined): Availability =>
    placeId === undefined ? availability : {
      ...availability,
      own: {
        typeId: "practice",
        hours: null,
        dailyMaximum: null,
        weeklyMaximum: null,
        ...availability.own,
        placeIds: (availability.own?.placeIds ?? [placeId]).filter((id) => id === placeId),
      },
    };
  const starts = naiveStarts(only(lead.availability, room), busy, at);
  return others.reduce((common, other) => {
    const availability = { ...only(other.availability, studio), stepMinutes: 5 };
    if (common.length === 0) return [];
    const near = { ...at, from: common[0]!, to: common.at(-1)! + 1 };
    const free = new Set(naiveStarts(availability, other.busy, near));
    return common.filter((start) => free.has(start));
  }, starts);
}

test("the times of a session together are those at which each of them is free", () => {
  let found = 0;
  let withOwnRules = 0;
  let checked = 0;
  fc.assert(
    fc.property(pair, ({ lead, others }) => {
      const { bookable, busy } = bookableOf(lead, others);
      const { query: { from, to, now } } = listOf(lead);
      const times = listFreeTimes(bookable, { from, to }, now);
      const starts = times.map(({ startsAt }) => startsAt);
      found += starts.length;
      checked++;
      if (lead.availability.own) withOwnRules++;
      if (lead.onlyBy !== "IN_PERSON") {
        expect(starts).toEqual(commonStarts(lead, busy, others));
      }
      const met = times.filter(({ meetingTypes }) => meetingTypes.includes("IN_PERSON"));
      if (met.length === 0) return;
      const inPerson = commonStarts(lead, busy, others, "IN_PERSON", ["room", "studio"]);
      for (const { startsAt, place } of met) {
        expect(inPerson).toContain(startsAt);
        expect(place).toBe("Pikk 1, Tallinn");
      }
    }),
    drawn(100),
  );
  expect(found).toBeGreaterThan(10);
  if (runs) {
    console.log(
      `${checked} sessions together, ${withOwnRules} with rules of the practice: ${found} times`,
    );
  }
}, 3_600_000);

test("listing, finding and booking a session together agree", () => {
  fc.assert(
    fc.property(pair, fc.nat(), ({ lead, others }, pick) => {
      const { bookable } = bookableOf(lead, others);
      const { query: { from, to, now } } = listOf(lead);
      const times = listFreeTimes(bookable, { from, to }, now);
      const { times: next } = nextFreeTimes(bookable, 3, now);
      for (const time of next.filter(({ startsAt }) => startsAt < to)) {
        expect(times).toContainEqual(time);
      }
      const own = bookableOf(lead, []).bookable;
      const alone = listFreeTimes(own, { from, to }, now);
      if (alone.length === 0) return;
      const { startsAt } = alone[pick % alone.length]!;
      const listed = times.find((time) => time.startsAt === startsAt);
      expect(findFreeTime(bookable, { startsAt, now })).toEqual(listed ?? null);
      const book = () => decideBooking(bookable, { startsAt, now, hold: null, clientBookings: [] });
      if (listed) expect(book().time).toEqual(listed);
      else expect(book).toThrow(/ERR_SLOT_TAKEN|ERR_SLOT_NOT_OFFERED/);
    }),
    drawn(60),
  );
}, 3_600_000);

test("without any of the companions nothing is free", () => {
  fc.assert(
    fc.property(pair, ({ lead, others }) => {
      const { bookable } = bookableOf(lead, others);
      const { type, companions } = bookable;
      const range = { from: lead.now, to: lead.now + 5 * day };
      const left = { ...bookable, type: { ...type, isComplete: false } };
      expect(listFreeTimes(left, range, lead.now)).toEqual([]);
      const missing = { ...bookable, companions: companions.slice(1) };
      expect(listFreeTimes(missing, range, lead.now)).toEqual([]);
    }),
    { numRuns: 50 },
  );
});
