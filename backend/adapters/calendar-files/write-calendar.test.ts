import fc from "fast-check";
import ICAL from "ical.js";
import nodeIcal from "node-ical";
import { expect, test } from "vitest";
import { minute } from "../../domain/duration.ts";
import type { CalendarEntry } from "../../domain/session-calendar.ts";
import type { CalendarFile } from "../../ports/calendar-files.ts";
import { writeCalendar as writeFor } from "./write-calendar.ts";

const writeCalendar = (file: CalendarFile) =>
  writeFor(file, { name: 'The "app"', email: "noreply@heaolu.example" });

const entry: CalendarEntry = {
  uid: "0197a1c2-6d1e-7000-8000-3f5b2a9c1d10@heaolu",
  sequence: 2,
  startsAt: Date.parse("2026-11-24T16:15:00Z"),
  endsAt: Date.parse("2026-11-24T17:15:00Z"),
  createdAt: Date.parse("2026-11-20T07:00:00Z"),
  updatedAt: Date.parse("2026-11-21T08:00:00Z"),
  isCancelled: false,
  summary: "Appointment",
};

test("writes an entry as RFC 5545 says", () => {
  const file = writeCalendar({
    method: "REQUEST",
    language: "en",
    entries: [{
      ...entry,
      location: "Riia 12,\nTartu",
      url: "https://heaolu.example/journal",
      attendee: { name: "Mari; Tamm", email: "mari@example.ee" },
    }],
  });
  expect(file.replaceAll("\r\n ", "").split("\r\n")).toEqual([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Heaolu//Sessions//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:REQUEST",
    "BEGIN:VEVENT",
    "UID:0197a1c2-6d1e-7000-8000-3f5b2a9c1d10@heaolu",
    "SEQUENCE:2",
    "DTSTAMP:20261121T080000Z",
    "CREATED:20261120T070000Z",
    "LAST-MODIFIED:20261121T080000Z",
    "DTSTART:20261124T161500Z",
    "DTEND:20261124T171500Z",
    "SUMMARY:Appointment",
    "LOCATION:Riia 12\\,\\nTartu",
    "URL:https://heaolu.example/journal",
    "ORGANIZER;CN=The app:mailto:noreply@heaolu.example",
    'ATTENDEE;CN="Mari; Tamm";CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:mari@example.ee',
    "STATUS:CONFIRMED",
    "TRANSP:OPAQUE",
    "CLASS:PRIVATE",
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ]);
});

test("an empty feed has its name and refresh interval", () => {
  const feed = { name: "Aeg, koht", refreshHours: 1 };
  const file = writeCalendar({ method: "PUBLISH", language: "en", entries: [], feed });
  expect(file).toContain("\r\nX-WR-CALNAME:Aeg\\, koht\r\n");
  const read = new ICAL.Component(ICAL.parse(file));
  expect(file).toContain("\r\nREFRESH-INTERVAL;VALUE=DURATION:PT1H\r\n");
  expect(String(read.getFirstPropertyValue("refresh-interval"))).toBe("PT1H");
});

const words = fc.string({ unit: "binary", maxLength: 300 });
const readable = (text: string) => text.replace(/\r\n?/g, "\n").replace(/(?!\n)\p{Cc}/gu, "");

test("any text is folded, adds no lines, and is read back unchanged", () => {
  fc.assert(fc.property(words, words, words, (summary, location, name) => {
    const attendee = { name, email: "mari@example.ee" };
    const file = writeCalendar({
      method: "REQUEST",
      language: "en",
      entries: [{ ...entry, summary, location: `x${location}`, attendee }],
    });
    const lines = file.split("\r\n");
    const bytes = new TextEncoder();
    expect(lines.every((line) => bytes.encode(line).length <= 75)).toBe(true);
    expect(lines.filter((line) => !line.startsWith(" "))).toHaveLength(23);
    const [event] = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents("vevent");
    expect(event?.getFirstPropertyValue("summary") ?? "").toBe(readable(summary));
    expect(event?.getFirstPropertyValue("location")).toBe(`x${readable(location)}`);
    expect(event?.getFirstPropertyValue("attendee")).toBe("mailto:mari@example.ee");
  }));
});

test.each(["Europe/Tallinn", "America/New_York", "Australia/Lord_Howe"])(
  "every instant of 2026 to 2028 is read as the same instant in %s",
  (timeZone) => {
    const first = Date.UTC(2026, 0, 1);
    const minutes = fc.integer({ min: 0, max: 3 * 366 * 24 * 60 });
    const clock = new Intl.DateTimeFormat("sv", {
      timeZone,
      dateStyle: "short",
      timeStyle: "long",
    });
    fc.assert(fc.property(minutes, fc.integer({ min: 5, max: 720 }), (from, length) => {
      const startsAt = first + from * minute;
      const endsAt = startsAt + length * minute;
      const file = writeCalendar({
        method: "PUBLISH",
        language: "en",
        entries: [{ ...entry, startsAt, endsAt }],
      });
      const read = Object.values(nodeIcal.sync.parseICS(file))
        .find((part) => part?.type === "VEVENT");
      if (read?.type !== "VEVENT") throw new Error("no event");
      expect(read.start.getTime()).toBe(startsAt);
      expect(read.end?.getTime()).toBe(endsAt);
      expect(clock.format(read.start)).toBe(clock.format(startsAt));
    }));
  },
);

test("a published file has what RFC 5546 requires, without attendees", () => {
  const feed = { name: "Appointments", refreshHours: 1 };
  const file = writeCalendar({ method: "PUBLISH", language: "en", entries: [entry], feed });
  const calendar = new ICAL.Component(ICAL.parse(file));
  expect(calendar.getFirstPropertyValue("method")).toBe("PUBLISH");
  const [event] = calendar.getAllSubcomponents("vevent");
  for (const name of ["uid", "dtstamp", "dtstart", "organizer", "summary", "sequence"]) {
    expect(event?.getAllProperties(name), name).toHaveLength(1);
  }
  expect(event?.getAllProperties("attendee")).toEqual([]);
  const [read] = Object.values(nodeIcal.sync.parseICS(file)).filter((part) =>
    part?.type === "VEVENT"
  );
  expect(read).toMatchObject({
    organizer: { params: { CN: "The app" }, val: "mailto:noreply@heaolu.example" },
    sequence: 2,
  });
});
