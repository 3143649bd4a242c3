import { expect, test } from "vitest";
import type { Draft } from "./draft.ts";
import { recordChange, startHistory, undo } from "./draft-history.ts";

const draft: Draft = {
  timeZone: "Europe/Tallinn",
  rules: [],
  exceptions: [],
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
    stepMinutes: 15,
    dailyMaximum: null,
    weeklyMaximum: null,
    closedOnPublicHolidays: true,
  },
};

const withBuffer = (bufferMinutes: number): Draft => ({
  ...draft,
  settings: { ...draft.settings, bufferMinutes },
});

test("undo reverts one change at a time", () => {
  const history = recordChange(recordChange(startHistory(draft), withBuffer(15)), withBuffer(30));
  expect(undo(history).current).toEqual(withBuffer(15));
  expect(undo(undo(history)).current).toEqual(draft);
  expect(undo(undo(undo(history))).current).toEqual(draft);
});

test("undo reverts changes with the same label together", () => {
  const moved = [5, 10, 15].reduce(
    (history, minutes) => recordChange(history, withBuffer(minutes), "move a"),
    startHistory(draft),
  );
  const other = recordChange(moved, withBuffer(20), "move b");
  expect(undo(other).current).toEqual(withBuffer(15));
  expect(undo(undo(other)).current).toEqual(draft);
});

test("a change after undo starts a new step, even with the same label", () => {
  const first = recordChange(startHistory(draft), withBuffer(5), "move a");
  const again = recordChange(undo(first), withBuffer(10), "move a");
  expect(undo(again).current).toEqual(draft);
  expect(again.earlier).toHaveLength(1);
});

test("a change without effect adds no step", () => {
  expect(recordChange(startHistory(draft), { ...draft }).earlier).toEqual([]);
});
