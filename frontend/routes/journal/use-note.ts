import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { api, ok } from "../../api/client.ts";
import { useCurrentUser } from "../../api/use-session.ts";
import { type Draft, draftKeys, draftOf, dropDraft, keepDraft } from "../../drafts.ts";
import { useDraft } from "../../use-draft.ts";
import { noteKeys, sendNote } from "./notes.ts";
import { sessionQuery, storeAnswer } from "../../therapy-sessions/queries.ts";
import type { TherapySession } from "../../therapy-sessions/therapy-session.ts";

/** Notes that are on their way from this tab. */
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
  const typedOn = now !== null && (now.text !== draft.text || now.state !== "waiting");
  if ("saved" in result) {
    const { saved } = result;
    storeAnswer(queries, saved);
    if (!typedOn) return dropDraft(key);
    keepDraft(key, { ...now, base: saved.note ?? "", version: saved.updatedAt });
    if (now.state === "waiting") await send(queries, key, id);
  } else if (!typedOn) keepDraft(key, result.draft);
}

/** Sends the notes that could not be sent: when the page opens, and when the connection is back. */
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

/** The private note of a session and what was written of it but not saved yet. */
export function useNote(session: TherapySession) {
  const queries = useQueryClient();
  const userId = useCurrentUser()?.id ?? "";
  const key = `${noteKeys(userId)}${session.id}`;
  const draft = useDraft(key);
  const saved = session.note ?? "";
  const fresh: Draft = { text: saved, state: "writing", base: saved, version: session.updatedAt };

  return {
    draft,
    /** What is seen: what was sent counts as saved until the server says otherwise. */
    shown: draft?.state === "waiting" ? draft.text : saved,
    keep(text: string) {
      if (text === saved && !draft) return;
      keepDraft(key, { ...fresh, ...draft, text, state: "writing", errCode: undefined });
    },
    save(text: string) {
      keepDraft(key, { ...fresh, ...draft, text, state: "waiting", errCode: undefined });
      void send(queries, key, session.id);
    },
    drop: () => dropDraft(key),
  };
}
