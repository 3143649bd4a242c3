import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { foldedWords, matchesEveryWord } from "backend/domain/text-matches.ts";
import { loadAllSessions, type SessionQuery } from "../therapy-sessions/queries.ts";
import type { TherapySession } from "../therapy-sessions/therapy-session.ts";
import { openedNotes } from "./opened-text.ts";
import { useIsJournalOpen } from "./opened-journal.ts";

function matches({ session, note }: { session: TherapySession; note: string }, words: string) {
  const { comments, recommendations, therapist } = session;
  const texts = [
    note,
    therapist.name,
    ...comments.map(({ comment }) => comment),
    ...recommendations.map(({ text }) => text),
  ];
  return matchesEveryWord(words, foldedWords(texts.join("\n")));
}

export const sealedSearchKey = ["sealed-search"] as const;

/** What the server found, and the sessions whose sealed notes have the words: those are searched on this device. */
export function useSealedSearch(
  found: TherapySession[] | undefined,
  { q: words, ...filters }: SessionQuery,
): TherapySession[] | undefined {
  const isOpen = useIsJournalOpen();
  const isOn = isOpen && Boolean(words);
  const all = useQuery({
    queryKey: [...sealedSearchKey, filters],
    queryFn: () => loadAllSessions(filters),
    enabled: isOn,
  });
  const { data } = useQuery({
    queryKey: [...sealedSearchKey, "words", filters, words, all.dataUpdatedAt],
    queryFn: async () =>
      (await openedNotes(all.data ?? []))
        .filter((each) => matches(each, words ?? "")).map(({ session }) => session),
    enabled: isOn && all.data !== undefined,
    gcTime: 0,
  });
  return useMemo(() => {
    if (!found || !data || !isOn) return found;
    const known = new Set(found.map(({ id }) => id));
    return [...found, ...data.filter(({ id }) => !known.has(id))]
      .sort((one, other) => other.startsAt.localeCompare(one.startsAt));
  }, [found, data, isOn]);
}
