import { describe, expect, test } from "vitest";
import type { AvailabilityDraft } from "./availability-draft.ts";
import { requireGoodDraft } from "./availability-problems.ts";
import { DomainError } from "./errors.ts";
import { usualRules } from "./practice-rules.ts";

const now = Date.parse("2026-11-20T07:00:00Z");

const good: AvailabilityDraft = {
  timeZone: "Europe/Tallinn",
  rules: [
    { id: "r1", weekday: 1, fromMinute: 540, toMinute: 720, placeId: "p1" },
    { id: "r2", weekday: 1, fromMinute: 720, toMinute: 1440, placeId: "p1" },
    { id: "r3", weekday: 1, fromMinute: 600, toMinute: 660, placeId: null },
    { id: "r4", weekday: 2, fromMinute: 0, toMinute: 5, placeId: "p2" },
  ],
  exceptions: [
    { date: "2026-12-04", note: "", ranges: [] },
    { date: "2026-12-01", note: "", ranges: [{ fromMinute: 540, toMinute: 600, placeId: null }] },
  ],
  vacations: [{ id: "v1", fromDate: "2026-12-28", toDate: "2026-12-28", note: "" }],
  places: [{ id: "p1", name: "Pikk 1" }, { id: "p2", name: "Lai 2" }],
  travelTimes: [],
  stays: [],
  practices: [],
  settings: {
    bufferMinutes: 10,
    travelMinutes: 0,
    minimumNoticeMinutes: 120,
    horizonDays: 60,
    stepMinutes: 30,
    dailyMaximum: null,
    weeklyMaximum: null,
    closedOnPublicHolidays: true,
  },
};

/** The problems of a changed draft as `path errCode`. */
function problems(change: Partial<AvailabilityDraft>, prefix?: string): string[] {
  try {
    requireGoodDraft({ ...good, ...change }, now, prefix === undefined ? {} : { prefix });
    return [];
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    expect(error.code).toBe("ERR_INVALID_INPUT");
    return error.facts.errors!.map(({ path, errCode }) => `${path} ${errCode}`);
  }
}

function rule(change: Partial<AvailabilityDraft["rules"][number]>) {
  return { rules: [...good.rules, { ...good.rules[0]!, id: "new", weekday: 3, ...change }] };
}

const vacation = good.vacations[0]!;
const stay = { id: "s1", fromDate: "2027-01-01", toDate: "2027-01-05", timeZone: "Asia/Tokyo" };
const travel = { fromPlaceId: "p1", toPlaceId: "p2", minutes: 30 };
const practice = {
  eventTypeUri: "session",
  ...usualRules,
  dailyMaximum: 2,
  weeklyMaximum: 2,
  hours: [{ weekday: 2, fromMinute: 540, toMinute: 600, placeId: "p1" }],
  placeIds: ["p1"],
  questions: [{ name: "Why now?", required: true }],
};
const practices = (change: Partial<AvailabilityDraft["practices"][number]>) => ({
  practices: [{ ...practice, ...change }],
});

describe("requireGoodDraft", () => {
  test("accepts a valid draft, in any order of its dates", () => {
    expect(problems({})).toEqual([]);
    expect(problems({ rules: [], exceptions: [], vacations: [], places: [] })).toEqual([]);
    expect(problems({ practices: [practice], stays: [stay], travelTimes: [travel] })).toEqual([]);
  });

  test.each<[string, Partial<AvailabilityDraft>, string[]]>([
    ["an unknown zone", { timeZone: "Mars/Base" }, ["timeZone ERR_UNKNOWN_TIME_ZONE"]],
    ["an offset as zone", { timeZone: "+02:00" }, ["timeZone ERR_UNKNOWN_TIME_ZONE"]],
    ["nothing between its ends", rule({ toMinute: 540 }), [
      "rules.4.toMinute ERR_ENDS_BEFORE_START",
    ]],
    ["ends turned round", rule({ fromMinute: 600, toMinute: 540 }), [
      "rules.4.toMinute ERR_ENDS_BEFORE_START",
    ]],
    ["odd minutes", rule({ fromMinute: 541, toMinute: 719 }), [
      "rules.4.fromMinute ERR_OFF_GRID",
      "rules.4.toMinute ERR_OFF_GRID",
    ]],
    ["a place that is not there", rule({ placeId: "p3" }), ["rules.4.placeId ERR_UNKNOWN_PLACE"]],
    ["an overlap on one day in one place", rule({ weekday: 1, fromMinute: 715, toMinute: 720 }), [
      "rules.4.fromMinute ERR_OVERLAP",
    ]],
    ["an overlap by video", rule({ weekday: 1, fromMinute: 630, toMinute: 700, placeId: null }), [
      "rules.4.fromMinute ERR_OVERLAP",
    ]],
    ["an id twice", rule({ id: "r1" }), ["rules.4.id ERR_REPEATED"]],
    ["a place's name twice", { places: [...good.places, { id: "p3", name: "Pikk 1" }] }, [
      "places.2.name ERR_REPEATED",
    ]],
    ["a date twice", { exceptions: [...good.exceptions, good.exceptions[0]!] }, [
      "exceptions.2.date ERR_REPEATED",
    ]],
    ["a date that is none", { exceptions: [{ date: "2026-02-30", note: "", ranges: [] }] }, [
      "exceptions.0.date ERR_INVALID_DATE",
    ]],
    ["an overlap on an exception", {
      exceptions: [{
        date: "2026-12-01",
        note: "",
        ranges: [
          { fromMinute: 600, toMinute: 700, placeId: null },
          { fromMinute: 540, toMinute: 605, placeId: null },
        ],
      }],
    }, ["exceptions.0.ranges.0.fromMinute ERR_OVERLAP"]],
    ["a vacation that ends first", { vacations: [{ ...vacation, toDate: "2026-12-27" }] }, [
      "vacations.0.toDate ERR_ENDS_BEFORE_START",
    ]],
    ["a vacation in three years", {
      vacations: [{ ...vacation, fromDate: "2029-01-01", toDate: "2029-01-02" }],
    }, ["vacations.0.toDate ERR_TOO_FAR"]],
    ["an exception in three years", {
      exceptions: [{ date: "2029-01-01", note: "", ranges: [] }],
    }, ["exceptions.0.date ERR_TOO_FAR"]],
    ["too many rules", {
      rules: Array.from({ length: 101 }, (_, at) => ({
        ...good.rules[0]!,
        id: `r${at}`,
        weekday: at % 7 + 1,
        fromMinute: Math.floor(at / 7) * 60,
        toMinute: Math.floor(at / 7) * 60 + 60,
      })),
    }, ["rules ERR_TOO_BIG"]],
    ["settings beyond their bounds", {
      settings: { ...good.settings, stepMinutes: 7, horizonDays: 0, dailyMaximum: 0 },
    }, [
      "settings.horizonDays ERR_OUT_OF_RANGE",
      "settings.dailyMaximum ERR_OUT_OF_RANGE",
      "settings.stepMinutes ERR_OFF_GRID",
    ]],
    ["a weekly maximum below the daily one", {
      settings: { ...good.settings, dailyMaximum: 5, weeklyMaximum: 4 },
    }, ["settings.weeklyMaximum ERR_BELOW_DAILY"]],
    ["stays that overlap", { stays: [stay, { ...stay, id: "s2", fromDate: "2027-01-05" }] }, [
      "stays.1.fromDate ERR_OVERLAP",
    ]],
    ["a stay in no zone that ends first", {
      stays: [{ ...stay, toDate: "2026-12-31", timeZone: "Atlantis" }],
    }, ["stays.0.toDate ERR_ENDS_BEFORE_START", "stays.0.timeZone ERR_UNKNOWN_TIME_ZONE"]],
    ["travel between two places twice", {
      travelTimes: [travel, { fromPlaceId: "p2", toPlaceId: "p1", minutes: 10 }],
    }, ["travelTimes.1.toPlaceId ERR_REPEATED"]],
    [
      "travel to an unknown place",
      { travelTimes: [{ ...travel, toPlaceId: "p3", minutes: 481 }] },
      [
        "travelTimes.0.toPlaceId ERR_UNKNOWN_PLACE",
        "travelTimes.0.minutes ERR_OUT_OF_RANGE",
      ],
    ],
    ["a practice twice", { practices: [practice, practice] }, [
      "practices.1.eventTypeUrl ERR_REPEATED",
    ]],
    [
      "a practice with numbers beyond their bounds",
      practices({ bufferBeforeMinutes: -5, horizonDays: 0, weeklyMaximum: 1 }),
      [
        "practices.0.bufferBeforeMinutes ERR_OUT_OF_RANGE",
        "practices.0.horizonDays ERR_OUT_OF_RANGE",
        "practices.0.weeklyMaximum ERR_BELOW_DAILY",
      ],
    ],
    ["a practice without any hours of its own", practices({ hours: [] }), [
      "practices.0.hours ERR_TOO_SMALL",
    ]],
    [
      "hours of a practice that overlap",
      practices({ hours: [...practice.hours, { ...practice.hours[0]!, toMinute: 545 }] }),
      ["practices.0.hours.1.fromMinute ERR_OVERLAP"],
    ],
    ["a practice at an unknown place", practices({ placeIds: ["p1", "p3"] }), [
      "practices.0.placeIds ERR_UNKNOWN_PLACE",
    ]],
    [
      "a question twice, an empty one and a long one",
      practices({
        questions: ["Why now?", "Why now?", " ", "x".repeat(201)]
          .map((name) => ({ name, required: false })),
      }),
      [
        "practices.0.questions.1.name ERR_REPEATED",
        "practices.0.questions.2.name ERR_REQUIRED",
        "practices.0.questions.3.name ERR_TOO_LONG",
      ],
    ],
    [
      "eleven questions",
      practices({
        questions: Array.from({ length: 11 }, (_, nth) => ({ name: `${nth}`, required: false })),
      }),
      ["practices.0.questions ERR_TOO_BIG"],
    ],
  ])("with %s is refused with its path", (_what, change, found) => {
    expect(problems(change)).toEqual(found);
  });

  test("lists at most a hundred problems, with the given path prefix", () => {
    const rules = Array.from({ length: 100 }, (_, at) => ({
      ...good.rules[0]!,
      id: `r${at}`,
      fromMinute: 1,
      toMinute: 1,
    }));
    const found = problems({ rules }, "draft.");
    expect(found).toHaveLength(100);
    expect(found.every((path) => path.startsWith("draft.rules."))).toBe(true);
  });
});
