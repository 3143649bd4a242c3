import { type TherapySessionEntry, withoutNote } from "./therapy-session.ts";

/** For an administrator who has given no reason to read what the two people wrote. */
export function withoutTexts(session: TherapySessionEntry): TherapySessionEntry {
  return { ...withoutNote(session), answers: [], comments: [], recommendations: [] };
}
