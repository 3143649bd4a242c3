import { expect, test } from "vitest";
import { day, hour, minute } from "./duration.ts";
import {
  endRequest,
  lapse,
  needsAnswer,
  requestStatusAt,
  requireAnswerTime,
  requireNoSuchRequest,
  type SessionRequest,
} from "./session-request.ts";

const now = Date.parse("2026-11-23T08:00:00Z");

const request: SessionRequest = {
  id: "r",
  therapistId: "t",
  userId: "u",
  eventTypeUri: "type",
  practiceType: "MASSAGE",
  intro: false,
  priceCents: 6000,
  startsAt: now + 3 * day,
  endsAt: now + 3 * day + hour,
  timeZone: "Europe/Tallinn",
  clientTimeZone: null,
  phone: null,
  meetingType: "IN_PERSON",
  place: "Pärnu mnt 1",
  answers: [],
  tracking: {},
  holdId: "h",
  holdSecretSealed: "sealed",
  createdAt: now,
  answerBy: now + day,
  status: "waiting",
  endedAt: null,
  message: "",
  therapySessionId: null,
  secretLinkId: null,
};

test("the rule of a practice says whose bookings wait for an answer", () => {
  const [known, unknown] = [{ isClient: true }, { isClient: false }];
  expect(needsAnswer("never", unknown)).toBe(false);
  expect(needsAnswer("new-clients", unknown)).toBe(true);
  expect(needsAnswer("new-clients", known)).toBe(false);
  expect(needsAnswer("always", known)).toBe(true);
});

test("an answer is due within a day and two hours before the start at the latest", () => {
  expect(requireAnswerTime(now + 3 * day, now)).toBe(now + day);
  expect(requireAnswerTime(now + 10 * hour, now)).toBe(now + 8 * hour);
  expect(requireAnswerTime(now + 2 * hour + 30 * minute, now)).toBe(now + 30 * minute);
  expect(() => requireAnswerTime(now + 2 * hour + 29 * minute, now))
    .toThrow("ERR_TOO_LATE_TO_REQUEST");
});

test("a request ends once: repeating its end changes nothing and another end is refused", () => {
  const declined = endRequest(request, "declined", { now, message: "Sorry" });
  expect(declined).toMatchObject({ status: "declined", endedAt: now, message: "Sorry" });
  expect(endRequest(declined, "declined", { now: now + 1, message: "again" })).toBe(declined);
  for (const other of ["accepted", "taken-back"] as const) {
    expect(() => endRequest(declined, other, { now })).toThrow("ERR_REQUEST_ENDED");
  }
});

test("from its deadline on a request counts as lapsed, before that is stored too", () => {
  const late = request.answerBy;
  expect(requestStatusAt(request, late - 1)).toBe("waiting");
  expect(requestStatusAt(request, late)).toBe("lapsed");
  expect(() => endRequest(request, "accepted", { now: late })).toThrow("ERR_REQUEST_ENDED");
  expect(lapse(request, late - 1)).toBe(request);
  expect(lapse(request, late + minute)).toMatchObject({ status: "lapsed", endedAt: late });
});

test("a person has one request at a time for the same hour and for a first meeting", () => {
  const later = { ...request, startsAt: request.endsAt, endsAt: request.endsAt + hour };
  const any = { oncePerClient: false };
  expect(() => requireNoSuchRequest([request], later, any)).not.toThrow();
  expect(() => requireNoSuchRequest([request], request, any)).toThrow("ERR_CLIENT_BUSY");
  expect(() => requireNoSuchRequest([request], later, { oncePerClient: true }))
    .toThrow("ERR_ONCE_PER_CLIENT");
  const many = Array.from({ length: 6 }, () => request);
  expect(() => requireNoSuchRequest(many, later, any)).toThrow("ERR_TOO_MANY_BOOKINGS");
});
