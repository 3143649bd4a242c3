import { expect, test } from "vitest";
import { meetingWays, wayId } from "./meeting-ways.ts";

const places = [{ id: "garden", name: "Aia 2" }, { id: "room", name: "Pikk 1" }];
const hours = {
  places,
  days: [{
    open: [
      { startsAt: "2026-11-24T07:00:00Z", endsAt: "2026-11-24T10:00:00Z", placeId: "room" },
      { startsAt: "2026-11-24T12:00:00Z", endsAt: "2026-11-24T15:00:00Z", placeId: null },
    ],
  }],
};
const both = { durationMinutes: 60, meetingTypes: ["VIDEO_CALL", "IN_PERSON"] as const };

function waysAt(time: string, practice: Parameters<typeof meetingWays>[1] = both) {
  return meetingWays(hours, practice, `2026-11-24T${time}:00Z`).map(wayId);
}

test("within hours of a place that place comes first, and the others are left out", () => {
  expect(waysAt("07:00")).toEqual(["room", "VIDEO_CALL"]);
  expect(waysAt("09:00")).toEqual(["room", "VIDEO_CALL"]);
});

test("within hours by video the call comes first", () => {
  expect(waysAt("12:30")).toEqual(["VIDEO_CALL", "room", "garden"]);
});

test("outside of the hours each place can be chosen, that of the hours first", () => {
  expect(waysAt("09:30")).toEqual(["room", "garden", "VIDEO_CALL"]);
  expect(waysAt("18:00")).toEqual(["room", "garden", "VIDEO_CALL"]);
});

test("a practice offers only its own ways", () => {
  const only = (meetingType: "VIDEO_CALL" | "IN_PERSON") => ({
    ...both,
    meetingTypes: [meetingType],
  });
  expect(waysAt("07:00", only("VIDEO_CALL"))).toEqual(["VIDEO_CALL"]);
  expect(waysAt("07:00", only("IN_PERSON"))).toEqual(["room"]);
  expect(waysAt("12:30", only("IN_PERSON"))).toEqual(["room", "garden"]);
});
