import { expect, test } from "vitest";
import { type DataRead, mergeReads, type NewRead } from "./data-access.ts";
import { hour, minute } from "./duration.ts";

const read: NewRead = {
  userId: "anu",
  kind: "session",
  subjectId: "s1",
  why: "booked-session",
  reason: null,
};
const earlier: DataRead = {
  ...read,
  id: "r1",
  readerId: "maria",
  role: "practitioner",
  count: 1,
  firstAt: 0,
  lastAt: 0,
};

test.each([
  ["within a minute the same look", minute - 1, 0, 0],
  ["within an hour another count", hour - 1, 0, 1],
  ["after an hour another entry", hour, 1, 0],
])("a read of the same thing is %s", (_, now, added, repeated) => {
  const merged = mergeReads([earlier], [read, read], now);
  expect([merged.added.length, merged.repeated.length]).toEqual([added, repeated]);
});

test.each([
  { userId: "berit" },
  { kind: "sessions" as const },
  { subjectId: "s2" },
  { why: "reason" as const, reason: "Anu asked for help." },
])("a read that differs by %j is another entry", (other) => {
  expect(mergeReads([earlier], [{ ...read, ...other }], minute).added).toHaveLength(1);
});
