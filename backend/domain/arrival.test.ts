import { expect, test } from "vitest";
import { arrivalAt, placeName } from "./arrival.ts";

const place = {
  ...{ address: "Rüütli 12, Tartu", cityName: "Tartu", calendarName: null, lat: 58.38, lon: 26.72 },
  arrivalNote: { et: "", en: "", ru: "" },
  label: { et: "", en: "", ru: "" },
  access: {},
};

test("a place whose address ends with the city names it once", () => {
  expect(placeName(place)).toBe("Rüütli 12, Tartu");
  expect(placeName({ address: "Tartu mnt 12", cityName: "Tartu" })).toBe("Tartu mnt 12, Tartu");
});

test.each(["Rüütli 12, Tartu", "Rüütli 12, Tartu, Tartu"])(
  "a session at %j finds its place",
  (name) => {
    const session = { meetingType: "IN_PERSON", status: "booked", place: name };
    expect(arrivalAt(session, [place])?.point).toEqual({ lat: 58.38, lon: 26.72 });
  },
);

test("a client reads how to get in, or else what the profile calls the place", () => {
  const described = {
    ...place,
    arrivalNote: { et: "Helista uksekella.", en: "", ru: " " },
    label: { et: "Esimene korrus", en: "Ground floor", ru: "Первый этаж" },
  };
  const session = { meetingType: "IN_PERSON", status: "booked", place: "Rüütli 12, Tartu" };
  expect(arrivalAt(session, [described])?.note)
    .toEqual({ et: "Helista uksekella.", en: "Ground floor", ru: "Первый этаж" });
});
