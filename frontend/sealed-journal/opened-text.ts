import { loadAllSessions } from "../therapy-sessions/queries.ts";
import type { TherapySession } from "../therapy-sessions/therapy-session.ts";
import { openNoteOf } from "./opened-journal.ts";

/** The notes as text, newest first, for the person to keep. Opened on this device only. */
export async function notesAsText(day: (instant: string) => string): Promise<string> {
  const sessions = await loadAllSessions();
  const parts: string[] = [];
  for (const session of sessions) {
    const note = session.note ?? await openNoteOf(session);
    if (note) parts.push(`${day(session.startsAt)} · ${session.therapist.name}\n\n${note}`);
  }
  return `${parts.join("\n\n———\n\n")}\n`;
}

export type Opened = { session: TherapySession; note: string };

export async function openedNotes(sessions: TherapySession[]): Promise<Opened[]> {
  const opened = await Promise.all(
    sessions.map(async (session) => ({ session, note: await openNoteOf(session) })),
  );
  return opened.flatMap(({ session, note }) => note ? [{ session, note }] : []);
}
