import { allowance } from "../../domain/allowance.ts";
import { setOf } from "../../domain/search/bit-set.ts";
import type { TextMatches, TextTier } from "../../domain/search/filters.ts";
import type { Correction } from "../../domain/search/search-request.ts";
import { rowsWithValues, valuesNamedBy } from "../../domain/search/text-concepts.ts";
import type { SearchIndex } from "../../domain/search/search-index.ts";
import { type SearchWords, searchWords } from "../../domain/search/search-words.ts";
import type { DomainValue } from "../../domain/domain-value.ts";
import type { Persistence } from "../../ports/persistence.ts";

/** `numbers` are the practitioners' numbers in the full-text index by row, or -1; `due` are ids. */
export type WordsState = { numbers: Int32Array; due: string[] };

/** In the whole process, because each takes up to 50 ms; the others find nothing. */
const correctedWords = { burst: 40, perSecond: 5 };

/** `meaningful` are the words of the text that mean something. */
type FoundWords = TextMatches & { corrections: Correction[]; meaningful: string[] };

type State = { index: SearchIndex; domainValues: DomainValue[] };

/** Keeps the words in the full-text index up to date with the profiles, and finds practitioners by them. */
export function fullTextWords(persistence: Persistence, state: State) {
  let due = new Set<string>();
  const storing = new Set<string>();
  const numberOf = new Map<string, number>();
  const rowOfNumber: number[] = [];
  let refreshing: Promise<unknown> = Promise.resolve();
  const mayCorrect = allowance(correctedWords);

  function setNumber(id: string, number: number): void {
    numberOf.set(id, number);
    rowOfNumber[number] = state.index.rowOf.get(id) ?? -1;
  }

  function removeNumber(id: string): void {
    const number = numberOf.get(id);
    if (number !== undefined) rowOfNumber[number] = -1;
    numberOf.delete(id);
  }

  async function refreshSome(count: number): Promise<boolean> {
    const ids = [...due.keys().take(count)];
    if (ids.length === 0) return false;
    for (const id of ids) {
      due.delete(id);
      storing.add(id);
    }
    try {
      await store(ids);
    } catch (error) {
      for (const id of ids) due.add(id);
      throw error;
    } finally {
      for (const id of ids) storing.delete(id);
    }
    return due.size > 0;
  }

  async function store(ids: string[]): Promise<void> {
    const found = await persistence.therapists.findMany(ids);
    const stored = await persistence.searchIndex.findWords(ids);
    const storedById = new Map(stored.map((words) => [words.therapistId, words]));
    const wanted = new Map(
      found.filter((one) => one.showInSearch)
        .map((one) => [one.id, searchWords(one, state.domainValues)]),
    );
    for (const [id, { number }] of storedById) setNumber(id, number);
    const removed = ids.filter((id) => storedById.has(id) && !wanted.has(id));
    const changed = [...wanted].filter(([id, words]) => !areSame(words, storedById.get(id)));
    if (removed.length === 0 && changed.length === 0) return;
    await persistence.transaction(async ({ searchIndex }) => {
      for (const id of removed) await searchIndex.removeWords(id);
      for (const [id, words] of changed) setNumber(id, await searchIndex.saveWords(id, words));
    });
    for (const id of removed) removeNumber(id);
  }

  return {
    restart(): void {
      due = new Set(state.index.rowOf.keys());
      for (const [id, number] of numberOf) setNumber(id, number);
    },
    restore(stored: WordsState): void {
      due = new Set(stored.due);
      for (const [id, row] of state.index.rowOf) {
        const number = stored.numbers[row]!;
        if (number >= 0) setNumber(id, number);
      }
    },
    /** A copy of what `restore` needs. */
    stored(): WordsState {
      const { idOf, rows, rowOf } = state.index;
      return {
        numbers: Int32Array.from({ length: rows }, (_, row) => numberOf.get(idOf[row]!) ?? -1),
        due: [...due, ...storing].filter((id) => rowOf.has(id)),
      };
    },
    dueCount: (): number => due.size + storing.size,
    therapistsChanged(ids: string[]): void {
      for (const id of ids) {
        due.add(id);
        // The row may be given to another practitioner.
        if (!state.index.rowOf.has(id)) removeNumber(id);
      }
    },

    async refresh(count: number): Promise<boolean> {
      const refreshed = refreshing.then(() => refreshSome(Math.min(count, due.size)));
      refreshing = refreshed.catch(() => {});
      return await refreshed;
    },

    /** `now` in ms. */
    async match(text: string, now: number): Promise<FoundWords> {
      const { all, tiers, words, corrections, meaningful } = await persistence.searchIndex
        .matchWords(text, () => mayCorrect(now));
      const { index, domainValues } = state;
      const rows = (numbers: number[]) =>
        setOf(
          numbers.map((number) => rowOfNumber[number] ?? -1).filter((row) => row >= 0),
          index.words,
        );
      const found: TextTier[] = tiers.map(({ part, exact, numbers }) => ({
        part,
        share: shares[part][exact ? 0 : 1],
        rows: rows(numbers),
      }));
      const named = valuesNamedBy(domainValues, words);
      if (named) {
        found.push({ part: "work", share: namedShare, rows: rowsWithValues(index, named) });
      }
      const best = found.toSorted((a, b) => b.share - a.share);
      const practices = (named ?? []).flat().filter(({ domainCode }) =>
        domainCode === "THERAPY_TYPE"
      ).map(({ code }) => code);
      return { all: rows(all), tiers: best, practices, corrections, meaningful };
    },
  };
}

/** How well a part matches: exactly, or by the beginnings of words. */
const shares = { name: [1, 0.8], work: [0.6, 0.45], words: [0.3, 0.15] } as const;
const namedShare = 0.9;

function areSame(a: SearchWords, b: SearchWords | undefined): boolean {
  if (!b) return false;
  return (["name", "practices", "helps", "places", "texts"] as const).every((part) =>
    a[part] === b[part]
  );
}
