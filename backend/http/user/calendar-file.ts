import type { TherapySessionEntry } from "../../domain/therapy-session.ts";

const longestLine = 75;

/** Sessions as an iCalendar file (RFC 5545), cancelled ones marked as such. `now` in ms. */
export function calendarFile(sessions: TherapySessionEntry[], now: number): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Heaolu//Sessions//EN",
    ...sessions.flatMap((session) => [
      "BEGIN:VEVENT",
      `UID:${session.id}@heaolu`,
      `DTSTAMP:${utc(now)}`,
      `DTSTART:${utc(session.startsAt)}`,
      `DTEND:${utc(session.endsAt)}`,
      `SUMMARY:${plain(session.therapist.name)}`,
      `LOCATION:${plain(session.place)}`,
      `STATUS:${session.status === "cancelled" ? "CANCELLED" : "CONFIRMED"}`,
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

/** `20261124T161500Z`; `instant` in ms. */
function utc(instant: number): string {
  return new Date(instant).toISOString().replace(/[-:]|\.\d+/g, "");
}

function plain(text: string): string {
  return text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, "\\n")
    .replace(/\p{Cc}/gu, "");
}

/** No line is longer than 75 bytes; what follows begins with a space. No character is cut in two. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  const lines = [""];
  let room = longestLine;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (size > room) {
      lines.push(" ");
      room = longestLine - 1;
    }
    lines[lines.length - 1] += character;
    room -= size;
  }
  return lines.join("\r\n");
}
