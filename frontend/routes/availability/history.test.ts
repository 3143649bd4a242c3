import { expect, test } from "vitest";
import type { Draft } from "./draft.ts";
import { begun, changed, undone } from "./history.ts";

const draft: Draft = {
  timeZone: "Europe/Tallinn",
  rules: [],
  exceptions: [],
  vacations: [],
  places: [],
  settings: {
    bufferMinutes: 0,
    travelMinutes: 0,
    minimumNoticeMinutes: 0,
    horizonDays: 60,
    stepMinutes: 15,
    dailyMaximum: null,
    closedOnPublicHolidays: true,
  },
};

const withBuffer = (bufferMinutes: number): Draft => ({
  ...draft,
  settings: { ...draft.settings, bufferMinutes },
});

test("every change can be taken back, one after the other", () => {
  const history = changed(changed(begun(draft), withBuffer(15)), withBuffer(30));
  expect(undone(history).now).toEqual(withBuffer(15));
  expect(undone(undone(history)).now).toEqual(draft);
  expect(undone(undone(undone(history))).now).toEqual(draft);
});

test("the steps of one movement are taken back as one", () => {
  const moved = [5, 10, 15].reduce(
    (history, minutes) => changed(history, withBuffer(minutes), "move a"),
    begun(draft),
  );
  const other = changed(moved, withBuffer(20), "move b");
  expect(undone(other).now).toEqual(withBuffer(15));
  expect(undone(undone(other)).now).toEqual(draft);
});

test("a movement that is taken back is not joined by the next one", () => {
  const first = changed(begun(draft), withBuffer(5), "move a");
  const again = changed(undone(first), withBuffer(10), "move a");
  expect(undone(again).now).toEqual(draft);
  expect(again.before).toHaveLength(1);
});

test("what changes nothing is no change", () => {
  expect(changed(begun(draft), { ...draft }).before).toEqual([]);
});
