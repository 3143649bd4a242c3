import type { DomainValue } from "./domain-value.ts";
import { inOtherAlphabet } from "./search/transliteration.ts";
import { foldedWords, matchesEveryWord } from "./text-matches.ts";
import type { TherapySessionEntry, TherapySessionStatus } from "./therapy-session.ts";

export type TherapySessionFilter = {
  now: number;
  status?: TherapySessionStatus | undefined;
  when?: "upcoming" | "past" | undefined;
  practiceType?: string | undefined;
  counterpartId?: string | undefined;
  /** Starts in [from, to). */
  from?: number | undefined;
  to?: number | undefined;
  found?: FoundSessions | undefined;
};

/** Sessions with one of the pairs, or one of the ids. */
type FoundSessions = { counterpartPractices: CounterpartPractice[]; sessionIds: string[] };

/** A practitioner (for a client) or a client (for a practitioner), and a practice of their sessions. */
export type CounterpartPractice = { counterpartId: string; practiceType: string };

/** The words by which a practice is found: its names and synonyms in every language, without accents. */
export type PracticeWords = ReadonlyMap<string, string[]>;

export function practiceWords(domainValues: DomainValue[]): PracticeWords {
  return new Map(
    domainValues.filter(({ domainCode }) => domainCode === "THERAPY_TYPE")
      .map(({ code, labels, synonyms }) => [
        code,
        foldedWords([...Object.values(labels), ...Object.values(synonyms).flat()].join(" ")),
      ]),
  );
}

/** The pairs for which every word of `text` begins a word of the name or the practice, without accents. */
export function counterpartPracticesMatching(
  pairs: (CounterpartPractice & { name: string })[],
  text: string,
  practices: PracticeWords,
): CounterpartPractice[] {
  return pairs.filter(({ name, practiceType }) =>
    matchesEveryWord(text, [...nameWords(name), ...practices.get(practiceType) ?? []])
  );
}

type SearchedSession = Pick<
  TherapySessionEntry,
  "id" | "practiceType" | "note" | "comments" | "recommendations"
>;

/** Texts are searched in this many of the sessions, the latest first, and in this many characters. */
export const textSearchLimits = { sessions: 1000, characters: 500_000 };

/** What a reader of the session can search: `note` is null for every reader but the client. */
export function textOf({ note, comments, recommendations }: SearchedSession): string {
  const texts = [note, ...comments.map(({ comment }) => comment)];
  return [...texts, ...recommendations.map(({ text }) => text)].filter(Boolean).join("\n");
}

/** Whether every word of `text` begins a word of the session's texts, its practice or the other person's name. */
export function sessionMatches(
  session: SearchedSession,
  name: string,
  text: string,
  practices: PracticeWords,
): boolean {
  const words = foldedWords(textOf(session));
  if (words.length === 0) return false;
  const practice = practices.get(session.practiceType) ?? [];
  return matchesEveryWord(text, [...nameWords(name), ...practice, ...words]);
}

function nameWords(name: string): string[] {
  return foldedWords(`${name} ${inOtherAlphabet(name)}`);
}

/** The instant (ms) at which a day (YYYY-MM-DD), or the one `daysLater`, begins in an IANA zone. */
export function startOfDay(date: string, timeZone: string, daysLater = 0): number {
  return Temporal.PlainDate.from(date).add({ days: daysLater }).toZonedDateTime(timeZone)
    .epochMilliseconds;
}
