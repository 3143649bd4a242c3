import type { Availability, Busy, DayRange, Vacation } from "./availability.ts";
import { bufferTo, groupAt, isApart } from "./busy-times.ts";
import { isPublicHoliday } from "./public-holidays.ts";
import { findSlot } from "./slots.ts";
import { rangesFor, type Wanted } from "./slot-search.ts";
import { day, minute } from "./duration.ts";
import { dateOf, dayAt, offsetAt, openTimes, startOfDay, weekdayOf } from "./wall-clock.ts";

/**
 * Why a time is not offered. Instants in ms. `Time` is the type of the busy times given, so that the caller can name a
 * booking or an imported calendar.
 */
export type SlotReason<Time extends Busy = Busy> =
  | { code: "past" }
  /** Bookable until `until`, `minutes` before the start. */
  | { code: "too-soon"; minutes: number; until: number }
  | { code: "beyond-horizon"; days: number; opensAt: number }
  /** No hours on this weekday (ISO, 1 = Monday). */
  | { code: "closed-weekday"; weekday: number }
  | { code: "outside-hours"; ranges: DayRange[] }
  /** Sessions start every `minutes` after `fromMinute`. */
  | { code: "off-step"; minutes: number; fromMinute: number }
  | { code: "exception"; date: string; ranges: DayRange[] }
  | ({ code: "vacation" } & Vacation)
  | { code: "public-holiday"; date: string }
  | { code: "booked" | "held" | "imported-busy"; time: Time }
  /** Within the buffer of `minutes` around `time`. */
  | { code: "buffer"; time: Time; minutes: number }
  | { code: "travel"; time: Time; minutes: number }
  | { code: "daily-maximum"; maximum: number }
  /** The hours end at `until`, `minutes` after this start. */
  | { code: "too-short"; minutes: number; until: number }
  /** A clock change at `until` cuts the session off. */
  | { code: "gap"; minutes: number; until: number };

export type Explanation<Time extends Busy = Busy> = { free: boolean; reasons: SlotReason<Time>[] };

/** Why a session cannot start at `startsAt`; free exactly when `listSlots` lists it. */
export function explainTime<Time extends Busy>(
  availability: Availability,
  busy: readonly Time[],
  query: Wanted & { startsAt: number },
): Explanation<Time> {
  if (findSlot(availability, busy, query)) return { free: true, reasons: [] };
  const { ranges, reasons } = explainHours(availability, query);
  return {
    free: false,
    reasons: [
      ...explainMoment(availability, query),
      ...reasons,
      ...explainBusy(availability, busy, query, ranges),
    ],
  };
}

function* explainMoment(
  { timeZone, minimumNoticeMinutes, horizonDays }: Availability,
  { startsAt, now }: { startsAt: number; now: number },
): Generator<SlotReason<never>> {
  const noticed = startsAt - minimumNoticeMinutes * minute;
  if (startsAt < now) yield { code: "past" };
  else if (noticed < now) yield { code: "too-soon", minutes: minimumNoticeMinutes, until: noticed };
  const opens = dayAt(timeZone, startsAt) - horizonDays;
  if (opens <= dayAt(timeZone, now)) return;
  yield { code: "beyond-horizon", days: horizonDays, opensAt: startOfDay(timeZone, opens) };
}

function explainHours(
  availability: Availability,
  query: Wanted & { startsAt: number },
): { ranges: DayRange[]; reasons: SlotReason<never>[] } {
  const number = dayAt(availability.timeZone, query.startsAt);
  const date = dateOf(number);
  const vacations = availability.vacations
    .filter(({ fromDate, toDate }) => fromDate <= date && date <= toDate);
  if (vacations.length > 0) {
    const reasons = vacations.map(({ fromDate, toDate }) => ({ fromDate, toDate }));
    return { ranges: [], reasons: reasons.map((dates) => ({ code: "vacation", ...dates })) };
  }
  const exception = availability.exceptions.findLast((other) => other.date === date);
  if (!exception && availability.closedOnPublicHolidays && isPublicHoliday(number)) {
    return { ranges: [], reasons: [{ code: "public-holiday", date }] };
  }
  const weekday = weekdayOf(number);
  const ranges = rangesFor<DayRange>(
    exception?.ranges ?? availability.rules.filter((rule) => rule.weekday === weekday),
    query.onlyBy,
  );
  const near = ranges.map((range) => ({ range, ...fitInto(availability, range, query) }));
  const fitting = near.filter(({ fits }) => fits).map(({ range }) => range);
  const misses = near.flatMap(({ miss }) => miss ? [miss] : []);
  if (fitting.length > 0 || misses.length > 0) {
    return { ranges: fitting, reasons: fitting.length > 0 ? [] : misses };
  }
  const hours = ranges.map(({ fromMinute, toMinute, placeId }) => ({
    fromMinute,
    toMinute,
    placeId,
  }));
  if (exception) return { ranges: [], reasons: [{ code: "exception", date, ranges: hours }] };
  if (ranges.length === 0) return { ranges: [], reasons: [{ code: "closed-weekday", weekday }] };
  return { ranges: [], reasons: [{ code: "outside-hours", ranges: hours }] };
}

function fitInto(
  { timeZone, stepMinutes }: Availability,
  { fromMinute, toMinute }: DayRange,
  { startsAt, durationMinutes }: Wanted & { startsAt: number },
): { fits: boolean; miss: SlotReason<never> | null } {
  const number = dayAt(timeZone, startsAt);
  const open = openTimes(timeZone, number, { fromMinute, toMinute })
    .find(({ from, to }) => from <= startsAt && startsAt < to);
  if (!open) return { fits: false, miss: null };
  const wallMinute = (startsAt + offsetAt(timeZone, startsAt) - number * day) / minute;
  if ((wallMinute - fromMinute) % stepMinutes !== 0) {
    return { fits: false, miss: { code: "off-step", minutes: stepMinutes, fromMinute } };
  }
  if (startsAt + durationMinutes * minute <= open.to) return { fits: true, miss: null };
  const code = wallMinute + durationMinutes <= toMinute ? "gap" : "too-short";
  const minutes = (open.to - startsAt) / minute;
  return { fits: false, miss: { code, minutes, until: open.to } };
}

function* explainBusy<Time extends Busy>(
  availability: Availability,
  busy: readonly Time[],
  { startsAt, durationMinutes, onlyBy }: Wanted & { startsAt: number },
  ranges: DayRange[],
): Generator<SlotReason<Time>> {
  const session = { startsAt, endsAt: startsAt + durationMinutes * minute };
  const group = groupAt(busy, session);
  const { bufferMinutes, travelMinutes, dailyMaximum } = availability;
  const others = busy.filter((time) => time !== group);
  const near = others.filter((time) =>
    !isApart({ bufferMinutes, travelMinutes: 0 }, time, session)
  );
  for (const time of near) {
    const meets = time.startsAt < session.endsAt && session.startsAt < time.endsAt;
    if (meets) yield { code: codeOf(time), time };
    else yield { code: "buffer", time, minutes: bufferTo(availability, time) };
  }
  const tooFar = (placeId: string | null | undefined) =>
    others.filter((time) =>
      !near.includes(time) && !isApart(availability, time, { ...session, placeId: placeId ?? null })
    );
  const ways = group ? [tooFar(group.placeId)] : ranges.map(({ placeId }) => tooFar(placeId));
  const isOutOfReach = ways.length > 0 && ways.every((times) => times.length > 0);
  if (isOutOfReach && (onlyBy === "IN_PERSON" || group)) {
    for (const time of new Set(ways.flat())) yield { code: "travel", time, minutes: travelMinutes };
  }
  if (dailyMaximum === null || group) return;
  const number = dayAt(availability.timeZone, startsAt);
  const count =
    busy.filter((time) =>
      time.kind !== "imported" && dayAt(availability.timeZone, time.startsAt) === number
    ).length;
  if (count >= dailyMaximum) yield { code: "daily-maximum", maximum: dailyMaximum };
}

function codeOf({ kind = "booked" }: Busy): "booked" | "held" | "imported-busy" {
  return kind === "imported" ? "imported-busy" : kind;
}
