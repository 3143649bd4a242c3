import ICAL from "ical.js";
import type { Busy } from "../../domain/availability.ts";
import { joinedWithin, mostBusyTimes } from "../../domain/calendar-import.ts";
import { isSessionEntry } from "../../domain/session-calendar.ts";
import { calendarsIn } from "./calendar-text.ts";
import { addedDates, startNear } from "./series.ts";
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
    // It takes events away from whoever has them, and we have none of them.
    if (wordOf(calendar, "method") === "CANCEL") continue;
    knowZones(calendar, reading.zone);
    readEvents(calendar, reading);
    readFreeBusy(calendar, reading);
  }
  const joined = joinedWithin(reading.times, window);
  if (joined.length > mostBusyTimes) throw new Error("more than can be kept");
  return joined;
}

function readEvents(calendar: ICAL.Component, reading: Reading): void {
  const ofSeries = Map.groupBy(
    calendar.getAllSubcomponents("vevent").filter((event) => event.hasProperty("dtstart")),
    (event, at) => event.getFirstPropertyValue("uid")?.toString() ?? `nameless ${at}`,
  );
  for (const [uid, parts] of ofSeries) {
    // We know of it, and know first when it is moved, cancelled or has a seat left.
    if (isSessionEntry(uid)) continue;
    const exceptions = parts.filter(isChangedOccurrence);
    for (const part of parts) {
      if (exceptions.includes(part)) addOne(new ICAL.Event(part), reading);
      else addSeries(part, exceptions, reading);
    }
  }
}

function isChangedOccurrence(event: ICAL.Component): boolean {
  return event.hasProperty("recurrence-id");
}

function addSeries(part: ICAL.Component, exceptions: ICAL.Component[], reading: Reading): void {
  const added = addedDates(part);
  const event = new ICAL.Event(part, { exceptions, strictExceptions: false });
  for (const { start, end } of added) {
    const { item, startDate, endDate } = event.getOccurrenceDetails(start);
    step(reading);
    if (isBusy(item)) add(startDate, item === event && end ? end : endDate, reading);
  }
  if (!event.isRecurring()) return addOne(event, reading);
  const occurrences = event.iterator(startNear(event, reading.window.from));
  for (let next = occurrences.next(); next; next = occurrences.next()) {
    step(reading);
    if (instantOf(next, reading.zone) >= reading.window.to) return;
    const { item, startDate, endDate } = event.getOccurrenceDetails(next);
    if (isBusy(item)) add(startDate, endDate, reading);
  }
}

function step(reading: Reading): void {
  if (++reading.steps > mostSteps) throw new Error("too many occurrences");
}

function addOne(event: ICAL.Event, reading: Reading): void {
  if (isBusy(event)) add(event.startDate, event.endDate, reading);
}

/** What a program tells of a calendar that it does not show: when it is busy, and nothing else. */
function readFreeBusy(calendar: ICAL.Component, reading: Reading): void {
  const told = calendar.getAllSubcomponents("vfreebusy")
    .flatMap((part) => part.getAllProperties("freebusy"))
    .filter((property) => property.getFirstParameter("fbtype")?.toUpperCase() !== "FREE");
  for (const period of told.flatMap((property) => property.getValues())) {
    if (period instanceof ICAL.Period) add(period.start, period.getEnd(), reading);
  }
}

function isBusy({ component }: ICAL.Event): boolean {
  return wordOf(component, "status") !== "CANCELLED" &&
    wordOf(component, "transp") !== "TRANSPARENT" &&
    wordOf(component, "x-microsoft-cdo-busystatus") !== "FREE";
}

function wordOf(component: ICAL.Component, name: string): string | undefined {
  return component.getFirstPropertyValue(name)?.toString().toUpperCase();
}

function add(start: ICAL.Time, end: ICAL.Time, { window, zone, times }: Reading): void {
  const startsAt = instantOf(start, zone);
  // An hour that the clocks leave out begins when it ends by them.
  const endsAt = Math.max(instantOf(end, zone), startsAt + skipped(start, end, zone));
  if (!(startsAt < endsAt) || endsAt <= window.from || startsAt >= window.to) return;
  if (times.push({ startsAt, endsAt }) > mostTimes) throw new Error("too many times");
}

/** How long (ms) something is of which the clocks say that it ends when it begins, though it does not. */
function skipped(start: ICAL.Time, end: ICAL.Time, zone: ICAL.Timezone): number {
  const isOver = instantOf(end, zone) <= instantOf(start, zone);
  return isOver && start.zone === end.zone ? end.subtractDate(start).toSeconds() * 1000 : 0;
}

/** ms; a day begins at midnight of the account's zone. */
function instantOf(time: ICAL.Time, zone: ICAL.Timezone): number {
  const isOnWall = time.isDate || time.zone === ICAL.Timezone.localTimezone || !time.zone;
  if (!isOnWall) return time.toUnixTime() * 1000;
  return Date.UTC(time.year, time.month - 1, time.day, time.hour, time.minute, time.second) -
    zone.utcOffset(time) * 1000;
}
