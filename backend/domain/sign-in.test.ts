import { expect, test } from "vitest";
import { isAlive, isRecentProof, judgeRefresh, newSignIn, type RefreshToken } from "./sign-in.ts";

const now = Date.UTC(2026, 10, 24, 12);
const day = 86_400_000;
const facts = { id: "s", userId: "u", device: "", remember: true };

test("a remembered device stays signed in for 30 days of use, another one for a day", () => {
  const remembered = newSignIn(facts, now);
  const used = { ...remembered, lastUsedAt: now + 29 * day };
  expect(isAlive(used, now + 30 * day - 1)).toBe(true);
  expect(isAlive(used, now + 30 * day)).toBe(false);
  const other = newSignIn({ ...facts, remember: false }, now);
  expect(isAlive(other, now + day - 1)).toBe(true);
  expect(isAlive(other, now + day)).toBe(false);
});

test("a proof given elsewhere counts for 30 days", () => {
  expect(isRecentProof(now, now + 30 * day - 1)).toBe(true);
  expect(isRecentProof(now, now + 30 * day)).toBe(false);
});

test("a device left alone for a week is signed out, and so is one that was ended", () => {
  const signIn = newSignIn(facts, now);
  expect(isAlive(signIn, now + 7 * day - 1)).toBe(true);
  expect(isAlive(signIn, now + 7 * day)).toBe(false);
  expect(isAlive({ ...signIn, endedAt: now }, now)).toBe(false);
});

const fresh: RefreshToken = {
  hash: "a",
  signInId: "s",
  createdAt: now,
  usedAt: null,
  successor: null,
};
const used = { ...fresh, usedAt: now, successor: "sealed" };

test("a fresh token is rotated", () => {
  expect(judgeRefresh(fresh, null, now)).toBe("rotate");
});

test("the token just replaced is answered again for ten seconds, and is a theft after that", () => {
  expect(judgeRefresh(used, fresh, now + 10_000)).toBe("repeat");
  expect(judgeRefresh(used, fresh, now + 10_001)).toBe("theft");
});

test("an older token is a theft even within the ten seconds", () => {
  expect(judgeRefresh(used, used, now + 1)).toBe("theft");
  expect(judgeRefresh(used, null, now + 1)).toBe("theft");
});
