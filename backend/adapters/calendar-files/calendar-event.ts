import { day, hour, minute, second } from "../../domain/duration.ts";
import { propertiesOf, type Property } from "./calendar-parts.ts";
import { utc, type Zone, type Zones } from "./time-zones.ts";

/** A date or a time. `wall` is ms as if in UTC; `zone` is null for a time that names none. */
export type Moment = { wall: number; isDate: boolean; zone: Zone | null };

/** Whole days and weeks follow the wall clock; the rest is exact. Both in ms. */
export type Length = { days: number; exact: number };

/** From `start` to `end`, or for `duration`; with neither a date lasts a day and a time has no length. */
export type Period = { start: Moment; end: Moment | null; duration: Length | null };

export type CalendarEvent = Period & {
  uid: string | null;
  rules: string[];
  excludedRules: string[];
  added: Period[];
  excluded: Moment[];
  /** Of an event that changes one occurrence of a series. */
  recurrenceId: { moment: Moment; isThisAndFuture: boolean } | null;
  revision: { sequence: number; stampedAt: number };
  isBusy: boolean;
};

export type ReadOptions = {
  zoneOf: Zones["zoneOf"];
  /** The zone of whole days. */
  days: Zone;
  /** Lower-case mail addresses of the calendar's owner. */
  owners: ReadonlySet<string>;
};

/** Throws when a property that matters cannot be read. */
export function eventOf(lines: readonly string[], options: ReadOptions): CalendarEvent {
  const properties = propertiesOf(lines);
  const all = (name: string) => properties.filter((property) => property.name === name);
  const first = (name: string) => all(name)[0];
  const momentOf = (property: Property | undefined) =>
    property ? momentIn(property.values[0], property, options) : null;
  const recurrenceId = momentOf(first("RECURRENCE-ID"));
  const start = momentOf(first("DTSTART")) ?? recurrenceId;
  if (!start) throw new Error("no start");
  const duration = first("DURATION");
  const stamp = first("DTSTAMP");
  return {
    uid: first("UID")?.raw.trim() || null,
    start,
    end: momentOf(first("DTEND")),
    duration: duration ? lengthIn(duration.raw) : null,
    rules: all("RRULE").map(({ raw }) => raw),
    excludedRules: all("EXRULE").map(({ raw }) => raw),
    added: all("RDATE").flatMap((property) =>
      property.values.map((value) => periodIn(value, property, options))
    ),
    excluded: all("EXDATE").flatMap((property) =>
      property.values.map((value) => momentIn(value, property, options))
    ),
    recurrenceId: recurrenceId && {
      moment: recurrenceId,
      isThisAndFuture: wordIn(first("RECURRENCE-ID")?.parameters["range"]) === "THISANDFUTURE",
    },
    revision: {
      sequence: Number(first("SEQUENCE")?.values[0] ?? 0) || 0,
      stampedAt: stamp ? momentIn(stamp.values[0], stamp, options).wall : 0,
    },
    isBusy: wordIn(first("STATUS")?.raw) !== "CANCELLED" &&
      wordIn(first("TRANSP")?.raw) !== "TRANSPARENT" &&
      wordIn(first("X-MICROSOFT-CDO-BUSYSTATUS")?.raw) !== "FREE" &&
      !all("ATTENDEE").some((attendee) => isDeclined(attendee, options.owners)),
  };
}

/** A value of RDATE or FREEBUSY. */
export function periodIn(value: unknown, property: Property, options: ReadOptions): Period {
  if (!Array.isArray(value)) {
    return { start: momentIn(value, property, options), end: null, duration: null };
  }
  const [start, end] = value.map(String);
  const isLength = end?.startsWith("P") ?? false;
  return {
    start: momentIn(start, property, options),
    end: isLength ? null : momentIn(end, property, options),
    duration: isLength ? lengthIn(end!) : null,
  };
}

const momentText = /^(\d{4})-(\d\d)-(\d\d)T?(?::*|(\d\d):(\d\d):(\d\d)(Z)?)$/;

function momentIn(
  value: unknown,
  { parameters }: Property,
  { zoneOf, days }: ReadOptions,
): Moment {
  const [match, ...parts] = momentText.exec(String(value)) ?? [];
  if (match === undefined) throw new Error("no date");
  const [year = 0, month = 0, date = 0, hours = 0, minutes = 0, seconds = 0] = parts.slice(0, 6)
    .map((part) => Number(part ?? 0));
  const wall = Date.UTC(year, month - 1, date, hours, minutes, Math.min(seconds, 59));
  if (hours > 23 || minutes > 59 || new Date(wall).getUTCDate() !== date || month > 12) {
    throw new Error("no such date");
  }
  const isDate = parts[3] === undefined;
  const tzid = wordOf(parameters["tzid"]);
  if (isDate) return { wall, isDate, zone: days };
  return { wall, isDate, zone: parts[6] ? utc : tzid ? zoneOf(tzid) : null };
}

const lengthText = /^([+-])?P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/;

function lengthIn(text: string): Length {
  const [match, sign, ...numbers] = lengthText.exec(text.trim().toUpperCase()) ?? [];
  if (match === undefined) throw new Error("no duration");
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = numbers
    .map((number) => Number(number ?? 0));
  const direction = sign === "-" ? -1 : 1;
  return {
    days: direction * (weeks * 7 + days) * day,
    exact: direction * (hours * hour + minutes * minute + seconds * second),
  };
}

function isDeclined({ parameters, raw }: Property, owners: ReadonlySet<string>): boolean {
  if (wordIn(parameters["partstat"]) !== "DECLINED") return false;
  const addresses = [raw, wordOf(parameters["email"])];
  return addresses.some((address) => owners.has(addressIn(address)));
}

/** Lower-case; without `mailto:`. */
export function addressIn(text: string): string {
  return text.trim().replace(/^mailto:/i, "").toLowerCase();
}

function wordOf(parameter: string | string[] | undefined): string {
  return Array.isArray(parameter) ? parameter[0] ?? "" : parameter ?? "";
}

function wordIn(text: string | string[] | undefined): string {
  return wordOf(text).trim().toUpperCase();
}
