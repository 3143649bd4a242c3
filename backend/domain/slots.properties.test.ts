import fc from "fast-check";
import { expect, test } from "vitest";
import { naiveStarts } from "./naive-slots.testing.ts";
import { listOf, situation } from "./slot-situations.testing.ts";
import { isOffered, listSlots, nextSlots } from "./slots.ts";
import { day } from "./duration.ts";

const numRuns = Number(Deno.env.get("RUNS") ?? 300);

test("slots equal those of the naive implementation for any rules", () => {
  let [checked, withOwnRules, found] = [0, 0, 0];
  fc.assert(
    fc.property(situation, (given) => {
      const { query, slots } = listOf(given);
      checked++;
      found += slots.length;
      if (given.availability.own) withOwnRules++;
      expect(slots.map(({ startsAt }) => startsAt))
        .toEqual(naiveStarts(given.availability, given.busy, query));
    }),
    { numRuns },
  );
  if (Deno.env.has("RUNS")) {
    console.log(
      `${checked} situations, ${withOwnRules} with rules of the practice: ${found} slots`,
    );
  }
}, 1_200_000);

test("slots are ordered, unique, in the requested range and as long as the session", () => {
  fc.assert(fc.property(situation, (given) => {
    const { query, slots } = listOf(given);
    for (const [at, { startsAt, endsAt }] of slots.entries()) {
      expect(startsAt).toBeGreaterThan(slots[at - 1]?.startsAt ?? -Infinity);
      expect(startsAt).toBeGreaterThanOrEqual(query.from);
      expect(startsAt).toBeLessThan(query.to);
      expect(endsAt - startsAt).toBe(query.durationMinutes * 60_000);
    }
  }));
});

test("no slot overlaps a busy time or its buffer", () => {
  fc.assert(fc.property(situation, (given) => {
    const { bufferMinutes: after, bufferBeforeMinutes: before = after } = given.availability;
    for (const slot of listOf(given).slots) {
      for (const time of given.busy) {
        if (time.hasSeats && time.startsAt === slot.startsAt) continue;
        const { bufferMinutes: theirAfter = 0, bufferBeforeMinutes: theirBefore = theirAfter } =
          time;
        const sinceIt = Math.max(before, theirAfter) * 60_000;
        const untilIt = Math.max(after, theirBefore) * 60_000;
        const meet = slot.startsAt < time.endsAt + sinceIt && slot.endsAt + untilIt > time.startsAt;
        expect(meet).toBe(false);
      }
    }
  }));
});

test("isOffered agrees with listSlots at every minute", () => {
  fc.assert(
    fc.property(situation, (given) => {
      const { query, slots } = listOf(given);
      const listed = new Set(slots.map(({ startsAt }) => startsAt));
      for (let startsAt = query.from; startsAt < query.to; startsAt += 5 * 60_000) {
        expect(isOffered(given.availability, given.busy, { ...query, startsAt }))
          .toBe(listed.has(startsAt));
      }
    }),
    { numRuns: 60 },
  );
});

test("booking a slot removes it and adds no other", () => {
  fc.assert(fc.property(situation, fc.nat(), (given, pick) => {
    const { query, slots } = listOf(given);
    if (slots.length === 0) return;
    const taken = slots[pick % slots.length]!;
    const left = listSlots(given.availability, [...given.busy, taken], query);
    const before = new Set(slots.map(({ startsAt }) => startsAt));
    expect(left.every(({ startsAt }) => before.has(startsAt))).toBe(true);
    expect(left.some((slot) => slot.startsAt < taken.endsAt && slot.endsAt > taken.startsAt))
      .toBe(false);
  }));
});

test("nextSlots returns listed slots including the first", () => {
  fc.assert(fc.property(situation, fc.integer({ min: 1, max: 5 }), (given, count) => {
    const { availability, busy, durationMinutes, onlyBy, now } = given;
    const everything = {
      durationMinutes,
      ...(onlyBy && { onlyBy }),
      now,
      from: now,
      to: now + 70 * day,
    };
    const all = listSlots(availability, busy, everything);
    const next = nextSlots(availability, busy, { ...everything, from: now }, count);
    expect(next).toHaveLength(Math.min(count, all.length));
    expect(next[0]).toEqual(all[0]);
    for (const slot of next) expect(all).toContainEqual(slot);
  }));
});
