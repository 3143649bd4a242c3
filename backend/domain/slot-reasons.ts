import type {
  Availability,
  AvailabilityException,
  Busy,
  DayRange,
  StartTime,
  Stay,
  Vacation,
} from "./availability.ts";
import { bufferTo, groupAt, isApart, travelBetween } from "./busy-times.ts";
import {
  localDayAt,
  localOffsetAt,
  localOpenTimes,
  localStartOfDay,
  stayOn,
} from "./local-time.ts";
import { isPublicHoliday } from "./public-holidays.ts";
import { findSlot } from "./slots.ts";
import { exceptionRanges, rangesFor, type Wanted, weekNumber } from "./slot-search.ts";
import { day, minute } from "./duration.ts";
import { dateOf, type DayNumber, weekdayOf } from "./wall-clock.ts";

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
  /** The practice only starts at these times of the week. */
  | { code: "off-set-times"; startTimes: readonly StartTime[] }
  | { code: "exception"; date: string; ranges: DayRange[] }
  | ({ code: "vacation" } & Vacation)
  | { code: "public-holiday"; date: string }
  | { code: "booked" | "held" | "imported-busy"; time: Time }
  /** Within the buffer of `minutes` around `time`. */
  | { code: "buffer"; time: Time; minutes: number }
  | { code: "travel"; time: Time; minutes: number }
  /** Of all sessions, or with `ofPractice` of those of the event type. */
  | { code: "daily-maximum" | "weekly-maximum"; maximum: number; ofPractice: boolean }
  /** Hours in `placeIds`, where the event type is not offered. */
  | { code: "other-places"; placeIds: string[] }
  /** Only by video during a stay in another zone. */
  | ({ code: "stay" } & Stay)
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
  availability: Availability,
  { startsAt, now }: { startsAt: number; now: number },
): Generator<SlotReason<never>> {
  const { minimumNoticeMinutes, horizonDays } = availability;
  const noticed = startsAt - minimumNoticeMinutes * minute;
  if (startsAt < now) yield { code: "past" };
  else if (noticed < now) yield { code: "too-soon", minutes: minimumNoticeMinutes, until: noticed };
  const opens = localDayAt(availability, startsAt) - horizonDays;
  if (opens <= localDayAt(availability, now)) return;
  yield {
    code: "beyond-horizon",
    days: horizonDays,
    opensAt: localStartOfDay(availability, opens),
  };
}

function explainHours(
  availability: Availability,
  query: Wanted & { startsAt: number },
): { ranges: DayRange[]; reasons: SlotReason<never>[] } {
  const number = localDayAt(availability, query.startsAt);
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
  const { all, ranges } = rangesOn(availability, number, exception, query);
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
  const unsuited = all.filter((range) =>
    range.placeId !== null && !ranges.includes(range) &&
    fitInto(availability, range, query).fits
  );
  const stay = exception ? undefined : stayOn(availability, number);
  if (unsuited.length > 0 && stay) return { ranges: [], reasons: [{ code: "stay", ...stay }] };
  if (unsuited.length > 0) {
    const placeIds = unsuited.flatMap(({ placeId }) => placeId ?? []);
    return { ranges: [], reasons: [{ code: "other-places", placeIds }] };
  }
  if (exception) return { ranges: [], reasons: [{ code: "exception", date, ranges: hours }] };
  if (ranges.length === 0) return { ranges: [], reasons: [{ code: "closed-weekday", weekday }] };
  return { ranges: [], reasons: [{ code: "outside-hours", ranges: hours }] };
}

/** All hours of a date and those of them in which the type is offered. */
function rangesOn(
  availability: Availability,
  number: DayNumber,
  exception: AvailabilityException | undefined,
  { onlyBy }: Wanted,
): { all: DayRange[]; ranges: DayRange[] } {
  const { rules, own } = availability;
  const weekday = weekdayOf(number);
  const all = exception
    ? exceptionRanges(availability, number, exception)
    : (own?.hours ?? rules).filter((rule) => rule.weekday === weekday);
  const isAway = !exception && stayOn(availability, number) !== undefined;
  const here = isAway ? all.map((range) => ({ ...range, placeId: null })) : all;
  return { all, ranges: rangesFor(here, onlyBy, own) };
}

function fitInto(
  availability: Availability,
  { fromMinute, toMinute }: DayRange,
  { startsAt, durationMinutes }: Wanted & { startsAt: number },
): { fits: boolean; miss: SlotReason<never> | null } {
  const { stepMinutes, startTimes = [] } = availability;
  const number = localDayAt(availability, startsAt);
  const open = localOpenTimes(availability, number, { fromMinute, toMinute })
    .find(({ from, to }) => from <= startsAt && startsAt < to);
  if (!open) return { fits: false, miss: null };
  const wallMinute = (startsAt + localOffsetAt(availability, startsAt) - number * day) / minute;
  if (startTimes.length > 0) {
    const weekday = weekdayOf(number);
    const isSet = startTimes.some((set) => set.weekday === weekday && set.minute === wallMinute);
    if (!isSet) return { fits: false, miss: { code: "off-set-times", startTimes } };
  } else if ((wallMinute - fromMinute) % stepMinutes !== 0) {
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
  const others = busy.filter((time) => time !== group);
  const near = others.filter((time) => !isApart(availability, time, { ...session, placeId: null }));
  for (const time of near) {
    const meets = time.startsAt < session.endsAt && session.startsAt < time.endsAt;
    if (meets) yield { code: codeOf(time), time };
    else yield { code: "buffer", time, minutes: bufferTo(availability, time, session) };
  }
  const tooFar = (placeId: string | null | undefined) =>
    others
      .filter((time) =>
        !near.includes(time) &&
        !isApart(availability, time, { ...session, placeId: placeId ?? null })
      )
      .map((time) => ({ time, minutes: travelBetween(availability, time.placeId, placeId) }));
  const ways = group ? [tooFar(group.placeId)] : ranges.map(({ placeId }) => tooFar(placeId));
  const isOutOfReach = ways.length > 0 && ways.every((times) => times.length > 0);
  if (isOutOfReach && (onlyBy === "IN_PERSON" || group)) {
    const trips = new Map(ways.flat().map(({ time, minutes }) => [time, minutes]));
    for (const [time, minutes] of trips) yield { code: "travel", time, minutes };
  }
  if (!group) yield* explainMaxima(availability, busy, localDayAt(availability, startsAt));
}

function* explainMaxima(
  availability: Availability,
  busy: readonly Busy[],
  number: DayNumber,
): Generator<SlotReason<never>> {
  const { dailyMaximum, weeklyMaximum = null, own } = availability;
  const counted = busy.filter(({ kind }) => kind !== "imported").map(({ startsAt, typeId }) => ({
    number: localDayAt(availability, startsAt),
    isOwn: typeId === own?.typeId,
  }));
  const sameDay = counted.filter((one) => one.number === number);
  const sameWeek = counted.filter((one) => weekNumber(one.number) === weekNumber(number));
  const maxima = [
    { code: "daily-maximum", near: sameDay, maximum: dailyMaximum, ofPractice: false },
    { code: "weekly-maximum", near: sameWeek, maximum: weeklyMaximum, ofPractice: false },
    { code: "daily-maximum", near: sameDay, maximum: own?.dailyMaximum ?? null, ofPractice: true },
    {
      code: "weekly-maximum",
      near: sameWeek,
      maximum: own?.weeklyMaximum ?? null,
      ofPractice: true,
    },
  ] as const;
  for (const { code, near, maximum, ofPractice } of maxima) {
    const count = near.filter(({ isOwn }) => isOwn || !ofPractice).length;
    if (maximum !== null && count >= maximum) yield { code, maximum, ofPractice };
  }
}

function codeOf({ kind = "booked" }: Busy): "booked" | "held" | "imported-busy" {
  return kind === "imported" ? "imported-busy" : kind;
}
