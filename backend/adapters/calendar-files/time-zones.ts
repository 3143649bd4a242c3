import ICAL from "ical.js";
import { findIana } from "windows-iana";
import { day, hour, minute } from "../../domain/duration.ts";
import { clockOn, isTimeZone } from "../../domain/wall-clock.ts";
import { type Calendar, textOf } from "./calendar-parts.ts";

/** The instant (ms) of a wall-clock time (ms as if in UTC); for a skipped time with the offset before the change. */
export type Zone = (wall: number) => number;

/** Finds the zone of a TZID, and counts the names that no source knows. */
export type Zones = { zoneOf: (tzid: string) => Zone; unknown: ReadonlySet<string> };

const runtimeZones = new Map<string, Zone>();

const clockChanges = ["standard", "daylight"];

/** A zone from the runtime's database, because the VTIMEZONEs of calendars are often incomplete. */
export function runtimeZone(name: string): Zone {
  const known = runtimeZones.get(name) ?? newRuntimeZone(name);
  runtimeZones.set(name, known);
  return known;
}

function newRuntimeZone(name: string): Zone {
  return (wall) => {
    const clock = clockOn(name, Math.floor(wall / day));
    if (typeof clock === "number") return wall - clock;
    const [date = "", time = ""] = new Date(wall).toISOString().split(/[TZ]/);
    return Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(name).epochMilliseconds;
  };
}

export const utc: Zone = (wall) => wall;

/** Sources in order: the runtime for IANA names, the calendar's VTIMEZONE, the list of Windows names, `fallback`. */
export function zonesOf({ parts }: Calendar, fallback: Zone): Zones {
  const described = new Map(
    parts.filter(({ name }) => name === "VTIMEZONE").map((
      { lines },
    ) => [textOf(lines, "TZID"), lines]),
  );
  const known = new Map<string, Zone>();
  const unknown = new Set<string>();

  function find(tzid: string): Zone | null {
    const lines = described.get(tzid) ?? [];
    const name = [tzid, ianaNameIn(tzid), textOf(lines, "X-LIC-LOCATION")].find(isTimeZone);
    if (name !== undefined) return runtimeZone(name);
    const zone = describedZone(lines, tzid) ?? offsetZone(tzid);
    if (zone) return zone;
    const other = [findIana(tzid)[0] ?? "", ...cityZones(tzid)].find(isTimeZone);
    return other === undefined ? null : runtimeZone(other);
  }

  function zoneOf(tzid: string): Zone {
    const zone = known.get(tzid) ?? find(tzid);
    if (!zone) unknown.add(tzid);
    known.set(tzid, zone ?? fallback);
    return zone ?? fallback;
  }
  return { zoneOf, unknown };
}

/** `/example.org/20240101_1/Europe/Tallinn` */
function ianaNameIn(tzid: string): string {
  return tzid.startsWith("/") ? tzid.split("/").slice(-2).join("/") : "";
}

/** `GMT+0200`, `UTC+02:00`, `tzone://Microsoft/Utc` */
function offsetZone(tzid: string): Zone | null {
  if (/^(?:z|tzone:\/\/microsoft\/utc)$/i.test(tzid)) return utc;
  const [, sign, hours, minutes = "0"] = /^(?:UTC|GMT) ?([+-])(\d\d):?(\d\d)?$/i.exec(tzid) ?? [];
  if (hours === undefined) return null;
  const offset = Number(hours) * hour + Number(minutes) * minute;
  return (wall) => sign === "-" ? wall + offset : wall - offset;
}

/** The zones of the cities in `(UTC+02:00) Helsinki, Kyiv` or `Tallinn`. */
function cityZones(tzid: string): string[] {
  const cities = tzid.replace(/^\([^)]*\)/, "").split(",")
    .map((city) => city.trim().toLowerCase().replaceAll(" ", "_"));
  return Intl.supportedValuesOf("timeZone").filter((name) =>
    cities.includes(name.split("/").at(-1)!.toLowerCase())
  );
}

function describedZone(lines: readonly string[], tzid: string): Zone | null {
  if (lines.length === 0) return null;
  try {
    const text = ["BEGIN:VTIMEZONE", ...lines, "END:VTIMEZONE"].join("\r\n");
    const component = new ICAL.Component(
      ICAL.parse(text) as ConstructorParameters<typeof ICAL.Component>[0],
    );
    if (!isCheap(component)) return null;
    const zone = new ICAL.Timezone({ component, tzid });
    return (wall) => wall - zone.utcOffset(timeOf(wall)) * 1000;
  } catch {
    return null;
  }
}

function timeOf(wall: number): ICAL.Time {
  return ICAL.Time.fromDateTimeString(new Date(wall).toISOString().slice(0, 19));
}

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
