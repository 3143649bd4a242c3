import { expect, test } from "vitest";
import { placeToMeet } from "./place-to-meet.ts";
import type { Therapist } from "./therapist.ts";

const tallinn = { city: "TALLINN", lat: 59.4273, lon: 24.7604 };
const lasnamae = { city: "TALLINN", lat: 59.4373, lon: 24.8469 };
const tartu = { city: "TARTU", lat: 58.3702, lon: 26.7115 };

function therapist(...meetingTypes: string[]) {
  return {
    locations: [tallinn, lasnamae, tartu],
    practices: [{ meetingTypes }],
  } as unknown as Pick<Therapist, "locations" | "practices">;
}

test("the place is the first one, the one in the selected city, or the nearest to a point", () => {
  const both = therapist("VIDEO_CALL", "IN_PERSON");
  expect(placeToMeet(both, {})).toEqual(tallinn);
  expect(placeToMeet(both, { cities: ["TARTU"] })).toEqual(tartu);
  expect(placeToMeet(both, { near: { lat: 59.44, lon: 24.85 } })).toEqual(lasnamae);
  expect(placeToMeet(both, { cities: ["NARVA"], meetingTypes: ["IN_PERSON"] })).toEqual(tallinn);
});

test("sessions by video only have no place", () => {
  expect(placeToMeet(therapist("VIDEO_CALL"), {})).toBeNull();
  expect(placeToMeet(therapist("VIDEO_CALL", "IN_PERSON"), { meetingTypes: ["VIDEO_CALL"] }))
    .toBeNull();
});
