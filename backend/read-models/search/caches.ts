import { LRUCache } from "lru-cache";
import type { SearchAnswer, SearchRequest } from "../../domain/search/search-request.ts";
import type { Language } from "../../domain/text.ts";
import type { Therapist } from "../../domain/therapist.ts";
import type { Persistence } from "../../ports/persistence.ts";

const maxAnswers = 500;
const answerMs = 10_000;
const maxTherapists = 10_000;

/** Answers to repeated requests, until `state.version` changes. `now` in ms. */
export function answerCache(state: { version: number }) {
  const answers = new LRUCache<string, { madeAt: number; answer: SearchAnswer }>({
    max: maxAnswers,
  });
  let { version } = state;

  return (
    request: SearchRequest,
    { now, language }: { now: number; language: Language },
    compute: () => SearchAnswer,
  ): SearchAnswer => {
    if (version !== state.version) answers.clear();
    version = state.version;
    const key = JSON.stringify([language, request]);
    const cached = answers.get(key);
    if (cached && now >= cached.madeAt && now - cached.madeAt < answerMs) return cached.answer;
    const answer = compute();
    answers.set(key, { madeAt: now, answer });
    return answer;
  };
}

/** Complete practitioners for cards. Requests at the same time share one reading of a practitioner. */
export function therapistCache({ therapists }: Pick<Persistence, "therapists">) {
  const cache = new LRUCache<string, Therapist>({ max: maxTherapists });
  const reading = new Map<string, Promise<Map<string, Therapist>>>();
  let removals = 0;

  async function read(ids: string[]): Promise<Map<string, Therapist>> {
    const before = removals;
    const found = await therapists.findMany(ids);
    // What changed during the read may have been read in its old state.
    if (before === removals) { for (const therapist of found) cache.set(therapist.id, therapist); }
    return new Map(found.map((therapist) => [therapist.id, therapist]));
  }

  function startReading(ids: string[]): void {
    if (ids.length === 0) return;
    const found = read(ids).finally(() => {
      for (const id of ids) if (reading.get(id) === found) reading.delete(id);
    });
    for (const id of ids) reading.set(id, found);
  }

  return {
    async findMany(ids: string[]): Promise<Therapist[]> {
      const cached = ids.map((id) => cache.get(id));
      const missing = ids.filter((_, at) => !cached[at]);
      if (missing.length === 0) return cached as Therapist[];
      startReading(missing.filter((id) => !reading.has(id)));
      const loaded = new Map<string, Therapist | undefined>();
      await Promise.all(
        missing.map(async (id) => loaded.set(id, (await reading.get(id))?.get(id))),
      );
      return ids.flatMap((id, at) => cached[at] ?? loaded.get(id) ?? []);
    },
    remove(ids: string[]): void {
      removals++;
      reading.clear();
      for (const id of ids) cache.delete(id);
    },
    clear(): void {
      removals++;
      reading.clear();
      cache.clear();
    },
  };
}
