/** One entry of an iCalendar file. Instants in ms. */
export type CalendarEntry = {
  /** The same for every version of one entry, and never another's. */
  uid: string;
  /** Grows with every version that a calendar has to know. */
  sequence: number;
  startsAt: number;
  endsAt: number;
  createdAt: number;
  updatedAt: number;
  isCancelled: boolean;
  /** What a glance at a shared calendar shows. */
  summary: string;
  description?: string;
  location?: string;
  url?: string;
  /** Whose word it is that the entry changes; needed by whoever is invited. */
  organizer?: CalendarPerson;
  attendee?: CalendarPerson;
};

export type CalendarPerson = { name: string; email: string };

/** PUBLISH to read, REQUEST to put into the reader's calendar, CANCEL to take it out again. */
export type CalendarMethod = "PUBLISH" | "REQUEST" | "CANCEL";

export type CalendarFile = {
  method: CalendarMethod;
  entries: CalendarEntry[];
  /** Of a calendar that is read again and again: its name, and how long (hours) a copy is good enough. */
  feed?: { name: string; refreshHours: number };
};

/** As RFC 5545 writes it. All times are UTC instants: right in every zone, whatever its clocks do. */
export function calendarFile({ method, entries, feed }: CalendarFile): string {
  return [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Heaolu//Sessions//EN",
    "CALSCALE:GREGORIAN",
    `METHOD:${method}`,
    ...(feed ? feedLines(feed) : []),
    ...entries.flatMap(entryLines),
    "END:VCALENDAR",
  ].map((line) => `${folded(line)}\r\n`).join("");
}

function feedLines({ name, refreshHours }: NonNullable<CalendarFile["feed"]>): string[] {
  return [
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:PT${refreshHours}H`,
    `X-PUBLISHED-TTL:PT${refreshHours}H`,
  ];
}

function entryLines(entry: CalendarEntry): string[] {
  const { description, location, url, organizer, attendee } = entry;
  return [
    "BEGIN:VEVENT",
    `UID:${escaped(entry.uid)}`,
    `SEQUENCE:${entry.sequence}`,
    `DTSTAMP:${utc(entry.updatedAt)}`,
    `CREATED:${utc(entry.createdAt)}`,
    `LAST-MODIFIED:${utc(entry.updatedAt)}`,
    `DTSTART:${utc(entry.startsAt)}`,
    `DTEND:${utc(entry.endsAt)}`,
    `SUMMARY:${escaped(entry.summary)}`,
    ...(description ? [`DESCRIPTION:${escaped(description)}`] : []),
    ...(location ? [`LOCATION:${escaped(location)}`] : []),
    ...(url ? [`URL:${url}`] : []),
    ...(organizer ? [`ORGANIZER;CN=${quoted(organizer.name)}:mailto:${organizer.email}`] : []),
    ...(attendee ? [attendeeLine(attendee)] : []),
    `STATUS:${entry.isCancelled ? "CANCELLED" : "CONFIRMED"}`,
    `TRANSP:${entry.isCancelled ? "TRANSPARENT" : "OPAQUE"}`,
    "CLASS:PRIVATE",
    "END:VEVENT",
  ];
}

/** They have said yes by booking: nobody is asked for an answer. */
function attendeeLine({ name, email }: CalendarPerson): string {
  const roles = "CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE";
  return `ATTENDEE;CN=${quoted(name)};${roles}:mailto:${email}`;
}

/** `20261124T161500Z` of an instant (ms). */
function utc(instant: number): string {
  return new Date(instant).toISOString().replace(/[-:]|\.\d+/g, "");
}

/** A text value (3.3.11): line breaks stay, other control characters do not. */
function escaped(text: string): string {
  return text.replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n?|\n/g, "\\n")
    .replace(/\p{Cc}/gu, "");
}

/** A parameter's value in quotes, in which there is no way to write a quote (3.2). */
function quoted(text: string): string {
  return `"${text.replace(/["\p{Cc}]/gu, "")}"`;
}

const longestLine = 75;

/** No line is longer than 75 bytes; what follows begins with a space. No character is cut in two. */
function folded(line: string): string {
  // No character takes more than three bytes for each of its units: most lines are short enough.
  if (line.length <= longestLine / 3) return line;
  const lines = [""];
  let room = longestLine;
  for (const character of line) {
    const size = bytesOf(character);
    if (size > room) {
      lines.push(" ");
      room = longestLine - 1;
    }
    lines[lines.length - 1] += character;
    room -= size;
  }
  return lines.join("\r\n");
}

/** How long a character is in UTF-8. */
function bytesOf(character: string): number {
  const point = character.codePointAt(0) ?? 0;
  if (point < 0x80) return 1;
  if (point < 0x800) return 2;
  return point < 0x10000 ? 3 : 4;
}
