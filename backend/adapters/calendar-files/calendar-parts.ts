import ICAL from "ical.js";

export type Property = {
  name: string;
  parameters: Record<string, string | string[]>;
  /** As the library writes them in jCal. */
  values: unknown[];
  /** The text after the colon. */
  raw: string;
};

/** An event, a list of busy times or a time zone, with its unfolded lines. Those of alarms are left out. */
export type Part = { name: "VEVENT" | "VFREEBUSY" | "VTIMEZONE"; lines: string[] };

export type Calendar = { lines: string[]; parts: Part[] };

const partNames: readonly string[] = ["VEVENT", "VFREEBUSY", "VTIMEZONE"];

/** Faults in other properties do not matter. */
const readNames = new Set([
  "ATTENDEE",
  "DTEND",
  "DTSTAMP",
  "DTSTART",
  "DURATION",
  "EXDATE",
  "EXRULE",
  "FREEBUSY",
  "RDATE",
  "RECURRENCE-ID",
  "RRULE",
  "SEQUENCE",
  "STATUS",
  "TRANSP",
  "UID",
  "X-MICROSOFT-CDO-BUSYSTATUS",
]);

/**
 * The calendars of a text. A missing END of an event is repaired. Throws when the text does not begin as a calendar, or
 * ends within one, because half a file would lose busy times.
 */
export function calendarsIn(text: string): Calendar[] {
  const calendars: Calendar[] = [];
  let calendar: Calendar | null = null;
  let part: Part | null = null;
  let depth = 0;
  for (const line of unfolded(text)) {
    const [, mark, written = ""] = /^(BEGIN|END):\s*([\w-]+)\s*$/i.exec(line) ?? [];
    const begins = mark?.toUpperCase() === "BEGIN";
    const name = written.toUpperCase();
    if (!calendar) {
      if (begins && name === "VCALENDAR") calendar = { lines: [], parts: [] };
      else if (calendars.length === 0) throw new Error("no calendar");
    } else if (mark && !begins && name === "VCALENDAR") {
      calendars.push(calendar);
      [calendar, part, depth] = [null, null, 0];
    } else if (begins && partNames.includes(name)) {
      part = { name: name as Part["name"], lines: [] };
      calendar.parts.push(part);
      depth = 0;
    } else if (mark && !begins && name === part?.name) {
      part = null;
    } else {
      if (mark) depth = Math.max(0, depth + (begins ? 1 : -1));
      if (depth === 0 || part?.name === "VTIMEZONE") (part ?? calendar).lines.push(line);
    }
  }
  if (calendar || calendars.length === 0) throw new Error("no whole calendar");
  return calendars;
}

/** The properties that matter. Throws when one of them cannot be read. */
export function propertiesOf(lines: readonly string[]): Property[] {
  return lines.flatMap((line) => {
    const [, written = ""] = /^([\w-]+)[;:]/.exec(line) ?? [];
    const name = written.toUpperCase();
    if (!readNames.has(name)) return [];
    const raw = line.replace(/^[\w-]+(?:;(?:[^":]|"[^"]*")*)?:/, "");
    // The library refuses whole rules that the expansion may understand.
    if (name === "RRULE" || name === "EXRULE") return [{ name, parameters: {}, values: [], raw }];
    const [, parameters, , ...values] = ICAL.parse.property(line) as [
      string,
      Property["parameters"],
      string,
      ...unknown[],
    ];
    return [{ name, parameters, values, raw }];
  });
}

/** The text of the first line with a name, or an empty one. */
export function textOf(lines: readonly string[], name: string): string {
  const start = new RegExp(`^${name}[;:]`, "i");
  const line = lines.find((line) => start.test(line));
  return line?.slice(line.indexOf(":") + 1).trim() ?? "";
}

function unfolded(text: string): string[] {
  return text.replace(/^\uFEFF/, "").trim().replace(/\r\n?/g, "\n").replace(/\n[ \t]/g, "")
    .split("\n");
}
