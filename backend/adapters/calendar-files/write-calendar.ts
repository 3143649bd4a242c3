import ICAL from "ical.js";
import type { CalendarEntry, CalendarPerson } from "../../domain/session-calendar.ts";
import type { CalendarFile } from "../../ports/calendar-files.ts";

// The library does not count the space that begins a continued line; lines are limited to 75 bytes.
ICAL.foldLength = 74;

type Parameters = Record<string, string>;
type Property = [
  name: string,
  parameters: Parameters,
  type: string,
  value: string | number | number[],
];

export function writeCalendar(
  { method, language, entries, feed, organizer: neutralName }: CalendarFile,
  organizer: CalendarPerson,
): string {
  const properties = [
    text("version", "2.0"),
    text(
      "prodid",
      `-//${neutralName ? "Calendar" : "Heaolu//Sessions"}//${language.toUpperCase()}`,
    ),
    text("calscale", "GREGORIAN"),
    text("method", method),
    ...(feed ? feedProperties(feed) : []),
  ];
  const events = entries.map((entry) => ["vevent", entryProperties(entry, organizer), []]);
  return ICAL.stringify(["vcalendar", properties, events]);
}

function feedProperties({ name, refreshHours }: NonNullable<CalendarFile["feed"]>): Property[] {
  const duration = `PT${refreshHours}H`;
  return [
    extension("name", escaped(name)),
    extension("x-wr-calname", escaped(name)),
    ["refresh-interval", {}, "duration", duration],
    extension("x-published-ttl", duration),
  ];
}

function entryProperties(entry: CalendarEntry, organizer: CalendarPerson): Property[] {
  const { description, location, point, url, attendee, isCancelled } = entry;
  return [
    text("uid", entry.uid),
    ["sequence", {}, "integer", entry.sequence],
    instant("dtstamp", entry.updatedAt),
    instant("created", entry.createdAt),
    instant("last-modified", entry.updatedAt),
    instant("dtstart", entry.startsAt),
    instant("dtend", entry.endsAt),
    text("summary", entry.summary),
    ...(description ? [text("description", description)] : []),
    ...(location ? [text("location", location)] : []),
    ...(point ? [["geo", {}, "float", [point.lat, point.lon]] satisfies Property] : []),
    ...(url ? [["url", {}, "uri", clean(url)] satisfies Property] : []),
    // RFC 5546 requires it in every method, PUBLISH too.
    person("organizer", organizer),
    // The attendee has accepted by booking, so mail programs must not request a reply.
    ...(attendee
      ? [person("attendee", attendee, {
        cutype: "INDIVIDUAL",
        role: "REQ-PARTICIPANT",
        partstat: "ACCEPTED",
        rsvp: "FALSE",
      })]
      : []),
    text("status", isCancelled ? "CANCELLED" : "CONFIRMED"),
    text("transp", isCancelled ? "TRANSPARENT" : "OPAQUE"),
    text("class", "PRIVATE"),
  ];
}

function text(name: string, value: string): Property {
  return [name, {}, "text", clean(value)];
}

function extension(name: string, value: string): Property {
  return [name, {}, "unknown", value];
}

function instant(name: string, at: number): Property {
  return [name, {}, "date-time", `${new Date(at).toISOString().slice(0, 19)}Z`];
}

function person(
  property: string,
  { name, email }: CalendarPerson,
  parameters: Parameters = {},
): Property {
  const cn = clean(name).replace(/["\n]/g, "");
  return [property, { cn, ...parameters }, "cal-address", `mailto:${email}`];
}

function clean(value: string): string {
  return value.replace(/\r\n?/g, "\n").replace(/(?!\n)\p{Cc}/gu, "");
}

function escaped(value: string): string {
  return clean(value).replace(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll("\n", "\\n");
}
