import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  copyHours,
  type Draft,
  hoursOn,
  openMinutes,
  overlapsRule,
  sameDraft,
  usesOf,
  weekdayOf,
  withException,
  withoutPlace,
  withRule,
  withVacation,
} from "./draft.ts";
import {
  practiceOf,
  travelBetween,
  withOffered,
  withPractice,
  withTravel,
  zoneAt,
  zoneOn,
} from "./draft-rules.ts";

const poska = "11111111-0000-4000-8000-000000000001";
const nomme = "11111111-0000-4000-8000-000000000002";

const draft: Draft = {
  timeZone: "Europe/Tallinn",
  rules: [
    { id: "a", weekday: 1, fromMinute: 540, toMinute: 720, placeId: poska },
    { id: "b", weekday: 2, fromMinute: 540, toMinute: 720, placeId: null },
    { id: "c", weekday: 2, fromMinute: 600, toMinute: 660, placeId: poska },
  ],
  exceptions: [{
    date: "2026-12-02",
    note: "Koolitus",
    ranges: [{ fromMinute: 600, toMinute: 720, placeId: poska }],
  }],
  vacations: [{ id: "v", fromDate: "2026-12-28", toDate: "2027-01-03", note: "" }],
  places: [{ id: poska, name: "Poska 12" }, { id: nomme, name: "Nõmme" }],
  travelTimes: [{ fromPlaceId: poska, toPlaceId: nomme, minutes: 40 }],
  stays: [{ id: "s", fromDate: "2027-02-01", toDate: "2027-02-03", timeZone: "Asia/Tokyo" }],
  practices: [],
  settings: {
    bufferMinutes: 15,
    travelMinutes: 0,
    minimumNoticeMinutes: 720,
    horizonDays: 60,
    stepMinutes: 15,
    dailyMaximum: null,
    weeklyMaximum: null,
    closedOnPublicHolidays: true,
  },
};

let made = 0;
const newId = () => `new-${++made}`;
const hours = (weekday: number, fromMinute: number, toMinute: number, placeId = poska) => ({
  weekday,
  fromMinute,
  toMinute,
  placeId,
});

describe("weekly hours", () => {
  test("overlap only hours of the same day and place", () => {
    expect(overlapsRule(draft, hours(1, 660, 780))).toBe(true);
    expect(overlapsRule(draft, hours(1, 720, 780))).toBe(false);
    expect(overlapsRule(draft, hours(1, 660, 780, nomme))).toBe(false);
    expect(overlapsRule(draft, hours(3, 660, 780))).toBe(false);
    expect(overlapsRule(draft, hours(1, 660, 780), "a")).toBe(false);
  });

  test("are copied to other days, except where they overlap", () => {
    const next = copyHours(draft, hours(1, 540, 720), [1, 2, 6], newId);
    const added = next.rules.filter(({ id }) => id.startsWith("new-"));
    expect(added.map(({ weekday }) => weekday)).toEqual([6]);
  });

  test("never overlap after copying", () => {
    const range = fc.tuple(fc.integer({ min: 0, max: 47 }), fc.integer({ min: 1, max: 12 }))
      .map(([from, length]) => hours(1, from * 30, Math.min(1440, (from + length) * 30)));
    const days = fc.uniqueArray(fc.integer({ min: 1, max: 7 }));
    fc.assert(fc.property(fc.array(fc.tuple(range, days), { maxLength: 8 }), (steps) => {
      const end = steps.reduce<Draft>(
        (edited, [each, days]) => copyHours(edited, each, days, newId),
        { ...draft, rules: [] },
      );
      for (const rule of end.rules) expect(overlapsRule(end, rule, rule.id)).toBe(false);
    }));
  });

  test("equal the saved draft again after a change is reverted", () => {
    const away = withRule(draft, { ...draft.rules[0]!, toMinute: 780 });
    expect(sameDraft(away, draft)).toBe(false);
    expect(sameDraft(withRule(away, draft.rules[0]!), draft)).toBe(true);
  });
});

describe("hours of a date", () => {
  const holidays = ["2026-12-24", "2026-12-28"];
  const on = (day: string, of = draft) => hoursOn(of, holidays, day);

  test("are the weekly hours unless an exception, a holiday or a vacation applies", () => {
    expect(weekdayOf("2026-12-07")).toBe(1);
    expect(on("2026-12-07")).toEqual({
      ranges: [{ fromMinute: 540, toMinute: 720, placeId: poska }],
      source: "week",
    });
    expect(on("2026-12-02").source).toBe("exception");
    expect(on("2026-12-24")).toEqual({ ranges: [], source: "holiday" });
    expect(on("2026-12-28").source).toBe("vacation");
    expect(on("2027-01-03").source).toBe("vacation");
    expect(on("2027-01-04").source).toBe("week");
  });

  test("come from a vacation before an exception before a public holiday", () => {
    const ranges = [{ fromMinute: 600, toMinute: 660, placeId: null }];
    const worked = withException(draft, { date: "2026-12-24", note: "", ranges });
    expect(on("2026-12-24", worked)).toEqual({ ranges, source: "exception" });
    const away = withVacation(worked, {
      id: "w",
      fromDate: "2026-12-23",
      toDate: "2026-12-24",
      note: "",
    });
    expect(on("2026-12-24", away)).toEqual({ ranges: [], source: "vacation" });
  });

  test("are removed from the old date when an exception moves to another date", () => {
    const moved = withException(
      draft,
      { date: "2026-12-03", note: "", ranges: [] },
      "2026-12-02",
    );
    expect(moved.exceptions.map(({ date }) => date)).toEqual(["2026-12-03"]);
  });

  test("count overlapping minutes once", () => {
    expect(openMinutes(draft.rules.filter(({ weekday }) => weekday === 2))).toBe(180);
    expect(openMinutes([])).toBe(0);
  });
});

describe("removing a place", () => {
  test("reports how many hours use it", () => {
    expect(usesOf(draft, poska)).toEqual({ rules: 2, dates: 1 });
    expect(usesOf(draft, nomme)).toEqual({ rules: 0, dates: 0 });
  });

  test("moves its hours to another place or deletes them", () => {
    const toNomme = withoutPlace(draft, poska, { placeId: nomme });
    expect(toNomme.places.map(({ id }) => id)).toEqual([nomme]);
    expect(usesOf(toNomme, nomme)).toEqual({ rules: 2, dates: 1 });
    const deleted = withoutPlace(draft, poska, "delete");
    expect(deleted.rules.map(({ id }) => id)).toEqual(["b"]);
    expect(deleted.exceptions[0]?.ranges).toEqual([]);
  });

  test("deletes hours that would overlap in the replacement", () => {
    const toVideo = withoutPlace(draft, poska, { placeId: null });
    expect(toVideo.rules.map(({ id }) => id)).toEqual(["a", "b"]);
  });
});

describe("another time zone", () => {
  test("makes the weekly hours of its dates video only", () => {
    const stays = [{
      id: "s",
      fromDate: "2026-12-07",
      toDate: "2026-12-08",
      timeZone: "Asia/Tokyo",
    }];
    const away = { ...draft, stays };
    expect(hoursOn(away, [], "2026-12-07").ranges)
      .toEqual([{ fromMinute: 540, toMinute: 720, placeId: null }]);
    expect(hoursOn(away, [], "2026-12-14").ranges[0]?.placeId).toBe(poska);
    expect(zoneOn(away, "2026-12-08")).toBe("Asia/Tokyo");
    expect(zoneAt(away, "2026-12-06T15:00:00Z")).toBe("Asia/Tokyo");
    expect(zoneAt(away, "2026-12-08T15:00:00Z")).toBe("Europe/Tallinn");
  });
});

describe("the rules of a practice", () => {
  const practice = { ...practiceOf(draft, "session"), dailyMaximum: 2, placeIds: [poska, nomme] };

  test("replace those it had, and the draft differs until they are as saved", () => {
    const changed = withPractice(draft, practice);
    expect(practiceOf(changed, "session")).toEqual(practice);
    expect(sameDraft(changed, withPractice(changed, { ...practice, dailyMaximum: 3 }))).toBe(false);
    expect(sameDraft(changed, withPractice(changed, { ...practice, placeIds: [nomme, poska] })))
      .toBe(true);
  });

  test("lose a place that is removed, and so do the travel times", () => {
    const hours = [{ weekday: 1, fromMinute: 600, toMinute: 700, placeId: nomme }];
    const changed = withPractice(draft, { ...practice, hours });
    expect(usesOf(changed, nomme).rules).toBe(1);
    const left = withoutPlace(changed, nomme, { placeId: null });
    expect(practiceOf(left, "session")).toEqual({
      ...practice,
      placeIds: [poska],
      hours: [{ ...hours[0], placeId: null }],
    });
    expect(left.travelTimes).toEqual([]);
    expect(practiceOf(withoutPlace(changed, nomme, "delete"), "session").hours).toBeNull();
  });
});

test("a travel time counts in both directions and can be as in general again", () => {
  expect(travelBetween(draft, nomme, poska)).toBe(40);
  const pair = { fromPlaceId: nomme, toPlaceId: poska };
  const longer = withTravel(draft, { ...pair, minutes: 60 });
  expect(longer.travelTimes).toEqual([{ ...pair, minutes: 60 }]);
  expect(withTravel(longer, { ...pair, minutes: null }).travelTimes).toEqual([]);
});

test("rules of practices that are no longer offered leave the draft", () => {
  const rules = practiceOf(draft, "gone");
  const both = withPractice(withPractice(draft, rules), { ...rules, eventTypeUrl: "session" });
  expect(withOffered(both, [{ url: "session" }]).practices.map((one) => one.eventTypeUrl))
    .toEqual(["session"]);
  expect(withOffered(both, [{ url: "gone" }, { url: "session" }])).toBe(both);
});
