import type { Busy } from "../../domain/availability.ts";
import {
  joinedWithin,
  mostBusyTimes,
  noUnreadEvents,
  type UnreadEvents,
} from "../../domain/calendar-import.ts";
import { isSessionEntry } from "../../domain/session-calendar.ts";
import { isTimeZone } from "../../domain/wall-clock.ts";
import type { CalendarReading, CalendarText } from "../../ports/calendar-files.ts";
import {
  addressIn,
  type CalendarEvent,
  eventOf,
  periodsIn,
  type ReadOptions,
} from "./calendar-event.ts";
import { type Calendar, calendarsIn, propertiesOf, textOf } from "./calendar-parts.ts";
import { UnknownRule } from "./recurrence-rule.ts";
import { busyTime, busyTimesOf } from "./series.ts";
import { runtimeZone, type Zone, zonesOf } from "./time-zones.ts";

const maximumTimes = 200_000;
const mostNames = 5;
const longestName = 120;

type Found = { times: Busy[]; unread: UnreadEvents };

/** Throws when the text is not a whole calendar, or has more times than a person can have. */
export function busyTimesIn(input: CalendarText): CalendarReading {
  const { window } = input;
  const found: Found = { times: [], unread: structuredClone(noUnreadEvents) };
  for (const calendar of calendarsIn(input.text)) {
    if (textOf(calendar.lines, "METHOD").toUpperCase() !== "CANCEL") {
      readCalendar(calendar, input, found);
    }
  }
  const joined = joinedWithin(found.times, window);
  const next = joined[mostBusyTimes];
  return {
    busy: joined.slice(0, mostBusyTimes),
    coversUntil: next?.startsAt ?? window.to,
    unread: found.unread,
  };
}

function readCalendar(calendar: Calendar, input: CalendarText, found: Found): void {
  const { lines, parts } = calendar;
  const days = runtimeZone(input.timeZone);
  const named = textOf(lines, "X-WR-TIMEZONE");
  const floating = isTimeZone(named) ? runtimeZone(named) : days;
  const { zoneOf, unknown } = zonesOf(calendar, floating);
  const owners = new Set([...input.owners, textOf(lines, "X-WR-CALNAME")].map(addressIn));
  const options: ReadOptions = { zoneOf, days, owners };
  const events = parts.filter(({ name }) => name === "VEVENT")
    .flatMap((part) => readEvent(part.lines, options, found));
  for (const versions of groupedByUid(events)) addSeries(versions, input, floating, found);
  for (const part of parts) {
    if (part.name === "VFREEBUSY") addFreeBusy(part.lines, options, floating, found);
  }
  addNames(found.unread.timeZones, unknown);
}

function readEvent(
  lines: readonly string[],
  options: ReadOptions,
  { unread }: Found,
): CalendarEvent[] {
  try {
    return [eventOf(lines, options)];
  } catch {
    unread.events++;
    return [];
  }
}

/** Our own sessions are left out: they block their time already, and the imported copy may be outdated. */
function groupedByUid(events: readonly CalendarEvent[]): CalendarEvent[][] {
  const byUid = Map.groupBy(events, ({ uid }, position) => uid ?? `no uid ${position}`);
  return [...byUid].filter(([uid]) => !isSessionEntry(uid)).map(([, versions]) => versions);
}

function addSeries(
  versions: readonly CalendarEvent[],
  { window }: CalendarText,
  floating: Zone,
  { times, unread }: Found,
): void {
  try {
    for (const time of busyTimesOf(versions, { window, floating })) times.push(time);
  } catch (error) {
    if (!(error instanceof UnknownRule)) throw error;
    unread.events++;
    const changes = versions.filter(({ recurrenceId }) => recurrenceId !== null);
    times.push(...busyTimesOf(changes, { window, floating }));
    addNames(
      unread.rules,
      versions.flatMap(({ rules, excludedRules }) => [...rules, ...excludedRules]),
    );
  }
  if (times.length > maximumTimes) throw new Error("too many times");
}

function addFreeBusy(
  lines: readonly string[],
  options: ReadOptions,
  floating: Zone,
  { times, unread }: Found,
): void {
  try {
    const properties = propertiesOf(lines).filter(({ name, parameters }) =>
      name === "FREEBUSY" && String(parameters["fbtype"]).toUpperCase() !== "FREE"
    );
    for (const property of properties) {
      for (const period of periodsIn(property, options)) {
        const zone = period.start.zone ?? floating;
        const { wall } = period.start;
        times.push(...busyTime({ wall, startsAt: zone(wall) }, period, zone));
      }
    }
  } catch {
    unread.events++;
  }
}

/** Adds what is new, as plain text and only a few. */
function addNames(names: string[], more: Iterable<string>): void {
  for (const text of more) {
    const name = text.replace(/[\p{C}\s]+/gu, " ").trim().slice(0, longestName);
    if (names.length < mostNames && name !== "" && !names.includes(name)) names.push(name);
  }
}
