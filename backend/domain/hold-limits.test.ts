import { expect, test } from "vitest";
import { type LiveHold, requireRoomForHold } from "./hold-limits.ts";

const now = 1_000_000;

/** The holds these connections get at one practitioner, taking turns; `together` of them are in one network. */
function heldBy(networks: number, free: number, together = 1, isSignedIn = false): LiveHold[] {
  const here: LiveHold[] = [];
  for (let turn = 0; turn < networks * 4; turn++) {
    const holderHash = `connection ${turn % networks}`;
    const networkHash = `network ${Math.floor((turn % networks) / together)}`;
    const ofHolder = here.filter((hold) => hold.holderHash === holderHash)
      .map(({ expiresAt }) => expiresAt);
    try {
      const countFree = () => free - here.length;
      const holder = { holderHash, networkHash, isSignedIn };
      requireRoomForHold({ ...holder, here, ofHolder, countFree }, now);
      here.push({ holderHash, networkHash, expiresAt: now + 60_000 });
    } catch {
      continue;
    }
  }
  return here;
}

test.each([
  ["one network", 1, 112, 3],
  ["three networks", 3, 112, 9],
  ["ten networks", 10, 112, 11],
  ["thirty networks", 30, 112, 30],
  ["a thousand networks", 1000, 112, 37],
  ["a thousand networks at a small calendar", 1000, 12, 8],
])("%s hold a limited share of a calendar", (_, networks, free, held) => {
  expect(heldBy(networks, free)).toHaveLength(held);
});

test("all connections of one network hold few times together", () => {
  expect(heldBy(250, 112, 250)).toHaveLength(6);
  expect(heldBy(250, 112, 250, true)).toHaveLength(12);
});

test("a flood of visitors leaves room for signed-in people, whose flood leaves half", () => {
  const here = heldBy(1000, 112);
  const holder = { holderHash: "a client", networkHash: "home", here, ofHolder: [] };
  const hold = (isSignedIn: boolean) => () =>
    requireRoomForHold({ ...holder, isSignedIn, countFree: () => 112 - here.length }, now);
  expect(hold(false)).toThrow();
  expect(hold(true)).not.toThrow();
  expect(heldBy(1000, 112, 1, true)).toHaveLength(56);
});

test("a flood of a few networks leaves room for another one's first hold", () => {
  const here = heldBy(5, 112);
  const newcomer = {
    holderHash: "a visitor",
    networkHash: "home",
    isSignedIn: false,
    here,
    ofHolder: [],
  };
  expect(() => requireRoomForHold({ ...newcomer, countFree: () => 100 }, now)).not.toThrow();
});

test("the refusal says when the first hold ends", () => {
  const here = [1, 2, 3].map((minutes) => ({
    holderHash: "a",
    networkHash: "home",
    expiresAt: now + minutes * 60_000,
  }));
  const ofHolder = here.map(({ expiresAt }) => expiresAt);
  const greedy = {
    holderHash: "a",
    networkHash: "home",
    isSignedIn: true,
    here,
    ofHolder,
    countFree: () => 100,
  };
  expect(() => requireRoomForHold(greedy, now)).toThrow(
    expect.objectContaining({ code: "ERR_TOO_MANY_REQUESTS", facts: { retryAfter: 60 } }),
  );
});
