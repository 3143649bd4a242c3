import fc from "fast-check";
import { expect, test } from "vitest";
import type { Availability, Busy } from "./availability.ts";
import { momentAt } from "./naive-slots.testing.ts";
import { explainTime, type SlotReason } from "./slot-reasons.ts";
import { listOf, situation } from "./slot-situations.testing.ts";
import { isOffered } from "./slots.ts";
import { minute } from "./duration.ts";

type Given = typeof situation extends fc.Arbitrary<infer Value> ? Value : never;

const query = situation.chain((given) =>
  fc.record({
    given: fc.constant(given),
    startsAt: fc.oneof(
      fc.integer({ min: -300, max: 6 * 288 }).map((steps) => given.now + steps * 5 * minute),
      fc.constantFrom(
        ...[...given.busy, ...listOf(given).slots].flatMap(({ startsAt, endsAt }) => [
          startsAt,
          endsAt,
          endsAt + 10 * minute,
          startsAt - given.durationMinutes * minute,
        ]),
        given.now,
      ),
    ),
  })
);

test("a time is explained as free when it is offered, else by at least one reason", () => {
  fc.assert(
    fc.property(query, ({ given, startsAt }) => {
      const { query } = listOf(given);
      const question = { ...query, startsAt };
      const { free, reasons } = explainTime(given.availability, given.busy, question);
      expect(free).toBe(isOffered(given.availability, given.busy, question));
      expect(reasons.length > 0).toBe(!free);
    }),
    { numRuns: 1000 },
  );
});

test("each reason agrees with the availability and the bookings", () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(query, ({ given, startsAt }) => {
      const { query } = listOf(given);
      const { reasons } = explainTime(given.availability, given.busy, { ...query, startsAt });
      for (const reason of reasons) {
        seen.add(reason.code);
        expect([reason, isTrue(reason, given, startsAt)]).toEqual([reason, true]);
      }
    }),
    { numRuns: 1000 },
  );
  expect([...seen].toSorted()).toEqual(
    expect.arrayContaining([
      "beyond-horizon",
      "booked",
      "closed-weekday",
      "daily-maximum",
      "weekly-maximum",
      "exception",
      "held",
      "imported-busy",
      "off-set-times",
      "off-step",
      "outside-hours",
      "past",
      "too-soon",
      "vacation",
    ]),
  );
});

function isTrue(
  reason: SlotReason,
  { availability, busy, durationMinutes, onlyBy, now }: Given,
  startsAt: number,
): boolean {
  const start = momentAt(availability, startsAt);
  const date = start.toPlainDate().toString();
  const stay = availability.stays?.find(({ fromDate, toDate }) =>
    fromDate <= date && date <= toDate
  );
  const wallMinute = start.hour * 60 + start.minute +
    (start.second + start.millisecond / 1000) / 60;
  const endsAt = startsAt + durationMinutes * minute;
  const notice = availability.minimumNoticeMinutes;
  switch (reason.code) {
    case "past":
      return startsAt < now;
    case "too-soon":
      return startsAt >= now && reason.until < now && startsAt - reason.until === notice * minute;
    case "beyond-horizon": {
      const opens = momentAt(availability, reason.opensAt);
      const before = momentAt(availability, reason.opensAt - 1).toPlainDate();
      return opens.toPlainDate().add({ days: availability.horizonDays }).toString() === date &&
        Temporal.PlainDate.compare(before, opens.toPlainDate()) < 0 && reason.opensAt > now;
    }
    case "closed-weekday":
      return start.dayOfWeek === reason.weekday &&
        (stay !== undefined ||
          !rulesOn(availability, start.dayOfWeek).some(suits));
    case "outside-hours":
      return reason.ranges.length > 0 &&
        (isBetweenZones() || !reason.ranges.some((range) => isIn(range, wallMinute)));
    case "exception":
      return reason.date === date && availability.exceptions.some((one) => one.date === date) &&
        (isBetweenZones() || !reason.ranges.some((range) => isIn(range, wallMinute)));
    case "vacation":
      return reason.fromDate <= date && date <= reason.toDate;
    case "public-holiday":
      return reason.date === date && availability.closedOnPublicHolidays;
    case "off-step":
      return (wallMinute - reason.fromMinute) % availability.stepMinutes !== 0;
    case "off-set-times":
      return !reason.startTimes.some((set) =>
        set.weekday === start.dayOfWeek && set.minute === wallMinute
      );
    case "too-short":
    case "gap":
      return endsAt > reason.until && startsAt + reason.minutes * minute === reason.until;
    case "daily-maximum":
    case "weekly-maximum": {
      const isOne = reason.code === "daily-maximum" ? isSameDay : isSameWeek;
      const isCounted = ({ typeId }: Busy) =>
        !reason.ofPractice || (availability.own && typeId === availability.own.typeId) === true;
      return count(busy, (time) => isCounted(time) && isOne(time)) >= reason.maximum;
    }
    case "other-places":
      return reason.placeIds.length > 0 && onlyBy === "IN_PERSON" &&
        reason.placeIds.every((id) => availability.own?.placeIds?.includes(id) === false);
    case "stay":
      return reason.fromDate <= date && date <= reason.toDate && onlyBy === "IN_PERSON" &&
        start.timeZoneId === reason.timeZone;
    case "buffer":
      return !meets(reason.time, 0) && meets(reason.time, reason.minutes) &&
        reason.minutes === bufferTo(reason.time);
    case "travel":
      return !meets(reason.time, bufferTo(reason.time)) && reason.time.placeId !== null &&
        meets(reason.time, bufferTo(reason.time) + reason.minutes);
    default:
      return meets(reason.time, 0) &&
        reason.code.startsWith(reason.time.kind ?? "booked");
  }

  function meets(time: Busy, minutes: number): boolean {
    return startsAt < time.endsAt + minutes * minute && endsAt > time.startsAt - minutes * minute;
  }

  function bufferTo(time: Busy): number {
    const { bufferMinutes: after, bufferBeforeMinutes: before = after } = availability;
    const { bufferMinutes: theirAfter = 0, bufferBeforeMinutes: theirBefore = theirAfter } = time;
    return time.startsAt > startsAt ? Math.max(after, theirBefore) : Math.max(before, theirAfter);
  }

  /** After the dates of a stay ended there and before they end at home, or the other way around. */
  function isBetweenZones(): boolean {
    return stay !== undefined && stay.timeZone !== start.timeZoneId;
  }

  function isSameDay(time: Busy): boolean {
    return momentAt(availability, time.startsAt).toPlainDate().toString() === date;
  }

  function isSameWeek(time: Busy): boolean {
    const monday = start.toPlainDate().subtract({ days: start.dayOfWeek - 1 });
    const days = momentAt(availability, time.startsAt).toPlainDate().since(monday).total("days");
    return days >= 0 && days < 7;
  }

  function suits({ placeId }: { placeId: string | null }): boolean {
    const placeIds = availability.own?.placeIds;
    return onlyBy !== "IN_PERSON" || (placeId !== null && placeIds?.includes(placeId) !== false);
  }
}

function rulesOn({ rules, own }: Availability, weekday: number) {
  return (own?.hours ?? rules).filter((rule) => rule.weekday === weekday);
}

function isIn(range: { fromMinute: number; toMinute: number }, wallMinute: number): boolean {
  return range.fromMinute <= wallMinute && wallMinute < range.toMinute;
}

function count(busy: readonly Busy[], isCounted: (time: Busy) => boolean): number {
  return busy.filter((time) => time.kind !== "imported" && isCounted(time)).length;
}
