import { day, hour } from "../duration.ts";
import type { AvailableTime, MeetingType } from "../scheduling.ts";
import { dayAt, dayOfDate, startOfDay } from "../wall-clock.ts";
import { isInPart, type PartOfDay } from "./part-of-day.ts";
import { type SearchFilters, searchLimits } from "./search-request.ts";

/** Free times that a search accepts. `from` and `until` in ms, half-open; `viewerZone` is an IANA zone. */
export type TimeWindow = {
  part: PartOfDay | null;
  /** At a quarter of an hour, or -Infinity. */
  from: number;
  until: number;
  /** null for any. */
  meetingTypes: string[] | null;
  viewerZone: string;
};

/** The window of a search, or null when it accepts every free time. `now` in ms. */
export function windowOf(
  { freeWithinDays, freeOn, partOfDay, meetingTypes }: SearchFilters,
  viewerZone: string,
  now: number,
): TimeWindow | null {
  if (freeWithinDays === undefined && !freeOn && !partOfDay && !meetingTypes?.length) return null;
  const ends = [
    ...freeWithinDays === undefined ? [] : [dayAt(viewerZone, now) + freeWithinDays],
    ...freeOn ? [dayOfDate(freeOn.to) + 1] : [],
  ];
  return {
    part: partOfDay ?? null,
    from: freeOn ? startOfDay(viewerZone, dayOfDate(freeOn.from)) : -Infinity,
    until: ends.length === 0 ? Infinity : startOfDay(viewerZone, Math.min(...ends)),
    meetingTypes: meetingTypes?.length ? meetingTypes : null,
    viewerZone,
  };
}

/** Whether a window accepts some days only. */
export function isDated({ from, until }: TimeWindow): boolean {
  return from > -Infinity || until < Infinity;
}

/**
 * Whether a free time is in the window: the part of the day is that of the viewer by video, and that of the calendar's
 * `timeZone` in person.
 */
export function isInWindow(
  window: TimeWindow,
  { startsAt, meetingTypes }: Pick<AvailableTime, "startsAt" | "meetingTypes">,
  timeZone: string,
): boolean {
  if (startsAt < window.from || startsAt >= window.until) return false;
  return meetingTypes.some((type) => isInPartFor(window, type, startsAt, timeZone));
}

function isInPartFor(
  { part, meetingTypes, viewerZone }: TimeWindow,
  type: MeetingType,
  startsAt: number,
  timeZone: string,
): boolean {
  if (meetingTypes && !meetingTypes.includes(type)) return false;
  return !part || isInPart(part, type === "VIDEO_CALL" ? viewerZone : timeZone, startsAt);
}

const shownAhead = (searchLimits.freeWithinDays + 2) * day;

/** How far ahead (ms) free times are indexed: they hold for a day at most, so that those shown are always among them. */
export const indexedAhead = shownAhead + 2 * day;

/** The end of the times (ms) that a card shows, the same during an hour, so that what is read until then can be kept. */
export function shownUntil(now: number): number {
  return Math.floor(now / hour) * hour + shownAhead;
}
