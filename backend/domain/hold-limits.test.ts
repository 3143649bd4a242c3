import { expect, test } from "vitest";
import { type LiveHold, requireRoomForHold } from "./hold-limits.ts";

const now = 1_000_000;

/** How many holds these networks get at one practitioner, taking turns. */
function heldBy(networks: number, free: number): LiveHold[] {
  const here: LiveHold[] = [];
  for (let turn = 0; turn < networks * 4; turn++) {
    const holderHash = `network ${turn % networks}`;
    const ofHolder = here.filter((hold) => hold.holderHash === holderHash)
      .map(({ expiresAt }) => expiresAt);
    try {
      const countFree = () => free - here.length;
      requireRoomForHold({ holderHash, isSignedIn: false, here, ofHolder, countFree }, now);
      here.push({ holderHash, expiresAt: now + 60_000 });
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

test("a flood of a few networks leaves room for another one's first hold", () => {
  const here = heldBy(5, 112);
  const newcomer = { holderHash: "a visitor", isSignedIn: false, here, ofHolder: [] };
  expect(() => requireRoomForHold({ ...newcomer, countFree: () => 100 }, now)).not.toThrow();
});

test("the refusal says when the first hold ends", () => {
  const here = [1, 2, 3].map((minutes) => ({ holderHash: "a", expiresAt: now + minutes * 60_000 }));
  const ofHolder = here.map(({ expiresAt }) => expiresAt);
  const greedy = { holderHash: "a", isSignedIn: true, here, ofHolder, countFree: () => 100 };
  expect(() => requireRoomForHold(greedy, now)).toThrow(
    expect.objectContaining({ code: "ERR_TOO_MANY_REQUESTS", facts: { retryAfter: 60 } }),
  );
});
