import ICAL from "ical.js";
import type { Busy } from "../../domain/availability.ts";
import { joinedWithin, mostBusyTimes } from "../../domain/calendar-import.ts";
import { knowZones, wallZone } from "./zones.ts";

/** All series of a calendar together; each step is one occurrence, in the window or before it. */
const mostSteps = 100_000;
/** What a day in the lives of many people would not reach. */
const mostTimes = 50_000;

type Reading = {
  window: { from: number; to: number };
  /** For days without a zone and times without one. */
  zone: ICAL.Timezone;
  times: Busy[];
  steps: number;
};

/**
 * When an iCalendar text is busy within a window (ms), joined, in order. What is free, cancelled or without length does
 * not count. Throws when it is no calendar or more than can be read.
 */
export function busyTimesIn(
  text: string,
  window: { from: number; to: number },
  timeZone: string,
): Busy[] {
  const reading: Reading = { window, zone: wallZone(timeZone), times: [], steps: 0 };
  for (const calendar of calendarsIn(text)) {
    knowZones(calendar, reading.zone);
    readEvents(calendar, reading);
  }
  const joined = joinedWithin(reading.times, window);
  if (joined.length > mostBusyTimes) throw new Error("more than can be kept");
  return joined;
}

function calendarsIn(text: string): ICAL.Component[] {
  const parsed: unknown = ICAL.parse(text.replace(/^\uFEFF/, "").trim());
  const isOne = Array.isArray(parsed) && typeof parsed[0] === "string";
  const calendars = (isOne ? [parsed] : parsed as unknown[])
    .map((jcal) => new ICAL.Component(jcal as ConstructorParameters<typeof ICAL.Component>[0]));
  if (calendars.length === 0 || calendars.some(({ name }) => name !== "vcalendar")) {
    throw new Error("no calendar");
  }
  return calendars;
}

function readEvents(calendar: ICAL.Component, reading: Reading): void {
  const ofSeries = Map.groupBy(
    calendar.getAllSubcomponents("vevent"),
    (event, at) => event.getFirstPropertyValue("uid")?.toString() ?? `nameless ${at}`,
  );
  for (const parts of ofSeries.values()) {
    const changed = parts.filter(isChangedOccurrence);
    for (const part of parts) {
      if (changed.includes(part)) addOne(new ICAL.Event(part), reading);
      else {addSeries(
          new ICAL.Event(part, { exceptions: changed, strictExceptions: false }),
          reading,
        );}
    }
  }
}

function isChangedOccurrence(event: ICAL.Component): boolean {
  return event.hasProperty("recurrence-id");
}

function addSeries(event: ICAL.Event, reading: Reading): void {
  if (!event.isRecurring()) return addOne(event, reading);
  const occurrences = event.iterator();
  for (let next = occurrences.next(); next; next = occurrences.next()) {
    if (++reading.steps > mostSteps) throw new Error("too many occurrences");
    if (instantOf(next, reading.zone) >= reading.window.to) return;
    const { item, startDate, endDate } = event.getOccurrenceDetails(next);
    if (isBusy(item)) add(startDate, endDate, reading);
  }
}

function addOne(event: ICAL.Event, reading: Reading): void {
  if (isBusy(event)) add(event.startDate, event.endDate, reading);
}

function isBusy({ component }: ICAL.Event): boolean {
  const word = (name: string) => component.getFirstPropertyValue(name)?.toString().toUpperCase();
  return word("status") !== "CANCELLED" && word("transp") !== "TRANSPARENT" &&
    word("x-microsoft-cdo-busystatus") !== "FREE";
}

function add(start: ICAL.Time, end: ICAL.Time, { window, zone, times }: Reading): void {
  const startsAt = instantOf(start, zone);
  const endsAt = instantOf(end, zone);
  if (!(startsAt < endsAt) || endsAt <= window.from || startsAt >= window.to) return;
  if (times.push({ startsAt, endsAt }) > mostTimes) throw new Error("too many times");
}

/** ms; a day begins at midnight of the account's zone. */
function instantOf(time: ICAL.Time, zone: ICAL.Timezone): number {
  const isOnWall = time.isDate || time.zone === ICAL.Timezone.localTimezone || !time.zone;
  if (!isOnWall) return time.toUnixTime() * 1000;
  return Date.UTC(time.year, time.month - 1, time.day, time.hour, time.minute, time.second) -
    zone.utcOffset(time) * 1000;
}
