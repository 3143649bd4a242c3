import { useQuery, useQueryClient } from "@tanstack/react-query";
import { hasErrorCode } from "../../api/api-error.ts";
import { api, ok } from "../../api/client.ts";
import { useSessionUser } from "../../api/use-sign-in-session.ts";
import { useSubmit } from "../../api/use-submit.ts";
import { type Draft, removeDraft, saveDraft, useDraft } from "../../drafts.ts";
import { practitionerNoteQuery } from "../../therapy-sessions/queries.ts";
import type { TherapySession } from "../../therapy-sessions/therapy-session.ts";

/** What is typed stays in this browser until it is saved, also when another session of the client is opened. */
export function usePractitionerNote({ id, client }: Pick<TherapySession, "id" | "client">) {
  const queries = useQueryClient();
  const key = `${useSessionUser()?.id ?? ""}.practitioner-note.${client.id}`;
  const draft = useDraft(key);
  const query = practitionerNoteQuery(id);
  const { data, error, refetch } = useQuery(query);
  const saved = data?.note ?? "";
  const fresh: Draft = { text: saved, state: "writing", base: saved, version: data?.version ?? "" };

  async function send({ text, version }: Pick<Draft, "text" | "version">) {
    const path = "/api/therapy-sessions/{id}/practitioner-note";
    const params = { path: { id }, header: { "if-match": version } };
    if (text !== "") return await ok(api.PUT(path, { params, body: { note: text } }));
    await ok(api.DELETE(path, { params }));
    return await queries.fetchQuery({ ...query, staleTime: 0 });
  }

  async function showBoth(mine: Pick<Draft, "text" | "version">) {
    const now = await queries.fetchQuery({ ...query, staleTime: 0 }).catch(() => null);
    if (!now) return;
    const theirs = now.note ?? "";
    if (theirs === mine.text) return removeDraft(key);
    saveDraft(key, {
      ...{ text: mine.text, base: theirs, version: now.version },
      ...{ state: "conflict", theirs },
    });
  }

  const saving = useSubmit<Awaited<ReturnType<typeof send>>, Pick<Draft, "text" | "version">>({
    mutationFn: send,
    onSuccess: (answer) => {
      removeDraft(key);
      queries.setQueryData(query.queryKey, answer);
      // The other sessions of the client have the same note.
      queries.removeQueries({
        queryKey: ["practitioner-note"],
        predicate: ({ queryKey }) => queryKey[1] !== id,
      });
    },
    onError: async (failure, mine) => {
      if (hasErrorCode(failure, "ERR_STALE")) await showBoth(mine);
    },
  });

  return {
    isKnown: data !== undefined,
    failure: data === undefined ? error : null,
    retry: () => void refetch(),
    saved,
    draft,
    saving,
    keep(text: string) {
      if (text === saved && !draft) return;
      saveDraft(key, { ...fresh, ...draft, text, state: "writing" });
    },
    save(text: string, onSuccess: () => void) {
      saving.mutate({ text, version: draft?.version ?? fresh.version }, { onSuccess });
    },
    drop() {
      removeDraft(key);
      saving.reset();
    },
  };
}
