import { expect, test } from "vitest";
import type { Draft } from "./draft.ts";
import { mergeDrafts } from "./merge-drafts.ts";

const range = { fromMinute: 540, toMinute: 720, placeId: null };
const base: Draft = {
  timeZone: "Europe/Tallinn",
  rules: [{ id: "mon", weekday: 1, ...range }, { id: "tue", weekday: 2, ...range }],
  exceptions: [{ date: "2026-12-08", note: "", ranges: [] }],
  vacations: [],
  places: [],
  travelTimes: [],
  stays: [],
  practices: [],
  settings: {
    bufferMinutes: 0,
    travelMinutes: 0,
    minimumNoticeMinutes: 0,
    horizonDays: 60,
    stepMinutes: 30,
    dailyMaximum: null,
    weeklyMaximum: null,
    closedOnPublicHolidays: true,
  },
};
const saturday = { id: "sat", weekday: 6, ...range };
const sunday = { id: "sun", weekday: 7, ...range };
const closed = (date: string) => ({ date, note: "", ranges: [] });

test("what each side added stays, and only what I removed is removed", () => {
  const { draft, clashes } = mergeDrafts({
    base,
    mine: { ...base, rules: [base.rules[0]!, saturday], exceptions: [] },
    theirs: {
      ...base,
      rules: [...base.rules, sunday],
      exceptions: [...base.exceptions, closed("2026-12-01")],
      settings: { ...base.settings, horizonDays: 90 },
    },
  });
  expect(draft.rules.map(({ id }) => id).sort()).toEqual(["mon", "sat", "sun"]);
  expect(draft.exceptions).toEqual([closed("2026-12-01")]);
  expect(draft.settings.horizonDays).toBe(90);
  expect(clashes).toEqual([]);
});

test("an hour closed elsewhere stays closed on a date whose hours I changed", () => {
  const date = "2026-11-30";
  const { draft, clashes } = mergeDrafts({
    base,
    mine: {
      ...base,
      exceptions: [{ date, note: "Longer", ranges: [{ ...range, toMinute: 900 }] }],
    },
    theirs: {
      ...base,
      exceptions: [{ date, note: "", ranges: [{ ...range, fromMinute: 600 }] }],
    },
  });
  expect(draft.exceptions).toEqual([
    { date, note: "Longer", ranges: [{ ...range, fromMinute: 600, toMinute: 900 }] },
  ]);
  expect(clashes).toEqual([{ day: date }]);
});

test("the same change on both sides is no clash, in whatever order its fields are", () => {
  const mine = { ...base, exceptions: [closed("2026-12-01")] };
  const theirs = {
    ...base,
    exceptions: [{ onlyShortens: false, ranges: [], note: "", date: "2026-12-01" }],
  };
  expect(mergeDrafts({ base: { ...base, exceptions: [] }, mine, theirs }).clashes).toEqual([]);
});

test("a place that was removed elsewhere returns when I put hours there", () => {
  const salme = { id: "salme", name: "Salme" };
  const there = { ...saturday, placeId: salme.id };
  const { draft } = mergeDrafts({
    base: { ...base, places: [salme] },
    mine: { ...base, places: [salme], rules: [...base.rules, there] },
    theirs: base,
  });
  expect(draft.places).toEqual([salme]);
});
