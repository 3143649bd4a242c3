import ICAL from "ical.js";
import { findIana } from "windows-iana";
import { isTimeZone } from "../../domain/wall-clock.ts";

/** A zone as this runtime knows it: what calendars write about it is often cut short. */
class WallZone extends ICAL.Timezone {
  readonly #name: string;

  constructor(name: string) {
    super({ tzid: name });
    this.#name = name;
  }

  /** Seconds east of UTC at a wall time; at one that the clocks leave out, those before it (RFC 5545, 3.3.5). */
  override utcOffset({ year, month, day, hour, minute, second }: ICAL.Time): number {
    const wall = Temporal.PlainDateTime.from({ year, month, day, hour, minute, second });
    const { epochMilliseconds } = wall.toZonedDateTime(this.#name);
    return (wall.toZonedDateTime("UTC").epochMilliseconds - epochMilliseconds) / 1000;
  }
}

const zones = new Map<string, ICAL.Timezone>();

export function wallZone(name: string): ICAL.Timezone {
  const known = zones.get(name) ?? new WallZone(name);
  zones.set(name, known);
  return known;
}

/**
 * Makes every zone a calendar speaks of known, and its own descriptions of them unneeded: an IANA name is taken from the
 * runtime, any other from the calendar when it describes it in yearly rules; one of Windows' that it does not describe is
 * what the world takes it for, and whatever is left is `otherwise`.
 */
export function knowZones(calendar: ICAL.Component, otherwise: ICAL.Timezone): void {
  const described = new Map(
    calendar.getAllSubcomponents("vtimezone").map((zone) => [
      zone.getFirstPropertyValue("tzid")?.toString() ?? "",
      zone,
    ]),
  );
  calendar.removeAllSubcomponents("vtimezone");
  for (const tzid of new Set([...described.keys(), ...zonesNamedIn(calendar)])) {
    ICAL.TimezoneService.register(zoneOf(tzid, described.get(tzid), otherwise), tzid);
  }
}

function zonesNamedIn(calendar: ICAL.Component): string[] {
  return calendar.getAllSubcomponents("vevent").flatMap((event) =>
    event.getAllProperties().flatMap((property) => property.getFirstParameter("tzid") ?? [])
  );
}

function zoneOf(
  tzid: string,
  description: ICAL.Component | undefined,
  otherwise: ICAL.Timezone,
): ICAL.Timezone {
  const names = [tzid, ianaNameIn(tzid), description?.getFirstPropertyValue("x-lic-location")];
  const known = names.find((name) => typeof name === "string" && isTimeZone(name));
  if (typeof known === "string") return wallZone(known);
  if (description && isHarmless(description)) {
    return new ICAL.Timezone({ component: description, tzid });
  }
  const [windows] = findIana(tzid);
  return windows && isTimeZone(windows) ? wallZone(windows) : otherwise;
}

/** "/freeassociation.sourceforge.net/Europe/Tallinn" means Europe/Tallinn. */
function ianaNameIn(tzid: string): string {
  return tzid.startsWith("/") ? tzid.split("/").slice(-2).join("/") : "";
}

const changesOfZone = ["standard", "daylight"];

/** Clocks change a few times a year; whatever else a rule asks for would only cost time. */
function isHarmless(zone: ICAL.Component): boolean {
  const changes = zone.getAllSubcomponents().filter(({ name }) => changesOfZone.includes(name));
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
