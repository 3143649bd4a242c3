import ICAL from "ical.js";
import { findIana } from "windows-iana";
import { isTimeZone } from "../../domain/wall-clock.ts";

/** A zone from the runtime's database, because the VTIMEZONEs of calendars are often incomplete. */
class RuntimeZone extends ICAL.Timezone {
  readonly #name: string;

  constructor(name: string) {
    super({ tzid: name });
    this.#name = name;
  }

  /** Seconds east of UTC; for a time that the clock skips, the offset before the change (RFC 5545, 3.3.5). */
  override utcOffset({ year, month, day, hour, minute, second }: ICAL.Time): number {
    const wall = Temporal.PlainDateTime.from({ year, month, day, hour, minute, second });
    const { epochMilliseconds } = wall.toZonedDateTime(this.#name);
    return (wall.toZonedDateTime("UTC").epochMilliseconds - epochMilliseconds) / 1000;
  }
}

const zones = new Map<string, ICAL.Timezone>();

export function runtimeZone(name: string): ICAL.Timezone {
  const known = zones.get(name) ?? new RuntimeZone(name);
  zones.set(name, known);
  return known;
}

/** Sources in order: the runtime for IANA names, the calendar's VTIMEZONE, the list of Windows names, `fallback`. */
export function registerZones(calendar: ICAL.Component, fallback: ICAL.Timezone): void {
  const described = new Map(
    calendar.getAllSubcomponents("vtimezone").map((zone) => [
      zone.getFirstPropertyValue("tzid")?.toString() ?? "",
      zone,
    ]),
  );
  calendar.removeAllSubcomponents("vtimezone");
  for (const tzid of new Set([...described.keys(), ...zoneNamesIn(calendar)])) {
    ICAL.TimezoneService.register(zoneOf(tzid, described.get(tzid), fallback), tzid);
  }
}

function zoneNamesIn(calendar: ICAL.Component): string[] {
  return calendar.getAllSubcomponents("vevent").flatMap((event) =>
    event.getAllProperties().flatMap((property) => property.getFirstParameter("tzid") ?? [])
  );
}

function zoneOf(
  tzid: string,
  description: ICAL.Component | undefined,
  fallback: ICAL.Timezone,
): ICAL.Timezone {
  const names = [tzid, ianaNameIn(tzid), description?.getFirstPropertyValue("x-lic-location")];
  const known = names.find((name) => typeof name === "string" && isTimeZone(name));
  if (typeof known === "string") return runtimeZone(known);
  if (description && isCheap(description)) {
    return new ICAL.Timezone({ component: description, tzid });
  }
  const [windows] = findIana(tzid);
  return windows && isTimeZone(windows) ? runtimeZone(windows) : fallback;
}

function ianaNameIn(tzid: string): string {
  return tzid.startsWith("/") ? tzid.split("/").slice(-2).join("/") : "";
}

const clockChanges = ["standard", "daylight"];

function isCheap(zone: ICAL.Component): boolean {
  const changes = zone.getAllSubcomponents().filter(({ name }) => clockChanges.includes(name));
  return changes.length > 0 && changes.length <= 200 && changes.every((change) => {
    if (change.getAllProperties("rdate").length > 500) return false;
    return change.getAllProperties("rrule").every((property) => {
      const rule = property.getFirstValue();
      if (!(rule instanceof ICAL.Recur) || rule.freq !== "YEARLY") return false;
      return Object.keys(rule.parts).every((part) =>
        ["BYMONTH", "BYDAY", "BYMONTHDAY"].includes(part)
      );
    });
  });
}
