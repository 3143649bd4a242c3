import fc from "fast-check";
import { expect, test } from "vitest";
import { calendarLinks } from "./calendar-links.ts";

const entry = {
  title: "Appointment",
  startsAt: Date.parse("2026-11-24T16:15:00Z"),
  endsAt: Date.parse("2026-11-24T17:05:00Z"),
  timeZone: "Europe/Tallinn",
  place: "Poska 12, Tallinn",
  details: ["Külli Mägi", "", "https://heaolu.example/journal"],
};

test("Google and Outlook get the same entry, each in its own form", () => {
  const { google, outlook } = calendarLinks(entry);
  expect(google).toBe(
    "https://calendar.google.com/calendar/render?action=TEMPLATE&text=Appointment" +
      "&dates=20261124T161500Z%2F20261124T170500Z&ctz=Europe%2FTallinn&location=Poska%2012%2C%20Tallinn" +
      "&details=K%C3%BClli%20M%C3%A4gi%0Ahttps%3A%2F%2Fheaolu.example%2Fjournal",
  );
  expect(outlook).toBe(
    "https://outlook.live.com/calendar/0/deeplink/compose?path=%2Fcalendar%2Faction%2Fcompose&rru=addevent" +
      "&subject=Appointment&startdt=2026-11-24T16%3A15%3A00Z&enddt=2026-11-24T17%3A05%3A00Z" +
      "&location=Poska%2012%2C%20Tallinn&body=K%C3%BClli%20M%C3%A4gi%0Ahttps%3A%2F%2Fheaolu.example%2Fjournal",
  );
});

test("no text adds a parameter or leaves the calendar's page", () => {
  fc.assert(fc.property(fc.string({ unit: "binary" }), (place) => {
    for (const link of Object.values(calendarLinks({ ...entry, place, details: [place] }))) {
      const { hostname, searchParams } = new URL(link);
      expect(hostname).toMatch(/^(calendar\.google|outlook\.live)\.com$/);
      expect(searchParams.get("location") ?? "").toBe(place.toWellFormed());
      expect([...searchParams].length).toBeLessThanOrEqual(7);
    }
  }));
});
