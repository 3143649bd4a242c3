import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { ApiError } from "../../api/api-error.ts";
import { consentsQuery } from "../../api/consents.ts";
import { currentSession } from "../../api/sign-in-session.ts";
import { useSessionUser } from "../../api/use-sign-in-session.ts";
import { type Draft, draftKeys, draftOf, removeDraft, saveDraft, useDraft } from "../../drafts.ts";
import { putNote } from "../../sealed-journal/change-notes.ts";
import { sealNote } from "../../sealed-journal/journal-key.ts";
import { openedKey, openNoteOf, useIsJournalOpen } from "../../sealed-journal/opened-journal.ts";
import { sealedJournalQuery, takesSealedNotes } from "../../sealed-journal/queries.ts";
import { sealedSearchKey } from "../../sealed-journal/use-sealed-search.ts";
import { sessionQuery, storeAnswer } from "../../therapy-sessions/queries.ts";
import type { TherapySession } from "../../therapy-sessions/therapy-session.ts";

type NoteCalls = {
  put: (note: string, version: string) => Promise<TherapySession>;
  get: () => Promise<TherapySession>;
};

function noteKeys(userId: string): string {
  return `${userId}.note.`;
}

function canRetryLater(failure: unknown): boolean {
  if (!(failure instanceof ApiError)) return true;
  return failure.errCode === "ERR_UNAUTHORIZED";
}

export async function sendNote(
  draft: Draft,
  { put, get }: NoteCalls,
): Promise<{ saved: TherapySession } | { draft: Draft }> {
  try {
    return { saved: await put(draft.text, draft.version) };
  } catch (failure) {
    if (canRetryLater(failure)) return { draft: { ...draft, state: "waiting" } };
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
  // Another part of the session has changed, not the note.
  if (theirs === draft.base && now.updatedAt !== draft.version) {
    return await sendNote(next, { put, get });
  }
  return { draft: { ...next, state: "conflict", theirs } };
}

function plainCalls(queries: QueryClient, id: string): NoteCalls {
  return {
    put: (note, version) => putNote({ id, updatedAt: version }, { note }),
    get: () => queries.fetchQuery({ ...sessionQuery(id), staleTime: 0, retry: false }),
  };
}

/** The server gets and has only the sealed note; what comes back is opened here. */
function sealedCalls(queries: QueryClient, id: string): NoteCalls {
  const { get } = plainCalls(queries, id);
  const opened = async (session: TherapySession) => ({
    ...session,
    note: session.note ?? await openNoteOf(session) ?? null,
  });
  return {
    put: async (note, version) => {
      const key = openedKey();
      if (!key) throw new Error("The journal was locked meanwhile");
      const body = note === "" ? { note } : { sealedNote: await sealNote(key, note, id) };
      return await opened(await putNote({ id, updatedAt: version }, body));
    },
    get: async () => await opened(await get()),
  };
}

const sending = new Set<string>();

async function send(queries: QueryClient, key: string, id: string): Promise<void> {
  const draft = draftOf(key);
  if (!draft || draft.state !== "waiting" || sending.has(key)) return;
  const userId = currentSession()?.user.id ?? "";
  const journal = await queries.fetchQuery({ ...sealedJournalQuery(userId), staleTime: Infinity })
    .catch(() => null);
  const isSecret = takesSealedNotes(journal ?? undefined);
  // It waits until the journal is open.
  if (!journal || sending.has(key) || (isSecret && !openedKey())) return;
  sending.add(key);
  const result = await sendNote(
    draft,
    isSecret ? sealedCalls(queries, id) : plainCalls(queries, id),
  )
    .finally(() => sending.delete(key));

  const now = draftOf(key);
  const changedMeanwhile = now !== null && (now.text !== draft.text || now.state !== "waiting");
  if ("saved" in result) {
    const { saved } = result;
    storeAnswer(queries, saved.sealedNote === null ? saved : { ...saved, note: null });
    if (isSecret) void queries.invalidateQueries({ queryKey: sealedSearchKey });
    if (!changedMeanwhile) return removeDraft(key);
    saveDraft(key, { ...now, base: saved.note ?? "", version: saved.updatedAt }, isSecret);
    if (now.state === "waiting") await send(queries, key, id);
  } else if (!changedMeanwhile) {
    saveDraft(key, result.draft, isSecret);
    const { errCode } = result.draft;
    if (errCode === "ERR_CONSENT_REQUIRED") void queries.invalidateQueries(consentsQuery);
    if (errCode === "ERR_NOTE_MUST_BE_SEALED" || errCode === "ERR_JOURNAL_NOT_SEALED") {
      void queries.invalidateQueries(sealedJournalQuery(userId));
    }
  }
}

export function useUnsentNotes(): void {
  const queries = useQueryClient();
  const userId = useSessionUser()?.id;
  const isOpen = useIsJournalOpen();
  useEffect(() => {
    if (!userId) return;
    const start = noteKeys(userId);
    function sendAll() {
      for (const key of draftKeys(start)) void send(queries, key, key.slice(start.length));
    }
    sendAll();
    globalThis.addEventListener("online", sendAll);
    return () => globalThis.removeEventListener("online", sendAll);
  }, [queries, userId, isOpen]);
}

export function useNote(session: TherapySession, isSecret: boolean) {
  const queries = useQueryClient();
  const userId = useSessionUser()?.id ?? "";
  const key = `${noteKeys(userId)}${session.id}`;
  const draft = useDraft(key);
  const saved = session.note ?? "";
  const fresh: Draft = { text: saved, state: "writing", base: saved, version: session.updatedAt };

  return {
    draft,
    shown: draft?.state === "waiting" ? draft.text : saved,
    keep(text: string) {
      if (text === saved && !draft) return;
      saveDraft(key, { ...fresh, ...draft, text, state: "writing", errCode: undefined }, isSecret);
    },
    save(text: string) {
      saveDraft(key, { ...fresh, ...draft, text, state: "waiting", errCode: undefined }, isSecret);
      void send(queries, key, session.id);
    },
    drop: () => removeDraft(key),
  };
}
