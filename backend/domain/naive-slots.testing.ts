import type { Availability, Busy } from "./availability.ts";
import { publicHolidays } from "./public-holidays.ts";
import type { MeetingType } from "./scheduling.ts";
import { day, minute } from "./duration.ts";

type Query = {
  durationMinutes: number;
  from: number;
  to: number;
  now: number;
  onlyBy?: MeetingType | undefined;
};

type Start = { start: number; placeId: string | null };

/**
 * A second implementation for the tests, with Temporal and no shared arithmetic: a start is a slot when every fifth
 * minute of its session has a wall time inside the range.
 */
export function naiveStarts(
  availability: Availability,
  busy: readonly Busy[],
  query: Query,
): number[] {
  const free = opening(availability, query).filter(({ start, placeId }) =>
    start >= query.from && start < query.to &&
    start >= query.now + availability.minimumNoticeMinutes * minute &&
    isFree(availability, busy, query, { start, placeId })
  );
  return [...new Set(free.map(({ start }) => start))].sort((a, b) => a - b);
}

/** Starts within the hours, near the requested range. */
function opening(availability: Availability, query: Query): Start[] {
  const dateOf = (instant: number) => momentAt(availability, instant).toPlainDate();
  const lastDate = dateOf(query.now).add({ days: availability.horizonDays });
  const starts: Start[] = [];
  let date = dateOf(query.from).subtract({ days: 2 });
  for (; Temporal.PlainDate.compare(date, dateOf(query.to).add({ days: 2 })) <= 0;) {
    if (Temporal.PlainDate.compare(date, lastDate) <= 0) {
      const zone = zoneOn(availability, date);
      for (const range of rangesOn(availability, date)) {
        const allowed = availability.own?.placeIds ?? null;
        const isOffered = allowed === null || allowed.some((id) => id === range.placeId);
        const here = isOffered ? range.placeId : null;
        if (here === null && query.onlyBy === "IN_PERSON") continue;
        const placeId = query.onlyBy === "VIDEO_CALL" ? null : here;
        for (const at of startMinutes(availability, date, range)) {
          for (const start of instantsOf(date, at, zone)) {
            if (isInside(start, query.durationMinutes, date, range, availability)) {
              starts.push({ start, placeId });
            }
          }
        }
      }
    }
    date = date.add({ days: 1 });
  }
  return starts;
}

function startMinutes(
  { stepMinutes, startTimes }: Availability,
  { dayOfWeek }: Temporal.PlainDate,
  { fromMinute, toMinute }: { fromMinute: number; toMinute: number },
): number[] {
  if (!startTimes?.length) {
    const count = Math.ceil((toMinute - fromMinute) / stepMinutes);
    return Array.from({ length: count }, (_, nth) => fromMinute + nth * stepMinutes);
  }
  return startTimes.filter(({ weekday }) => weekday === dayOfWeek)
    .map(({ minute }) => minute)
    .filter((minute) => fromMinute <= minute && minute < toMinute);
}

function isFree(
  availability: Availability,
  busy: readonly Busy[],
  { durationMinutes, onlyBy }: Query,
  { start, placeId }: Start,
): boolean {
  const end = start + durationMinutes * minute;
  const group = busy.find((time) =>
    time.hasSeats && time.startsAt === start && time.endsAt === end
  );
  const { bufferMinutes: after, bufferBeforeMinutes: before = after } = availability;
  const meets = (time: Busy, travelMinutes: number) => {
    const theirAfter = time.bufferMinutes ?? 0;
    const theirBefore = time.bufferBeforeMinutes ?? theirAfter;
    const untilIt = (Math.max(after, theirBefore) + travelMinutes) * minute;
    const sinceIt = (Math.max(before, theirAfter) + travelMinutes) * minute;
    return end + untilIt > time.startsAt && start < time.endsAt + sinceIt;
  };
  const travelTo = (one: string, other: string) => {
    for (const { fromPlaceId, toPlaceId, minutes } of availability.travelTimes ?? []) {
      if (`${fromPlaceId} ${toPlaceId}` === `${one} ${other}`) return minutes;
      if (`${toPlaceId} ${fromPlaceId}` === `${one} ${other}`) return minutes;
    }
    return availability.travelMinutes;
  };
  const isFar = (place: string | null | undefined) =>
    busy.some((time) =>
      time !== group && time.placeId && place && time.placeId !== place &&
      meets(time, travelTo(time.placeId, place))
    );
  if (busy.some((time) => time !== group && meets(time, 0))) return false;
  if (group) return !isFar(group.placeId);
  if (onlyBy === "IN_PERSON" && isFar(placeId)) return false;
  const dateAt = (instant: number) => momentAt(availability, instant).toPlainDate();
  const mondayOf = (date: Temporal.PlainDate) => date.subtract({ days: date.dayOfWeek - 1 });
  const counted = busy.filter((time) => time.kind !== "imported");
  const day = counted.filter((time) => dateAt(time.startsAt).equals(dateAt(start)));
  const week = counted.filter((time) =>
    mondayOf(dateAt(time.startsAt)).equals(mondayOf(dateAt(start)))
  );
  const { own, dailyMaximum, weeklyMaximum } = availability;
  const ofPractice = (times: Busy[]) => times.filter(({ typeId }) => own && typeId === own.typeId);
  return day.length < (dailyMaximum ?? Infinity) &&
    week.length < (weeklyMaximum ?? Infinity) &&
    ofPractice(day).length < (own?.dailyMaximum ?? Infinity) &&
    ofPractice(week).length < (own?.weeklyMaximum ?? Infinity);
}

function rangesOn(availability: Availability, date: Temporal.PlainDate) {
  const isAway = availability.vacations.some(({ fromDate, toDate }) =>
    Temporal.PlainDate.compare(fromDate, date) <= 0 && Temporal.PlainDate.compare(date, toDate) <= 0
  );
  if (isAway) return [];
  const exception = availability.exceptions.find((other) => other.date === date.toString());
  const hours = (availability.own?.hours ?? availability.rules)
    .filter((rule) => rule.weekday === date.dayOfWeek);
  const opensAll = !availability.own?.hours && exception?.onlyShortens !== true;
  if (exception && opensAll) return exception.ranges;
  if (exception) {
    return hours.flatMap((rule) =>
      exception.ranges
        .filter((range) => range.fromMinute < rule.toMinute && rule.fromMinute < range.toMinute)
        .map((range) => ({
          fromMinute: rule.fromMinute > range.fromMinute ? rule.fromMinute : range.fromMinute,
          toMinute: rule.toMinute < range.toMinute ? rule.toMinute : range.toMinute,
          placeId: rule.placeId !== range.placeId ? null : range.placeId,
        }))
    );
  }
  const number = Date.parse(date.toString()) / day;
  if (availability.closedOnPublicHolidays && publicHolidays(date.year).has(number)) return [];
  if (!stayOn(availability, date)) return hours;
  return hours.map((rule) => ({ ...rule, placeId: null }));
}

function stayOn(availability: Availability, date: Temporal.PlainDate) {
  const { compare } = Temporal.PlainDate;
  return (availability.stays ?? []).find(({ fromDate, toDate }) =>
    compare(fromDate, date) <= 0 && compare(date, toDate) <= 0
  );
}

function zoneOn(availability: Availability, date: Temporal.PlainDate): string {
  return stayOn(availability, date)?.timeZone ?? availability.timeZone;
}

/** The practitioner's wall clock at an instant: of the first stay whose dates it is in, else of home. */
export function momentAt(
  availability: Pick<Availability, "timeZone" | "stays">,
  instant: number,
): Temporal.ZonedDateTime {
  for (const stay of availability.stays ?? []) {
    const there = zoned(instant, stay.timeZone);
    const date = there.toPlainDate().toString();
    if (stay.fromDate <= date && date <= stay.toDate) return there;
  }
  return zoned(instant, availability.timeZone);
}

function instantsOf(date: Temporal.PlainDate, minutes: number, zone: string): number[] {
  const wall = date.toPlainDateTime().add({ minutes });
  return (["earlier", "later"] as const)
    .map((disambiguation) => wall.toZonedDateTime(zone, { disambiguation }))
    .filter((moment) => moment.toPlainDateTime().equals(wall))
    .map((moment) => moment.epochMilliseconds);
}

function isInside(
  start: number,
  durationMinutes: number,
  date: Temporal.PlainDate,
  range: { fromMinute: number; toMinute: number },
  availability: Availability,
): boolean {
  const zone = zoneOn(availability, date);
  for (let passed = 0; passed < durationMinutes; passed += 5) {
    const moment = momentAt(availability, start + passed * minute);
    const minutes = moment.hour * 60 + moment.minute;
    if (moment.timeZoneId !== zone || !moment.toPlainDate().equals(date)) return false;
    if (minutes < range.fromMinute || minutes >= range.toMinute) return false;
  }
  const last = momentAt(availability, start + durationMinutes * minute - 1);
  return last.timeZoneId === zone && last.toPlainDate().equals(date) &&
    last.hour * 60 + last.minute < range.toMinute;
}

function zoned(instant: number, zone: string) {
  return Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone);
}
