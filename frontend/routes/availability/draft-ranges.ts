import type { WeekRange } from "ui-kit/booking/week-ranges.ts";
import { addDays, type Day, dayIn } from "../../days.ts";
import {
  type DayRange,
  type Draft,
  hoursOn,
  likelyPlace,
  type Rule,
  weekdayOf,
  withException,
  withRule,
} from "./draft.ts";
import { zoneAt } from "./draft-rules.ts";
import { minuteIn } from "../../availability/time-of-day.ts";

export const video = "video";

const toPlace = (placeId: string | null) => placeId ?? video;
const toPlaceId = (place: string) => place === video ? null : place;

export function weeklyRanges({ rules }: Draft): WeekRange[] {
  return rules.map(({ id, weekday, fromMinute, toMinute, placeId }) => ({
    id,
    weekday,
    from: fromMinute,
    to: toMinute,
    place: toPlace(placeId),
  }));
}

function ruleOf({ id, weekday, from, to, place }: WeekRange): Rule {
  return { id, weekday, fromMinute: from, toMinute: to, placeId: toPlaceId(place) };
}

export function moveRule(draft: Draft, range: WeekRange): Draft {
  return withRule(draft, ruleOf(range));
}

export function addRule(
  draft: Draft,
  { weekday, from, to }: { weekday: number; from: number; to: number },
  id: string,
): Draft {
  return withRule(draft, {
    id,
    weekday,
    fromMinute: from,
    toMinute: to,
    placeId: likelyPlace(draft, weekday),
  });
}

/** The hours of the dates of a week; the id of a range holds its date and its index. */
export function datedRanges(draft: Draft, holidays: readonly Day[], monday: Day): WeekRange[] {
  return Array.from({ length: 7 }, (_, nth) => addDays(monday, nth)).flatMap((day) =>
    hoursOn(draft, holidays, day).ranges.map(({ fromMinute, toMinute, placeId }, at) => ({
      id: `${day}.${at}`,
      weekday: weekdayOf(day),
      from: fromMinute,
      to: toMinute,
      place: toPlace(placeId),
    }))
  );
}

export function parseDatedId(id: string): { day: Day; index: number } {
  const [day = "", index = "0"] = id.split(".");
  return { day, index: Number(index) };
}

function withHours(
  draft: Draft,
  holidays: readonly Day[],
  day: Day,
  next: (ranges: DayRange[]) => DayRange[],
): Draft {
  const note = draft.exceptions.find(({ date }) => date === day)?.note ?? "";
  const { ranges } = hoursOn(draft, holidays, day);
  return withException(draft, { date: day, note, ranges: next(ranges) });
}

export function moveDated(
  draft: Draft,
  holidays: readonly Day[],
  monday: Day,
  range: WeekRange,
): Draft {
  const { day, index } = parseDatedId(range.id);
  const target = addDays(monday, range.weekday - 1);
  const moved = { fromMinute: range.from, toMinute: range.to, placeId: toPlaceId(range.place) };
  if (target === day) return withHours(draft, holidays, day, (ranges) => ranges.with(index, moved));
  const left = removeDated(draft, holidays, range.id);
  return withHours(left, holidays, target, (ranges) => [...ranges, moved]);
}

export function removeDated(draft: Draft, holidays: readonly Day[], id: string): Draft {
  const { day, index } = parseDatedId(id);
  return withHours(draft, holidays, day, (ranges) => ranges.filter((_, i) => i !== index));
}

export function addDated(
  draft: Draft,
  holidays: readonly Day[],
  monday: Day,
  { weekday, from, to }: { weekday: number; from: number; to: number },
): Draft {
  const placeId = likelyPlace(draft, weekday);
  return withHours(
    draft,
    holidays,
    addDays(monday, weekday - 1),
    (ranges) => [...ranges, { fromMinute: from, toMinute: to, placeId }],
  );
}

type Session = { id: string; startsAt: string; endsAt: string; client: { name: string } };

export function bookedIn(sessions: readonly Session[], draft: Draft, first: Day) {
  const last = addDays(first, 6);
  return sessions.flatMap(({ id, startsAt, endsAt, client }) => {
    const zone = zoneAt(draft, startsAt);
    const day = dayIn(zone, startsAt);
    if (day < first || day > last) return [];
    const from = minuteIn(zone, startsAt);
    const to = from + (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000;
    return [{
      id,
      weekday: weekdayOf(day),
      from,
      to: Math.min(to, 1440),
      label: client.name,
    }];
  });
}

/** The hours that the week shows: 8 to 20, extended to hold every range. */
export function visibleHours(spans: readonly { from: number; to: number }[]) {
  return {
    from: Math.floor(Math.min(480, ...spans.map(({ from }) => from)) / 60),
    to: Math.ceil(Math.max(1200, ...spans.map(({ to }) => to)) / 60),
  };
}
