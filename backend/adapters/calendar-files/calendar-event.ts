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
    property ? momentIn(property.raw, property, options) : null;
  const recurrenceId = momentOf(first("RECURRENCE-ID"));
  const start = momentOf(first("DTSTART")) ?? recurrenceId;
  if (!start) throw new Error("no start");
  const end = momentOf(first("DTEND"));
  const duration = first("DURATION") ? lengthIn(first("DURATION")!.raw) : null;
  if (isReversed(start, end, duration)) throw new Error("an end before the start");
  const stamp = first("DTSTAMP");
  return {
    uid: first("UID")?.raw.trim() || null,
    start,
    end,
    duration,
    rules: all("RRULE").map(({ raw }) => raw),
    excludedRules: all("EXRULE").map(({ raw }) => raw),
    added: all("RDATE").flatMap((property) => periodsIn(property, options)),
    excluded: all("EXDATE").flatMap((property) =>
      property.raw.split(",").map((text) => momentIn(text, property, options))
    ),
    recurrenceId: recurrenceId && {
      moment: recurrenceId,
      isThisAndFuture: wordIn(first("RECURRENCE-ID")?.parameters["range"]) === "THISANDFUTURE",
    },
    revision: {
      sequence: Number(first("SEQUENCE")?.values[0] ?? 0) || 0,
      stampedAt: stamp ? momentIn(stamp.raw, stamp, options).wall : 0,
    },
    isBusy: wordIn(first("STATUS")?.raw) !== "CANCELLED" &&
      wordIn(first("TRANSP")?.raw) !== "TRANSPARENT" &&
      wordIn(first("X-MICROSOFT-CDO-BUSYSTATUS")?.raw) !== "FREE" &&
      !all("ATTENDEE").some((attendee) => isDeclined(attendee, options.owners)),
  };
}

/** The values of RDATE or FREEBUSY. */
export function periodsIn(property: Property, options: ReadOptions): Period[] {
  return property.raw.split(",").map((text) => {
    const [start = "", end] = text.split("/");
    const isLength = /^\s*[+-]?P/i.test(end ?? "");
    return {
      start: momentIn(start, property, options),
      end: end === undefined || isLength ? null : momentIn(end, property, options),
      duration: isLength ? lengthIn(end!) : null,
    };
  });
}

const momentText = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)(Z)?)?$/i;

function momentIn(text: string, { parameters }: Property, { zoneOf, days }: ReadOptions): Moment {
  const [match, ...parts] = momentText.exec(text.trim()) ?? [];
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

function isReversed(start: Moment, end: Moment | null, duration: Length | null): boolean {
  if (duration) return duration.days < 0 || duration.exact < 0;
  return end !== null && end.zone === start.zone && end.wall < start.wall;
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
