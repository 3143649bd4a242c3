import { ApiError } from "../../api/api-error.ts";
import type { Draft } from "../../drafts.ts";
import type { TherapySession } from "../../therapy-sessions/therapy-session.ts";

export type NoteCalls = {
  /** Writes the note if the session still has this version. */
  put: (note: string, version: string) => Promise<TherapySession>;
  get: () => Promise<TherapySession>;
};

/** Where the drafts of one person's notes lie. */
export function noteKeys(userId: string): string {
  return `${userId}.note.`;
}

/** The server was not reached, or does not know any more who asks: neither says anything about the note. */
function unanswered(failure: unknown): boolean {
  if (!(failure instanceof ApiError)) return true;
  return failure.errCode === "ERR_UNAUTHORIZED";
}

/**
 * Sends a note. What comes back is the session that has it, or the draft as it stands now: still waiting for the
 * connection, refused, or beside another text that was saved meanwhile.
 */
export async function sendNote(
  draft: Draft,
  { put, get }: NoteCalls,
): Promise<{ saved: TherapySession } | { draft: Draft }> {
  try {
    return { saved: await put(draft.text, draft.version) };
  } catch (failure) {
    if (unanswered(failure)) return { draft: { ...draft, state: "waiting" } };
    const { errCode } = failure as ApiError;
    if (errCode !== "ERR_STALE") return { draft: { ...draft, state: "refused", errCode } };
  }
  let now: TherapySession;
  try {
    now = await get();
  } catch {
    return { draft: { ...draft, state: "waiting" } };
  }
  const theirs = now.note ?? "";
  if (theirs === draft.text) return { saved: now };
  const next = { ...draft, version: now.updatedAt, base: theirs };
  // Something else about the session has changed, not the note.
  if (theirs === draft.base && now.updatedAt !== draft.version) {
    return await sendNote(next, { put, get });
  }
  return { draft: { ...next, state: "conflict", theirs } };
}
