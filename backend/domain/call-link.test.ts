import { expect, test } from "vitest";
import { hour } from "./duration.ts";
import { callAddress, callLinkAt, isCallLink, isRoomPattern } from "./call-link.ts";

test.each([
  ["https://meet.example.org/kulli", true],
  ["https://us02web.zoom.us/j/8512345678?pwd=abc#success", true],
  ["https://meet.example.org:8443/x", true],
  ["http://meet.example.org/x", false],
  ["javascript:alert(1)", false],
  ["https://localhost/x", false],
  ["https://10.0.0.1/x", false],
  ["https://[::1]/x", false],
  ["https://me:secret@meet.example.org/x", false],
  ["https://meet.example.org/a b", false],
  ['https://meet.example.org/"><b>', false],
  ["Join: https://meet.example.org/x", false],
  [`https://meet.example.org/${"x".repeat(500)}`, false],
  ["", false],
])("%j as a call link: %s", (text, isValid) => {
  expect(isCallLink(text)).toBe(isValid);
});

test.each([
  ["https://meet.example.org/{id}", true],
  ["https://meet.example.org?room={id}&lang=et", true],
  ["https://{id}.example.org/", false],
  ["https://meet.example.org.{id}/x", false],
  ["https://meet.example.org/{id}/{id}", false],
  ["https://meet.example.org/room", false],
  ["http://meet.example.org/{id}", false],
])("%j as a room pattern: %s", (text, isValid) => {
  expect(isRoomPattern(text)).toBe(isValid);
});

const startsAt = Date.parse("2026-11-24T16:00:00Z");
const session = {
  practiceType: "MASSAGE",
  intro: false,
  status: "booked",
  meetingType: "VIDEO_CALL",
  startsAt,
  endsAt: startsAt + hour,
} as const;
const practice = { type: "MASSAGE", intro: false, durationMinutes: 60 };

test("the practice's own link comes before a room, and a room before nothing", () => {
  const own = { ...practice, callLink: "https://a.example.org/own" };
  const roomPattern = "https://b.example.org/{id}";
  const at = (practices: typeof own[], pattern: string | null, changes = {}) =>
    callAddress({ ...session, ...changes }, { practices, roomPattern: pattern }, () => "x7");
  expect(at([own], roomPattern)).toBe("https://a.example.org/own");
  expect(at([{ ...own, type: "REIKI" }], roomPattern)).toBe("https://b.example.org/x7");
  expect(at([{ ...own, type: "REIKI" }], null)).toBeNull();
  expect(at([own], roomPattern, { meetingType: "IN_PERSON" })).toBeNull();
  expect(at([own], roomPattern, { status: "cancelled" })).toBeNull();
});

test("the link is shown from 24 hours before the start until the end", () => {
  const at = (now: number, status: "booked" | "cancelled" = "booked") =>
    callLinkAt({ ...session, status }, "https://a.example.org", now).callLink;
  expect(at(startsAt - 24 * hour - 1)).toBeNull();
  expect(at(startsAt - 24 * hour)).toBe("https://a.example.org");
  expect(at(startsAt + hour - 1)).toBe("https://a.example.org");
  expect(at(startsAt + hour)).toBeNull();
  expect(at(startsAt, "cancelled")).toBeNull();
});
