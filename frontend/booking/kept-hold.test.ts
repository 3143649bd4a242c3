import "tests/support/browser-with-server.ts";
import { afterEach, expect, test } from "vitest";
import {
  forgetHold,
  handedHold,
  keepHold,
  keptHold,
  withHandedHold,
  withoutHandedHold,
} from "./kept-hold.ts";

const eventType = "http://localhost/api/calendly/event_types/1";
const startsAt = "2026-11-24T16:15:00Z";
const held = () => ({ id: "0193-h", secret: "s3cret_-", expiresAt: Date.now() + 60_000 });

afterEach(() => localStorage.clear());

test("a hold is kept for its own time only, until it is forgotten", () => {
  keepHold({ ...held(), eventType, startsAt, forLogin: true });
  expect(keptHold(eventType, startsAt)).toMatchObject({ id: "0193-h" });
  expect(keptHold(eventType, "2026-11-24T17:15:00Z")).toBeNull();
  expect(keptHold(`${eventType}2`, startsAt)).toBeNull();
  forgetHold("another");
  expect(keptHold(eventType, startsAt)).not.toBeNull();
  forgetHold("0193-h");
  expect(keptHold(eventType, startsAt)).toBeNull();
});

test.each(["not json", "{}", '{"id":1}', "null"])("stored %s is no hold", (stored) => {
  localStorage.setItem("heaolu.hold", stored);
  expect(keptHold(eventType, startsAt)).toBeNull();
});

test("an address hands a living hold of its time over, and without it is the same again", () => {
  const address = "/therapist/view/anna-mets?start=2026-11-24T16:15:00Z&book";
  const hold = held();
  keepHold({ ...hold, eventType, startsAt, forLogin: true });
  const handed = withHandedHold(address, startsAt);
  expect(handedHold(handed)).toEqual(hold);
  expect(withoutHandedHold(handed)).toBe(address);
  expect(withHandedHold(handed, startsAt)).toBe(handed);
  expect(withHandedHold(address, "2026-11-25T16:15:00Z")).toBe(address);
  keepHold({ ...hold, expiresAt: Date.now() - 1, eventType, startsAt, forLogin: true });
  expect(withHandedHold(address, startsAt)).toBe(address);
  expect(handedHold(address)).toBeNull();
  expect(handedHold("/#hold=../evil.x.1")).toBeNull();
});
