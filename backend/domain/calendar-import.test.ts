import { expect, test } from "vitest";
import {
  addressesIn,
  type CalendarImport,
  couldNotRead,
  importWindow,
  joinedWithin,
  knownVersion,
  noUnreadEvents,
  wasRead,
} from "./calendar-import.ts";
import { settingBounds } from "./availability-draft.ts";
import { day, minute } from "./duration.ts";

const now = Date.parse("2026-11-20T07:00:00Z");

const calendar: CalendarImport = {
  id: "i",
  kind: "url",
  name: "Work",
  url: "https://calendar.example/a.ics",
  etag: null,
  readAt: null,
  nextReadAt: null,
  failures: 0,
  lastError: null,
  busyTimes: 7,
  coversUntil: null,
  unread: noUnreadEvents,
  createdAt: now,
  updatedAt: now,
};

const reading = { coversUntil: now + 400 * day, unread: { ...noUnreadEvents, events: 2 } };
const whole = { etag: '"1"', reading };

test("an address is read every half hour, a file never again", () => {
  expect(wasRead(calendar, whole, now)).toMatchObject({
    readAt: now,
    nextReadAt: now + 30 * minute,
    etag: '"1"',
  });
  expect(wasRead({ ...calendar, kind: "file" }, whole, now).nextReadAt).toBeNull();
});

test("each failure waits twice as long, up to a day; what was read stays", () => {
  let failing = wasRead(calendar, whole, now);
  const waits: number[] = [];
  for (let turn = 0; turn < 8; turn++) {
    failing = couldNotRead(failing, "ERR_CALENDAR_UNREACHABLE", now + turn);
    waits.push((failing.nextReadAt! - now - turn) / minute);
  }
  expect(waits).toEqual([30, 60, 120, 240, 480, 960, 1440, 1440]);
  expect(failing).toMatchObject({ failures: 8, readAt: now, etag: '"1"', busyTimes: 7 });
  expect(wasRead(failing, whole, now)).toMatchObject({ failures: 0, lastError: null });
});

test("once a day the whole is read, changed or not, because the window moves on", () => {
  const read = wasRead(calendar, whole, now);
  expect(knownVersion(read, now + day - 1)).toBe('"1"');
  const unchanged = wasRead(read, { etag: '"1"', reading: null }, now + day / 2);
  expect(unchanged.readAt).toBe(now + day / 2);
  expect(knownVersion(unchanged, now + day)).toBeNull();
  expect(knownVersion(couldNotRead(read, "ERR_CALENDAR_UNREACHABLE", now + 1), now + day))
    .toBeNull();
  expect(unchanged).toMatchObject(reading);
});

test("times are in order, apart, and inside the window", () => {
  const times = [[50, 60], [10, 20], [20, 30], [12, 14], [0, 5], [90, 200], [300, 400], [70, 70]]
    .map(([startsAt, endsAt]) => ({ startsAt: startsAt!, endsAt: endsAt! }));
  expect(joinedWithin(times, { from: 5, to: 100 })).toEqual([
    { startsAt: 10, endsAt: 30 },
    { startsAt: 50, endsAt: 60 },
    { startsAt: 90, endsAt: 100 },
  ]);
});

test("a URL covers every booking horizon between two reads, and a file for years after its only one", () => {
  const [, longestHorizon] = settingBounds.horizonDays;
  const days = (kind: "url" | "file") => (importWindow({ kind }, now).to - now) / day;
  expect(days("url")).toBeGreaterThan(longestHorizon + 2);
  expect(days("file")).toBeGreaterThan(longestHorizon + 2 * 365);
});

test("the owner's address is found in the URL of a Google calendar", () => {
  const path = "/calendar/ical/mari.tamm%40example.ee/private-0a1b2c/basic.ics";
  expect(addressesIn(`https://calendar.google.com${path}`)).toEqual(["mari.tamm@example.ee"]);
  expect(addressesIn("https://calendar.example/a@b/basic.ics?x=mari@example.ee")).toEqual([]);
});
