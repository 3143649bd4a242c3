import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { ApiError } from "../../api/api-error.ts";
import { api, ok } from "../../api/client.ts";
import { consentsQuery } from "../../api/consents.ts";
import { useCurrentUser } from "../../api/use-sign-in-session.ts";
import { type Draft, draftKeys, draftOf, removeDraft, saveDraft, useDraft } from "../../drafts.ts";
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

const sending = new Set<string>();

async function send(queries: QueryClient, key: string, id: string): Promise<void> {
  const draft = draftOf(key);
  if (!draft || draft.state !== "waiting" || sending.has(key)) return;
  sending.add(key);
  const result = await sendNote(draft, {
    put: (note, version) =>
      ok(api.PUT("/api/therapy-sessions/{id}/note", {
        params: { path: { id }, header: { "if-match": `"${version}"` } },
        body: { note },
      })),
    get: () => queries.fetchQuery({ ...sessionQuery(id), staleTime: 0, retry: false }),
  }).finally(() => sending.delete(key));

  const now = draftOf(key);
  const changedMeanwhile = now !== null && (now.text !== draft.text || now.state !== "waiting");
  if ("saved" in result) {
    const { saved } = result;
    storeAnswer(queries, saved);
    if (!changedMeanwhile) return removeDraft(key);
    saveDraft(key, { ...now, base: saved.note ?? "", version: saved.updatedAt });
    if (now.state === "waiting") await send(queries, key, id);
  } else if (!changedMeanwhile) {
    saveDraft(key, result.draft);
    if (result.draft.errCode === "ERR_CONSENT_REQUIRED") {
      void queries.invalidateQueries(consentsQuery);
    }
  }
}

export function useUnsentNotes(): void {
  const queries = useQueryClient();
  const userId = useCurrentUser()?.id;
  useEffect(() => {
    if (!userId) return;
    const start = noteKeys(userId);
    function sendAll() {
      for (const key of draftKeys(start)) void send(queries, key, key.slice(start.length));
    }
    sendAll();
    globalThis.addEventListener("online", sendAll);
    return () => globalThis.removeEventListener("online", sendAll);
  }, [queries, userId]);
}

export function useNote(session: TherapySession) {
  const queries = useQueryClient();
  const userId = useCurrentUser()?.id ?? "";
  const key = `${noteKeys(userId)}${session.id}`;
  const draft = useDraft(key);
  const saved = session.note ?? "";
  const fresh: Draft = { text: saved, state: "writing", base: saved, version: session.updatedAt };

  return {
    draft,
    shown: draft?.state === "waiting" ? draft.text : saved,
    keep(text: string) {
      if (text === saved && !draft) return;
      saveDraft(key, { ...fresh, ...draft, text, state: "writing", errCode: undefined });
    },
    save(text: string) {
      saveDraft(key, { ...fresh, ...draft, text, state: "waiting", errCode: undefined });
      void send(queries, key, session.id);
    },
    drop: () => removeDraft(key),
  };
}
