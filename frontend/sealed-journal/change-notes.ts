import { hasErrorCode } from "../api/api-error.ts";
import { api, ok } from "../api/client.ts";
import type { TherapySession } from "../therapy-sessions/therapy-session.ts";
import { loadAllSessions } from "../therapy-sessions/queries.ts";
import { openNote, sealNote } from "./journal-key.ts";

type Progress = (done: number, all: number) => void;

export async function putNote(
  { id, updatedAt }: Pick<TherapySession, "id" | "updatedAt">,
  body: { note: string } | { sealedNote: string },
): Promise<TherapySession> {
  return await ok(api.PUT("/api/therapy-sessions/{id}/note", {
    params: { path: { id }, header: { "if-match": `"${updatedAt}"` } },
    body,
  }));
}

/** Repeats for a session that changed meanwhile. Each note is plain or sealed at any time, so that it can go on later. */
async function changeEach(
  isLeft: (session: TherapySession) => boolean,
  change: (session: TherapySession) => Promise<TherapySession | null>,
  onProgress: Progress,
): Promise<{ damaged: number }> {
  let damaged = 0;
  const left = (await loadAllSessions()).filter(isLeft);
  for (const [done, session] of left.entries()) {
    onProgress(done, left.length);
    let current = session;
    while (isLeft(current)) {
      try {
        if (await change(current) === null) damaged++;
        break;
      } catch (failure) {
        if (!hasErrorCode(failure, "ERR_STALE")) throw failure;
        current = await ok(
          api.GET("/api/therapy-sessions/{id}", { params: { path: { id: session.id } } }),
        );
      }
    }
  }
  onProgress(left.length, left.length);
  return { damaged };
}

export function sealNotes(key: CryptoKey, onProgress: Progress) {
  return changeEach(
    ({ note }) => note !== null,
    async (session) =>
      await putNote(session, { sealedNote: await sealNote(key, session.note!, session.id) }),
    onProgress,
  );
}

/** A note that does not open stays sealed and is counted. */
export function openNotes(key: CryptoKey, onProgress: Progress) {
  return changeEach(
    ({ sealedNote }) => sealedNote !== null,
    async (session) => {
      const note = await openNote(key, session.sealedNote!, session.id);
      return note === null ? null : await putNote(session, { note });
    },
    onProgress,
  );
}
