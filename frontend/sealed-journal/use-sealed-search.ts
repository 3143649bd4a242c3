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

/** What the server found, and the sessions whose sealed notes have the words: those are searched on this device. */
export function useSealedSearch(
  found: TherapySession[] | undefined,
  { q: words, ...filters }: SessionQuery,
): TherapySession[] | undefined {
  const isOpen = useIsJournalOpen();
  const { data } = useQuery({
    queryKey: ["sealed-search", filters, words, found],
    queryFn: async () =>
      (await openedNotes(await loadAllSessions(filters)))
        .filter((each) => matches(each, words ?? "")).map(({ session }) => session),
    enabled: isOpen && Boolean(words) && found !== undefined,
    gcTime: 0,
  });
  return useMemo(() => {
    if (!found || !data || !words || !isOpen) return found;
    const known = new Set(found.map(({ id }) => id));
    return [...found, ...data.filter(({ id }) => !known.has(id))]
      .sort((one, other) => other.startsAt.localeCompare(one.startsAt));
  }, [found, data, words, isOpen]);
}
