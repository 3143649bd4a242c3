import { expect, test } from "vitest";
import { day, hour } from "./duration.ts";
import {
  requireLastDay,
  requireOpenLink,
  requireRoomForLink,
  revoke,
  type SecretLink,
  secretLinkStatus,
  withUse,
} from "./secret-link.ts";

const now = Date.parse("2026-11-23T08:00:00Z");
const zone = "Europe/Tallinn";

const link: SecretLink = {
  id: "l",
  therapistId: "t",
  practiceId: "p",
  name: "For the course",
  singleUse: true,
  lastDay: "2026-11-23",
  endsAt: now + 14 * hour,
  tokenHash: "hash",
  tokenSealed: "sealed",
  createdAt: now,
  revokedAt: null,
  uses: 0,
  lastUsedAt: null,
};

test("a link is open through its last day, until its one use or until it is withdrawn", () => {
  expect(secretLinkStatus(link, now + 14 * hour - 1)).toBe("open");
  expect(secretLinkStatus(link, now + 14 * hour)).toBe("ended");
  expect(secretLinkStatus({ ...link, endsAt: null }, now + 1000 * day)).toBe("open");
  expect(secretLinkStatus({ ...link, uses: 1 }, now)).toBe("used");
  expect(secretLinkStatus({ ...link, singleUse: false, uses: 9 }, now)).toBe("open");
  expect(secretLinkStatus(revoke(link, now), now)).toBe("revoked");
  expect(revoke(revoke(link, now), now + day).revokedAt).toBe(now);
});

test("only an open link books", () => {
  expect(requireOpenLink(link, now)).toBe(link);
  expect(() => requireOpenLink({ ...link, uses: 1 }, now)).toThrow("ERR_SECRET_LINK_USED");
  for (const closed of [null, revoke(link, now), { ...link, endsAt: now }]) {
    expect(() => requireOpenLink(closed, now)).toThrow("ERR_SECRET_LINK_ENDED");
  }
});

test("a single use is counted once, many uses each time", () => {
  const used = withUse(link, now)!;
  expect(used).toMatchObject({ uses: 1, lastUsedAt: now });
  expect(withUse(used, now + hour)).toBeNull();
  const open = withUse({ ...link, singleUse: false }, now)!;
  expect(withUse(open, now + hour)).toMatchObject({ uses: 2, lastUsedAt: now + hour });
});

test("the last day ends at midnight in the practitioner's zone, also on the day the clock changes", () => {
  expect(requireLastDay("2026-11-23", zone, now)).toBe(Date.parse("2026-11-23T22:00:00Z"));
  expect(requireLastDay("2027-03-28", zone, now)).toBe(Date.parse("2027-03-28T21:00:00Z"));
  expect(() => requireLastDay("2026-11-22", zone, now)).toThrow("ERR_INVALID_INPUT");
  expect(() => requireLastDay("2029-01-01", zone, now)).toThrow("ERR_INVALID_INPUT");
});

test("a practitioner has a hundred open links at most", () => {
  const hundred = Array.from({ length: 100 }, () => link);
  expect(() => requireRoomForLink(hundred, now)).toThrow("ERR_TOO_MANY_SECRET_LINKS");
  expect(() => requireRoomForLink(hundred.with(0, revoke(link, now)), now)).not.toThrow();
});
