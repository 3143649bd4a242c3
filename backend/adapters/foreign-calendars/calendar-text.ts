import ICAL from "ical.js";

/** The calendars of an iCalendar text. Throws when there is none, or half of one. */
export function calendarsIn(text: string): ICAL.Component[] {
  const parsed: unknown = ICAL.parse(lines(text).filter(isUnderstood).join("\r\n"));
  const isOne = Array.isArray(parsed) && typeof parsed[0] === "string";
  const calendars = (isOne ? [parsed] : parsed as unknown[])
    .map((jcal) => new ICAL.Component(jcal as ConstructorParameters<typeof ICAL.Component>[0]));
  if (calendars.length === 0 || calendars.some(({ name }) => name !== "vcalendar")) {
    throw new Error("no calendar");
  }
  return calendars;
}

function lines(text: string): string[] {
  const found = text.replace(/^\uFEFF/, "").trim().split(/\r\n?|\n/);
  if (!/^BEGIN:VCALENDAR\s*$/i.test(found[0] ?? "")) throw new Error("no calendar");
  return found;
}

/** Some programs break a description into lines without folding it: what is left of it says nothing about times. */
function isUnderstood(line: string): boolean {
  return /^(?:[ \t]|[\w-]+[;:])/.test(line);
}
