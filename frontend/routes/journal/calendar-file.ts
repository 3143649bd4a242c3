type CalendarEvent = {
  id: string;
  /** Instants. */
  startsAt: string;
  endsAt: string;
  updatedAt: string;
  title: string;
  place: string;
};

/** RFC 5545, 3.3.11. */
function escaped(text: string): string {
  return text.replace(/[\\;,]/g, "\\$&").replace(/\r?\n/g, "\\n");
}

function stamp(instant: string): string {
  return new Date(instant).toISOString().replace(/[-:]|\.\d+/g, "");
}

/** RFC 5545, 3.1: no line is longer than 75 octets, and no letter is cut. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let size = 0;
  let text = "";
  for (const letter of line) {
    const octets = encoder.encode(letter).length;
    if (size + octets > 75) {
      text += "\r\n ";
      size = 1;
    }
    text += letter;
    size += octets;
  }
  return text;
}

/** A session as a file every calendar reads; importing it again changes the same entry. */
export function calendarFile(event: CalendarEvent): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Heaolu//Journal//EN",
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    `UID:${event.id}@heaolu`,
    `DTSTAMP:${stamp(event.updatedAt)}`,
    `DTSTART:${stamp(event.startsAt)}`,
    `DTEND:${stamp(event.endsAt)}`,
    `SUMMARY:${escaped(event.title)}`,
    ...(event.place ? [`LOCATION:${escaped(event.place)}`] : []),
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

/** Hands the file to the browser. */
export function download(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "text/calendar;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
