import fc from "fast-check";
import { expect, test } from "vitest";
import type { TherapySessionEntry } from "../../domain/therapy-session.ts";
import { calendarFile } from "./calendar-file.ts";

const session = {
  id: "0197a1c2-6d1e-7000-8000-3f5b2a9c1d10",
  startsAt: Date.parse("2026-11-24T16:15:00Z"),
  endsAt: Date.parse("2026-11-24T17:15:00Z"),
  status: "booked",
  therapist: { id: "t", slug: "kadri", name: "Kadri; Kask, \\PhD", pictureKey: null },
  place: "Riia 12,\nTartu",
} as TherapySessionEntry;
const now = Date.parse("2026-11-20T07:00:00Z");

test("a session is an event at its instant, with its signs escaped", () => {
  const lines = calendarFile([session, { ...session, status: "cancelled" }], now).split("\r\n");
  expect(lines.slice(0, 12)).toEqual([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Heaolu//Sessions//EN",
    "BEGIN:VEVENT",
    "UID:0197a1c2-6d1e-7000-8000-3f5b2a9c1d10@heaolu",
    "DTSTAMP:20261120T070000Z",
    "DTSTART:20261124T161500Z",
    "DTEND:20261124T171500Z",
    "SUMMARY:Kadri\\; Kask\\, \\\\PhD",
    "LOCATION:Riia 12\\,\\nTartu",
    "STATUS:CONFIRMED",
    "END:VEVENT",
  ]);
  expect(lines).toContain("STATUS:CANCELLED");
});

test("whatever a place is called, no line is too long and none is added", () => {
  fc.assert(fc.property(fc.string({ unit: "binary", maxLength: 300 }), (place) => {
    const file = calendarFile([{ ...session, place }], now);
    const lines = file.split("\r\n");
    const bytes = new TextEncoder();
    expect(lines.every((line) => bytes.encode(line).length <= 75)).toBe(true);
    expect(lines.filter((line) => !line.startsWith(" "))).toHaveLength(14);
  }));
});
