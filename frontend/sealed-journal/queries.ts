import { queryOptions } from "@tanstack/react-query";
import { api, ok } from "../api/client.ts";
import type { components } from "../api/schema.d.ts";

export type SealedJournal = components["schemas"]["SealedJournal"] & { version: string | null };

type Answer = Promise<
  { data?: components["schemas"]["SealedJournal"]; error?: unknown; response: Response }
>;

export async function readJournal(answer: Answer): Promise<SealedJournal> {
  const journal = await ok(answer);
  const { response } = await answer;
  return { ...journal, version: response.headers.get("ETag") };
}

export function sealedJournalQuery(userId: string) {
  return queryOptions({
    queryKey: ["sealed-journal", userId],
    queryFn: ({ signal }) => readJournal(api.GET("/api/user/me/sealed-journal", { signal })),
  });
}

/** The version that a change of the journal names. */
export function ifMatch({ version }: Pick<SealedJournal, "version">) {
  return version === null ? {} : { header: { "if-match": version } };
}

/** Whether new notes must be sealed. */
export function takesSealedNotes(journal: Pick<SealedJournal, "state"> | undefined): boolean {
  return journal?.state === "sealing" || journal?.state === "sealed";
}
