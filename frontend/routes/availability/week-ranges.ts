import type { WeekRange } from "ui-kit/booking/week-ranges.ts";
import { addDays, type Day, dayIn } from "../../days.ts";
import {
  type DayRange,
  type Draft,
  hoursOn,
  type Rule,
  weekdayOf,
  withException,
  withRule,
} from "./draft.ts";
import { minuteIn } from "./minutes.ts";

/** What the drawn week calls hours without a place. */
export const video = "video";

const placeOf = (placeId: string | null) => placeId ?? video;
const idOf = (place: string) => place === video ? null : place;

/** The Monday of the week a day lies in. */
export function mondayOf(day: Day): Day {
  return addDays(day, 1 - weekdayOf(day));
}

/** The usual week as it is drawn. */
export function usualRanges({ rules }: Draft): WeekRange[] {
  return rules.map(({ id, weekday, fromMinute, toMinute, placeId }) => ({
    id,
    weekday,
    from: fromMinute,
    to: toMinute,
    place: placeOf(placeId),
  }));
}

function ruleOf({ id, weekday, from, to, place }: WeekRange): Rule {
  return { id, weekday, fromMinute: from, toMinute: to, placeId: idOf(place) };
}

/** A range of the usual week was moved or stretched. */
export function moveRule(draft: Draft, range: WeekRange): Draft {
  return withRule(draft, ruleOf(range));
}

/** Hours were drawn in the usual week: where the day's other hours are, or at the first place. */
export function drawRule(
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

/** Where hours of a weekday most likely are. */
export function likelyPlace(draft: Draft, weekday: number): string | null {
  const sameDay = draft.rules.find((rule) => rule.weekday === weekday);
  return sameDay ? sameDay.placeId : draft.places[0]?.id ?? null;
}

/** The dates of a week as they are drawn; the id of a range tells its date and its place in the order. */
export function datedRanges(draft: Draft, holidays: readonly Day[], monday: Day): WeekRange[] {
  return Array.from({ length: 7 }, (_, nth) => addDays(monday, nth)).flatMap((day) =>
    hoursOn(draft, holidays, day).ranges.map(({ fromMinute, toMinute, placeId }, at) => ({
      id: `${day}.${at}`,
      weekday: weekdayOf(day),
      from: fromMinute,
      to: toMinute,
      place: placeOf(placeId),
    }))
  );
}

/** The date and the order that a drawn range's id tells. */
export function datedId(id: string): { day: Day; at: number } {
  const [day = "", at = "0"] = id.split(".");
  return { day, at: Number(at) };
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

/** A range of a date was moved, perhaps to another date: these dates have hours of their own from now on. */
export function moveDated(
  draft: Draft,
  holidays: readonly Day[],
  monday: Day,
  range: WeekRange,
): Draft {
  const { day, at } = datedId(range.id);
  const target = addDays(monday, range.weekday - 1);
  const moved = { fromMinute: range.from, toMinute: range.to, placeId: idOf(range.place) };
  if (target === day) return withHours(draft, holidays, day, (own) => own.with(at, moved));
  const left = removeDated(draft, holidays, range.id);
  return withHours(left, holidays, target, (own) => [...own, moved]);
}

export function removeDated(draft: Draft, holidays: readonly Day[], id: string): Draft {
  const { day, at } = datedId(id);
  return withHours(draft, holidays, day, (own) => own.filter((_, i) => i !== at));
}

/** Hours were drawn on a date. */
export function drawDated(
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
    (own) => [...own, { fromMinute: from, toMinute: to, placeId }],
  );
}

type Timed = { id: string; startsAt: string; endsAt: string; client: { name: string } };

/** Sessions of the seven days from one on, as they are drawn into a week. */
export function bookedIn(sessions: readonly Timed[], zone: string, first: Day) {
  const last = addDays(first, 6);
  return sessions.flatMap(({ id, startsAt, endsAt, client }) => {
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

/** The hours a week is drawn with: from eight to eight, and whatever lies outside. */
export function shownHours(spans: readonly { from: number; to: number }[]) {
  return {
    from: Math.floor(Math.min(480, ...spans.map(({ from }) => from)) / 60),
    to: Math.ceil(Math.max(1200, ...spans.map(({ to }) => to)) / 60),
  };
}
