import ICAL from "ical.js";
import type { Busy } from "../../domain/availability.ts";
import { joinedWithin, mostBusyTimes } from "../../domain/calendar-import.ts";
import { isSessionEntry } from "../../domain/session-calendar.ts";
import type { CalendarText } from "../../ports/calendar-files.ts";
import { addedDates, startNear } from "./series.ts";
import { registerZones, runtimeZone } from "./time-zones.ts";

const maximumSteps = 100_000;
const maximumTimes = 50_000;

type Reading = {
  window: CalendarText["window"];
  zone: ICAL.Timezone;
  times: Busy[];
  steps: number;
};

export function busyTimesIn({ text, window, timeZone }: CalendarText): Busy[] {
  const reading: Reading = { window, zone: runtimeZone(timeZone), times: [], steps: 0 };
  for (const calendar of calendarsIn(text)) {
    if (wordOf(calendar, "method") === "CANCEL") continue;
    registerZones(calendar, reading.zone);
    readEvents(calendar, reading);
    readFreeBusy(calendar, reading);
  }
  const joined = joinedWithin(reading.times, window);
  if (joined.length > mostBusyTimes) throw new Error("too many busy times");
  return joined;
}

function calendarsIn(text: string): ICAL.Component[] {
  const lines = text.replace(/^\uFEFF/, "").trim().split(/\r\n?|\n/);
  if (!/^BEGIN:VCALENDAR\s*$/i.test(lines[0] ?? "")) throw new Error("no calendar");
  const parsed: unknown = ICAL.parse(lines.filter(isPropertyOrContinuation).join("\r\n"));
  const isOne = Array.isArray(parsed) && typeof parsed[0] === "string";
  const calendars = (isOne ? [parsed] : parsed as unknown[])
    .map((jcal) => new ICAL.Component(jcal as ConstructorParameters<typeof ICAL.Component>[0]));
  if (calendars.length === 0 || calendars.some(({ name }) => name !== "vcalendar")) {
    throw new Error("no calendar");
  }
  return calendars;
}

function isPropertyOrContinuation(line: string): boolean {
  return /^(?:[ \t]|[\w-]+[;:])/.test(line);
}

function readEvents(calendar: ICAL.Component, reading: Reading): void {
  const byUid = Map.groupBy(
    calendar.getAllSubcomponents("vevent").filter((event) => event.hasProperty("dtstart")),
    (event, position) => event.getFirstPropertyValue("uid")?.toString() ?? `no uid ${position}`,
  );
  for (const [uid, parts] of byUid) {
    // Our own sessions block the time already, and the imported copy may be outdated.
    if (isSessionEntry(uid)) continue;
    const exceptions = parts.filter((event) => event.hasProperty("recurrence-id"));
    for (const part of parts) {
      if (exceptions.includes(part)) addEvent(new ICAL.Event(part), reading);
      else addSeries(part, exceptions, reading);
    }
  }
}

function addSeries(part: ICAL.Component, exceptions: ICAL.Component[], reading: Reading): void {
  const added = addedDates(part);
  const event = new ICAL.Event(part, { exceptions, strictExceptions: false });
  for (const { start, end } of added) {
    const { item, startDate, endDate } = event.getOccurrenceDetails(start);
    countStep(reading);
    if (isBusy(item)) addTime(startDate, item === event && end ? end : endDate, reading);
  }
  if (!event.isRecurring()) return addEvent(event, reading);
  const occurrences = event.iterator(startNear(event, reading.window.from));
  for (let next = occurrences.next(); next; next = occurrences.next()) {
    countStep(reading);
    if (instantOf(next, reading.zone) >= reading.window.to) return;
    const { item, startDate, endDate } = event.getOccurrenceDetails(next);
    if (isBusy(item)) addTime(startDate, endDate, reading);
  }
}

function countStep(reading: Reading): void {
  if (++reading.steps > maximumSteps) throw new Error("too many occurrences");
}

function addEvent(event: ICAL.Event, reading: Reading): void {
  if (isBusy(event)) addTime(event.startDate, event.endDate, reading);
}

function readFreeBusy(calendar: ICAL.Component, reading: Reading): void {
  const properties = calendar.getAllSubcomponents("vfreebusy")
    .flatMap((part) => part.getAllProperties("freebusy"))
    .filter((property) => property.getFirstParameter("fbtype")?.toUpperCase() !== "FREE");
  for (const period of properties.flatMap((property) => property.getValues())) {
    if (period instanceof ICAL.Period) addTime(period.start, period.getEnd(), reading);
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

function addTime(start: ICAL.Time, end: ICAL.Time, { window, zone, times }: Reading): void {
  const startsAt = instantOf(start, zone);
  const endsAt = Math.max(instantOf(end, zone), startsAt + lengthOverClockChange(start, end, zone));
  if (!(startsAt < endsAt) || endsAt <= window.from || startsAt >= window.to) return;
  if (times.push({ startsAt, endsAt }) > maximumTimes) throw new Error("too many times");
}

/** The length (ms) of an event whose start and end become the same instant because the clock skips the hour. */
function lengthOverClockChange(start: ICAL.Time, end: ICAL.Time, zone: ICAL.Timezone): number {
  const isEmpty = instantOf(end, zone) <= instantOf(start, zone);
  return isEmpty && start.zone === end.zone ? end.subtractDate(start).toSeconds() * 1000 : 0;
}

function instantOf(time: ICAL.Time, zone: ICAL.Timezone): number {
  const isWithoutZone = time.isDate || time.zone === ICAL.Timezone.localTimezone || !time.zone;
  if (!isWithoutZone) return time.toUnixTime() * 1000;
  return Date.UTC(time.year, time.month - 1, time.day, time.hour, time.minute, time.second) -
    zone.utcOffset(time) * 1000;
}
