import type { DomainValue } from "./domain-value.ts";
import { inOtherAlphabet } from "./search/transliteration.ts";
import { foldWords } from "./search/word-slips.ts";
import type { TherapySessionStatus } from "./therapy-session.ts";

/** Which of somebody's sessions are asked for; all of what is given has to be true. Instants in ms. */
export type TherapySessionFilter = {
  /** What is over is finished, whether or not anybody has written that down yet. */
  now: number;
  status?: TherapySessionStatus | undefined;
  /** By its end, whatever became of it. */
  when?: "upcoming" | "past" | undefined;
  practiceType?: string | undefined;
  /** The practitioner of a client's sessions, the client of a practitioner's. */
  otherId?: string | undefined;
  /** Starts in [from, to). */
  from?: number | undefined;
  to?: number | undefined;
  /** Sessions of one of these kinds only. */
  kinds?: TherapySessionKind[] | undefined;
};

/** The other person of a session and its practice: what free text finds it by. */
export type TherapySessionKind = { otherId: string; practiceType: string };

/** Those of `kinds` in which every word of `text` begins a word of the name or the practice, accents aside. */
export function kindsMatching(
  kinds: (TherapySessionKind & { name: string })[],
  text: string,
  domainValues: DomainValue[],
): TherapySessionKind[] {
  const asked = wordsIn(text);
  const practices = new Map(
    domainValues.filter(({ domainCode }) => domainCode === "THERAPY_TYPE")
      .map(({ code, labels, synonyms }) => [
        code,
        wordsIn([...Object.values(labels), ...Object.values(synonyms).flat()].join(" ")),
      ]),
  );
  return kinds.filter(({ name, practiceType }) => {
    const words = [
      ...wordsIn(`${name} ${inOtherAlphabet(name)}`),
      ...(practices.get(practiceType) ?? []),
    ];
    return asked.every((part) => words.some((word) => word.startsWith(part)));
  });
}

function wordsIn(text: string): string[] {
  return foldWords(text).split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "");
}

/** When a day, YYYY-MM-DD, begins on a zone's calendar (ms); `later` days after it. */
export function startOfDay(date: string, timeZone: string, later = 0): number {
  return Temporal.PlainDate.from(date).add({ days: later }).toZonedDateTime(timeZone)
    .epochMilliseconds;
}
