import { setOf } from "../../domain/search/bit-set.ts";
import type { TextMatches } from "../../domain/search/filters.ts";
import { type SearchWords, searchWords } from "../../domain/search/search-words.ts";
import type { Persistence } from "../../ports/persistence.ts";
import type { Shown } from "./therapist-search.ts";

/** Keeps the words that practitioners are found by like what they say of themselves. */
export function keepSearchWords(persistence: Persistence, shown: Shown) {
  let due = new Set<string>();
  const numberOf = new Map<string, number>();
  /** What full-text search answers with are numbers; -1 where nobody is shown. */
  const rowOfNumber: number[] = [];
  let refreshing: Promise<unknown> = Promise.resolve();

  function know(id: string, number: number): void {
    numberOf.set(id, number);
    rowOfNumber[number] = shown.index.rowOf.get(id) ?? -1;
  }

  function forget(id: string): void {
    const number = numberOf.get(id);
    if (number !== undefined) rowOfNumber[number] = -1;
    numberOf.delete(id);
  }

  async function refreshSome(count: number): Promise<boolean> {
    const ids = [...due.keys().take(count)];
    if (ids.length === 0) return false;
    for (const id of ids) due.delete(id);
    const found = await persistence.therapists.findMany(ids);
    const kept = await persistence.searchIndex.findWords(ids);
    const keptBy = new Map(kept.map((words) => [words.therapistId, words]));
    const wanted = new Map(
      found.filter((one) => one.showInSearch)
        .map((one) => [one.id, searchWords(one, shown.domainValues)]),
    );
    for (const [id, { number }] of keptBy) know(id, number);
    const gone = ids.filter((id) => keptBy.has(id) && !wanted.has(id));
    const changed = [...wanted].filter(([id, words]) => !same(words, keptBy.get(id)));
    if (gone.length === 0 && changed.length === 0) return due.size > 0;
    await persistence.transaction(async ({ searchIndex }) => {
      for (const id of gone) await searchIndex.removeWords(id);
      for (const [id, words] of changed) know(id, await searchIndex.saveWords(id, words));
    });
    for (const id of gone) forget(id);
    return due.size > 0;
  }

  return {
    restart(): void {
      due = new Set(shown.index.rowOf.keys());
      for (const [id, number] of numberOf) know(id, number);
    },
    changed(ids: string[]): void {
      for (const id of ids) {
        due.add(id);
        // Their row may soon be somebody else's.
        if (!shown.index.rowOf.has(id)) forget(id);
      }
    },

    /** Writes the words of at most `count` of those that are due; true when more are waiting. */
    async refresh(count: number): Promise<boolean> {
      const turn = refreshing.then(() => refreshSome(Math.min(count, due.size)));
      refreshing = turn.catch(() => {});
      return await turn;
    },

    async match(text: string): Promise<TextMatches> {
      const { all, inName, inWork } = await persistence.searchIndex.matchWords(text);
      const { index } = shown;
      const rows = (numbers: number[]) =>
        setOf(
          numbers.map((number) => rowOfNumber[number] ?? -1).filter((row) => row >= 0),
          index.words,
        );
      return { all: rows(all), inName: rows(inName), inWork: rows(inWork) };
    },
  };
}

function same(a: SearchWords, b: SearchWords | undefined): boolean {
  if (!b) return false;
  return (["name", "practices", "helps", "places", "texts"] as const).every((part) =>
    a[part] === b[part]
  );
}
