import type { DomainValue } from "./domain-value.ts";
import { inOtherAlphabet } from "./search/transliteration.ts";
import { foldWords } from "./search/word-slips.ts";
import type { TherapySessionStatus } from "./therapy-session.ts";

export type TherapySessionFilter = {
  now: number;
  status?: TherapySessionStatus | undefined;
  when?: "upcoming" | "past" | undefined;
  practiceType?: string | undefined;
  counterpartId?: string | undefined;
  /** Starts in [from, to). */
  from?: number | undefined;
  to?: number | undefined;
  counterpartPractices?: CounterpartPractice[] | undefined;
};

/** A practitioner (for a client) or a client (for a practitioner), and a practice of their sessions. */
export type CounterpartPractice = { counterpartId: string; practiceType: string };

/** The pairs for which every word of `text` begins a word of the name or the practice, without accents. */
export function counterpartPracticesMatching(
  pairs: (CounterpartPractice & { name: string })[],
  text: string,
  domainValues: DomainValue[],
): CounterpartPractice[] {
  const prefixes = wordsIn(text);
  const practices = new Map(
    domainValues.filter(({ domainCode }) => domainCode === "THERAPY_TYPE")
      .map(({ code, labels, synonyms }) => [
        code,
        wordsIn([...Object.values(labels), ...Object.values(synonyms).flat()].join(" ")),
      ]),
  );
  return pairs.filter(({ name, practiceType }) => {
    const words = [
      ...wordsIn(`${name} ${inOtherAlphabet(name)}`),
      ...(practices.get(practiceType) ?? []),
    ];
    return prefixes.every((prefix) => words.some((word) => word.startsWith(prefix)));
  });
}

function wordsIn(text: string): string[] {
  return foldWords(text).split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "");
}

/** The instant (ms) at which a day (YYYY-MM-DD), or the one `daysLater`, begins in an IANA zone. */
export function startOfDay(date: string, timeZone: string, daysLater = 0): number {
  return Temporal.PlainDate.from(date).add({ days: daysLater }).toZonedDateTime(timeZone)
    .epochMilliseconds;
}
