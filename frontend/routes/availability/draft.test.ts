import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  copied,
  type Draft,
  hoursOn,
  openMinutes,
  runsInto,
  sameDraft,
  usesOf,
  weekdayOf,
  withException,
  withoutPlace,
  withRule,
  withVacation,
} from "./draft.ts";

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
  settings: {
    bufferMinutes: 15,
    travelMinutes: 0,
    minimumNoticeMinutes: 720,
    horizonDays: 60,
    stepMinutes: 15,
    dailyMaximum: null,
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

describe("the hours of the week", () => {
  test("run into others of the same day and place only", () => {
    expect(runsInto(draft, hours(1, 660, 780))).toBe(true);
    expect(runsInto(draft, hours(1, 720, 780))).toBe(false);
    expect(runsInto(draft, hours(1, 660, 780, nomme))).toBe(false);
    expect(runsInto(draft, hours(3, 660, 780))).toBe(false);
    expect(runsInto(draft, hours(1, 660, 780), "a")).toBe(false);
  });

  test("are copied to other days, except where they would lie over others", () => {
    const next = copied(draft, hours(1, 540, 720), [1, 2, 6], newId);
    const added = next.rules.filter(({ id }) => id.startsWith("new-"));
    expect(added.map(({ weekday }) => weekday)).toEqual([6]);
  });

  test("never lie over each other, whatever is copied", () => {
    const range = fc.tuple(fc.integer({ min: 0, max: 47 }), fc.integer({ min: 1, max: 12 }))
      .map(([from, length]) => hours(1, from * 30, Math.min(1440, (from + length) * 30)));
    const days = fc.uniqueArray(fc.integer({ min: 1, max: 7 }));
    fc.assert(fc.property(fc.array(fc.tuple(range, days), { maxLength: 8 }), (steps) => {
      const end = steps.reduce<Draft>(
        (soFar, [each, days]) => copied(soFar, each, days, newId),
        { ...draft, rules: [] },
      );
      for (const rule of end.rules) expect(runsInto(end, rule, rule.id)).toBe(false);
    }));
  });

  test("that come back to what they were are no change", () => {
    const away = withRule(draft, { ...draft.rules[0]!, toMinute: 780 });
    expect(sameDraft(away, draft)).toBe(false);
    expect(sameDraft(withRule(away, draft.rules[0]!), draft)).toBe(true);
  });
});

describe("the hours of a date", () => {
  const holidays = ["2026-12-24", "2026-12-28"];
  const on = (day: string, of = draft) => hoursOn(of, holidays, day);

  test("are those of its weekday, unless something else is said", () => {
    expect(weekdayOf("2026-12-07")).toBe(1);
    expect(on("2026-12-07")).toEqual({
      ranges: [{ fromMinute: 540, toMinute: 720, placeId: poska }],
      because: "week",
    });
    expect(on("2026-12-02").because).toBe("exception");
    expect(on("2026-12-24")).toEqual({ ranges: [], because: "holiday" });
    expect(on("2026-12-28").because).toBe("vacation");
    expect(on("2027-01-03").because).toBe("vacation");
    expect(on("2027-01-04").because).toBe("week");
  });

  test("of its own are stronger than a public holiday, a vacation is stronger than both", () => {
    const ranges = [{ fromMinute: 600, toMinute: 660, placeId: null }];
    const worked = withException(draft, { date: "2026-12-24", note: "", ranges });
    expect(on("2026-12-24", worked)).toEqual({ ranges, because: "exception" });
    const away = withVacation(worked, {
      id: "w",
      fromDate: "2026-12-23",
      toDate: "2026-12-24",
      note: "",
    });
    expect(on("2026-12-24", away)).toEqual({ ranges: [], because: "vacation" });
  });

  test("a date has them once, also when it is moved to another date", () => {
    const moved = withException(
      draft,
      { date: "2026-12-03", note: "", ranges: [] },
      "2026-12-02",
    );
    expect(moved.exceptions.map(({ date }) => date)).toEqual(["2026-12-03"]);
  });

  test("count once where they lie over each other", () => {
    expect(openMinutes(draft.rules.filter(({ weekday }) => weekday === 2))).toBe(180);
    expect(openMinutes([])).toBe(0);
  });
});

describe("a place that is given up", () => {
  test("says how much is there", () => {
    expect(usesOf(draft, poska)).toEqual({ rules: 2, dates: 1 });
    expect(usesOf(draft, nomme)).toEqual({ rules: 0, dates: 0 });
  });

  test("leaves its hours to another one, to video, or takes them along", () => {
    const toNomme = withoutPlace(draft, poska, { placeId: nomme });
    expect(toNomme.places.map(({ id }) => id)).toEqual([nomme]);
    expect(usesOf(toNomme, nomme)).toEqual({ rules: 2, dates: 1 });
    const away = withoutPlace(draft, poska, "away");
    expect(away.rules.map(({ id }) => id)).toEqual(["b"]);
    expect(away.exceptions[0]?.ranges).toEqual([]);
  });

  test("leaves no hours over others", () => {
    const toVideo = withoutPlace(draft, poska, { placeId: null });
    expect(toVideo.rules.map(({ id }) => id)).toEqual(["a", "b"]);
  });
});
