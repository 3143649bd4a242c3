import { expect, test } from "vitest";
import { minute, second } from "./duration.ts";
import { type LiveHold, makeRoomForHold } from "./hold-limits.ts";

const now = 1_000_000;

type Visitor = {
  holderHash: string;
  networkHash: string;
  isSignedIn?: boolean;
  isAwaited?: boolean;
};

/** A calendar of which visitors hold times; `free` are free when none is held. */
function calendarWith(free: number) {
  let here: LiveHold[] = [];
  let made = 0;
  return {
    held: () => here,
    hold({ isSignedIn = false, isAwaited = false, ...holder }: Visitor, at = now) {
      const live = here.filter(({ expiresAt }) => at < expiresAt);
      const ending = makeRoomForHold({
        ...holder,
        isSignedIn,
        here: live,
        ofHolder: live.filter((hold) => hold.holderHash === holder.holderHash)
          .map((hold) => ({ ...hold, isAwaited })),
        ofNetwork: live.filter((hold) => hold.networkHash === holder.networkHash)
          .map(({ expiresAt }) => expiresAt),
        countFree: () => free - live.length,
      }, at);
      const id = `hold ${made++}`;
      here = live.filter(({ id }) => !ending.includes(id));
      here.push({
        ...holder,
        id,
        isOfGuest: !isSignedIn,
        createdAt: at,
        expiresAt: at + 20 * minute,
      });
      return id;
    },
  };
}

/** The calendar after these connections tried to hold, taking turns; `together` of them are in one network. */
function floodedBy(networks: number, free: number, together = 1, isSignedIn = false) {
  const calendar = calendarWith(free);
  for (let turn = 0; turn < networks * 4; turn++) {
    const holderHash = `connection ${turn % networks}`;
    const networkHash = `network ${Math.floor((turn % networks) / together)}`;
    try {
      calendar.hold({ holderHash, networkHash, isSignedIn });
    } catch {
      continue;
    }
  }
  return calendar;
}

const heldBy = (...flood: Parameters<typeof floodedBy>) => floodedBy(...flood).held();

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
  const calendar = floodedBy(1000, 112);
  const before = calendar.held().length;
  calendar.hold({ holderHash: "a client", networkHash: "home", isSignedIn: true });
  expect(calendar.held()).toHaveLength(before + 1);
  expect(heldBy(1000, 112, 1, true)).toHaveLength(56);
});

const guest = { holderHash: "a guest", networkHash: "home" };

/** 25 connections in five networks fill the share of guests. */
function filledByFive() {
  const calendar = calendarWith(75);
  for (let nth = 0; nth < 25; nth++) {
    const networkHash = `network ${nth % 5}`;
    calendar.hold({ holderHash: `connection ${nth}`, networkHash }, now + nth * second);
  }
  return calendar;
}

test("a guest of another network gets a hold, and the network with the most loses its oldest", () => {
  const calendar = filledByFive();
  const [oldest] = calendar.held();
  const id = calendar.hold(guest, now + minute);
  const held = calendar.held().map((hold) => hold.id);
  expect(held).toContain(id);
  expect(held).not.toContain(oldest!.id);
  expect(held).toHaveLength(25);
});

test("a hold that was made while the calendar was full stays when the flood goes on", () => {
  const calendar = filledByFive();
  const id = calendar.hold(guest, now + minute);
  for (let nth = 25; nth < 200; nth++) {
    const flood = { holderHash: `connection ${nth}`, networkHash: `network ${nth % 5}` };
    try {
      calendar.hold(flood, now + minute + nth * second);
    } catch {
      continue;
    }
  }
  expect(calendar.held().map((hold) => hold.id)).toContain(id);
});

test("a flood of one hold per network gives way once its oldest hold is two minutes old", () => {
  const calendar = calendarWith(75);
  for (let nth = 0; nth < 25; nth++) {
    calendar.hold({ holderHash: `connection ${nth}`, networkHash: `network ${nth}` });
  }
  expect(() => calendar.hold(guest, now + minute)).toThrow(
    expect.objectContaining({ code: "ERR_TOO_MANY_REQUESTS", facts: { retryAfter: 60 } }),
  );
  calendar.hold(guest, now + 2 * minute);
  expect(calendar.held().map((hold) => hold.id)).not.toContain("hold 0");
});

test("a guest's flood never ends the hold of a signed-in person", () => {
  const calendar = calendarWith(24);
  const client = { holderHash: "a client", networkHash: "home", isSignedIn: true };
  const own = [calendar.hold(client), calendar.hold(client)];
  for (let nth = 0; nth < 50; nth++) {
    try {
      const flood = { holderHash: `connection ${nth}`, networkHash: `network ${nth}` };
      calendar.hold(flood, now + nth * minute / 4);
    } catch {
      continue;
    }
  }
  expect(calendar.held().map(({ id }) => id)).toEqual(expect.arrayContaining(own));
});

test("a second connection of a network that holds all it may takes the place of the first one's", () => {
  const calendar = calendarWith(112);
  const from = (holderHash: string) => ({ holderHash, networkHash: "operator" });
  for (let nth = 0; nth < 3; nth++) for (const one of ["a", "b"]) calendar.hold(from(one));
  calendar.hold(from("a guest"), now + second);
  expect(calendar.held()).toHaveLength(6);
  expect(calendar.held().filter(({ holderHash }) => holderHash === "a guest")).toHaveLength(1);
});

test("people behind one address take each other's place after two minutes", () => {
  const calendar = calendarWith(112);
  for (let nth = 0; nth < 3; nth++) calendar.hold(guest, now + nth * second);
  expect(() => calendar.hold(guest, now + minute)).toThrow(
    expect.objectContaining({ facts: { retryAfter: 60 } }),
  );
  calendar.hold(guest, now + 2 * minute);
  expect(calendar.held().map(({ id }) => id)).toEqual(["hold 1", "hold 2", "hold 3"]);
});

test("the guests of one network hold sixty times of all practitioners", () => {
  const ofNetwork = Array.from({ length: 60 }, (_, nth) => now + (nth + 1) * minute);
  const holder = { ...guest, here: [], ofHolder: [], ofNetwork, countFree: () => 100 };
  expect(() => makeRoomForHold({ ...holder, isSignedIn: false }, now)).toThrow(
    expect.objectContaining({ code: "ERR_TOO_MANY_REQUESTS", facts: { retryAfter: 60 } }),
  );
  expect(makeRoomForHold({ ...holder, isSignedIn: true }, now)).toEqual([]);
});

test("a signed-in person who compares times holds the last three, and one elsewhere ends for the seventh", () => {
  const calendar = calendarWith(112);
  const client = { ...guest, isSignedIn: true };
  for (let nth = 0; nth < 8; nth++) calendar.hold(client, now + nth * second);
  expect(calendar.held().map(({ id }) => id)).toEqual(["hold 5", "hold 6", "hold 7"]);
  const ofHolder = Array.from({ length: 6 }, (_, nth) => ({
    id: `elsewhere ${nth}`,
    createdAt: now + nth * second,
    expiresAt: now + 5 * minute,
    isAwaited: nth === 0,
  }));
  const holder = { ...guest, here: [], ofHolder, ofNetwork: [], countFree: () => 100 };
  expect(makeRoomForHold({ ...holder, isSignedIn: true }, now + minute)).toEqual(["elsewhere 1"]);
  const asGuest = { ...holder, isSignedIn: false };
  expect(() => makeRoomForHold(asGuest, now + minute)).toThrow(
    expect.objectContaining({ facts: { retryAfter: 61 } }),
  );
  expect(makeRoomForHold(asGuest, now + 2 * minute + second)).toEqual(["elsewhere 1"]);
});

test("the refusal of a signed-in person with unpaid orders says when the first hold ends", () => {
  const calendar = calendarWith(112);
  const client = { ...guest, isSignedIn: true, isAwaited: true };
  for (const minutes of [0, 1, 2]) calendar.hold(client, now + minutes * minute);
  expect(() => calendar.hold(client, now + 19 * minute)).toThrow(
    expect.objectContaining({ code: "ERR_TOO_MANY_REQUESTS", facts: { retryAfter: 60 } }),
  );
});
