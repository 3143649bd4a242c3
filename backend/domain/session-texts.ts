import type { TherapySessionEntry } from "./therapy-session.ts";

/** For every reader but the client. */
export function withoutNote(session: TherapySessionEntry): TherapySessionEntry {
  return { ...session, note: null, sealedNote: null };
}

/** For an administrator who has given no reason to read what the two people wrote. */
export function withoutTexts(session: TherapySessionEntry): TherapySessionEntry {
  return { ...withoutNote(session), answers: [], comments: [], recommendations: [] };
}
