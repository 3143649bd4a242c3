import { expect, test } from "vitest";
import type { Draft } from "./draft.ts";
import { knownCode, problemsOf } from "./problems.ts";

const draft = {
  timeZone: "Europe/Tallinn",
  rules: [
    { id: "a", weekday: 1, fromMinute: 540, toMinute: 720, placeId: null },
    { id: "b", weekday: 1, fromMinute: 600, toMinute: 660, placeId: null },
  ],
  exceptions: [{ date: "2026-12-02", note: "", ranges: [] }],
  vacations: [{ id: "v", fromDate: "2026-12-28", toDate: "2026-12-27", note: "" }],
  places: [{ id: "p", name: "Poska" }],
  stays: [{ id: "s", fromDate: "2027-01-01", toDate: "2027-01-02", timeZone: "Asia/Tokyo" }],
  practices: [{ eventTypeUrl: "session" }],
} as unknown as Draft;

test.each([
  ["rules.1.fromMinute", { at: "rule", ruleId: "b", field: "fromMinute" }],
  ["draft.rules.0.toMinute", { at: "rule", ruleId: "a", field: "toMinute" }],
  ["exceptions.0.ranges.2.placeId", {
    at: "exception",
    date: "2026-12-02",
    field: "ranges.2.placeId",
  }],
  ["vacations.0.toDate", { at: "vacation", vacationId: "v", field: "toDate" }],
  ["places.0.name", { at: "place", placeId: "p", field: "name" }],
  ["settings.horizonDays", { at: "setting", name: "horizonDays" }],
  ["draft.timeZone", { at: "zone" }],
  ["practices.0.questions.1.name", {
    at: "practice",
    eventTypeUrl: "session",
    field: "questions.1.name",
  }],
  ["stays.0.toDate", { at: "stay", stayId: "s", field: "toDate" }],
  ["travelTimes.0.minutes", { at: "draft", part: "travelTimes" }],
  ["rules", { at: "draft", part: "rules" }],
  ["rules.7.fromMinute", { at: "draft", part: "rules" }],
])("a problem at %s belongs to that part of the draft", (path, location) => {
  expect(problemsOf([{ path, errCode: "ERR_OVERLAP" }], draft)).toEqual([
    { location, errCode: "ERR_OVERLAP" },
  ]);
});

test("knownCode returns null for a code without its own text", () => {
  expect(knownCode("ERR_OVERLAP")).toBe("ERR_OVERLAP");
  expect(knownCode("ERR_INVALID_TYPE")).toBeNull();
});
