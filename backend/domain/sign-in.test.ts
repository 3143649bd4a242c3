import { expect, test } from "vitest";
import { day, second } from "./duration.ts";
import {
  decideRefresh,
  isActive,
  isRecentSignIn,
  newSignIn,
  type RefreshToken,
} from "./sign-in.ts";

const now = Date.UTC(2026, 10, 24, 12);
const facts = { id: "s", userId: "u", device: "", remember: true };

test("a sign-in lasts 30 days on a trusted device, else a day", () => {
  const remembered = newSignIn(facts, now);
  const used = { ...remembered, lastUsedAt: now + 29 * day };
  expect(isActive(used, now + 30 * day - 1)).toBe(true);
  expect(isActive(used, now + 30 * day)).toBe(false);
  const other = newSignIn({ ...facts, remember: false }, now);
  expect(isActive(other, now + day - 1)).toBe(true);
  expect(isActive(other, now + day)).toBe(false);
});

test("a sign-in at an external issuer is accepted for 30 days", () => {
  expect(isRecentSignIn(now, now + 30 * day - 1)).toBe(true);
  expect(isRecentSignIn(now, now + 30 * day)).toBe(false);
});

test("a sign-in is inactive after a week without use or once it is ended", () => {
  const signIn = newSignIn(facts, now);
  expect(isActive(signIn, now + 7 * day - 1)).toBe(true);
  expect(isActive(signIn, now + 7 * day)).toBe(false);
  expect(isActive({ ...signIn, endedAt: now }, now)).toBe(false);
});

const fresh: RefreshToken = {
  hash: "a",
  signInId: "s",
  createdAt: now,
  usedAt: null,
  successor: null,
};
const used = { ...fresh, usedAt: now, successor: "encrypted" };

test("an unused token is rotated", () => {
  expect(decideRefresh(fresh, null, now)).toBe("rotate");
});

test("a replaced token is answered again for ten seconds, then counts as stolen", () => {
  expect(decideRefresh(used, fresh, now + 10 * second)).toBe("repeat");
  expect(decideRefresh(used, fresh, now + 10 * second + 1)).toBe("theft");
});

test("an older token counts as stolen even within ten seconds", () => {
  expect(decideRefresh(used, used, now + 1)).toBe("theft");
  expect(decideRefresh(used, null, now + 1)).toBe("theft");
});
