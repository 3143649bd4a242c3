import { discreetWord } from "../../domain/discreet.ts";
import type { User } from "../../domain/account.ts";
import { busyEntry, calendarEntries, calendarUpdate } from "../../domain/session-calendar.ts";
import type { TherapySessionEntry } from "../../domain/therapy-session.ts";
import type { Text } from "../../domain/text.ts";
import type { CalendarFile } from "../../ports/calendar-files.ts";

/** The file by which its reader adds a session to a calendar. `now` in ms. */
export function sessionCalendarFile(
  session: TherapySessionEntry,
  { id: userId, language, discreet }: Pick<User, "id" | "language" | "discreet">,
  { practice, publicUrl, now }: { practice: Text; publicUrl: string; now: number },
): CalendarFile {
  if (discreet) {
    return {
      method: "PUBLISH",
      language,
      entries: [busyEntry(calendarUpdate(session), { language })],
      organizer: discreetWord[discreet.name][language],
    };
  }
  const reader = { userId, language };
  const entries = calendarEntries([session], reader, {
    detail: "full",
    practiceOf: () => practice[language],
    publicUrl,
    now,
  });
  return { method: "PUBLISH", language, entries };
}
