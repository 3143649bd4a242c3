import { LRUCache } from "lru-cache";
import type {
  SearchAnswer,
  SearchHit,
  SearchRequest,
  SearchVisitor,
} from "../../domain/search/search-request.ts";
import type { TherapistOnCard } from "../../domain/therapist.ts";
import type { Persistence } from "../../ports/persistence.ts";
import type { Offered } from "../../ports/search.ts";

const maxAnswers = 500;
const answerMs = 10_000;
const maxTherapists = 10_000;
const mostOffers = 20_000;

/** Answers to repeated requests, until `state.version` changes, except those that depend on a test result. */
export function answerCache(state: { version: number }) {
  const answers = new LRUCache<string, { madeAt: number; answer: SearchAnswer }>({
    max: maxAnswers,
  });
  let { version } = state;

  return (
    request: SearchRequest,
    { now, language, suited }: SearchVisitor,
    compute: () => SearchAnswer,
  ): SearchAnswer => {
    if (suited) return compute();
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

/** Practitioners for cards. Requests at the same time share one reading of a practitioner. */
export function therapistCache({ therapists }: Pick<Persistence, "therapists">) {
  const cache = new LRUCache<string, TherapistOnCard>({ max: maxTherapists });
  const reading = new Map<string, Promise<Map<string, TherapistOnCard>>>();
  let removals = 0;

  async function read(ids: string[]): Promise<Map<string, TherapistOnCard>> {
    const before = removals;
    const found = await therapists.findForCards(ids);
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
    async findMany(ids: string[]): Promise<TherapistOnCard[]> {
      const cached = ids.map((id) => cache.get(id));
      const missing = ids.filter((_, at) => !cached[at]);
      if (missing.length === 0) return cached as TherapistOnCard[];
      startReading(missing.filter((id) => !reading.has(id)));
      const loaded = new Map<string, TherapistOnCard | undefined>();
      await Promise.all(
        missing.map(async (id) => loaded.set(id, (await reading.get(id))?.get(id))),
      );
      return ids.flatMap((id, at) => cached[at] ?? loaded.get(id) ?? []);
    },
    has: (therapist: TherapistOnCard): boolean => cache.peek(therapist.id) === therapist,
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

type Place = Pick<SearchHit, "therapistId" | "eventTypeUri" | "row" | "layer">;
type Kept = { hit: Place; offered: Offered };

/**
 * What hits offer, by layer and row: finding it by texts reads much more memory, which takes longer than anything else
 * that is done with it. The first kept ones are forgotten first.
 */
export function offerCache(therapists: ReturnType<typeof therapistCache>) {
  let layers: (Kept | undefined)[][] = [];
  let latest: Place[] = [];
  let next = 0;

  function keep(hit: Place, offered: Offered): void {
    const replaced = latest[next];
    if (replaced) layers[replaced.layer + 1]![replaced.row] = undefined;
    latest[next] = hit;
    next = (next + 1) % mostOffers;
    while (layers.length <= hit.layer + 1) layers.push([]);
    const kept = layers[hit.layer + 1]!;
    // Without gaps, which would make a list slow.
    while (kept.length <= hit.row) kept.push(undefined);
    kept[hit.row] = { hit, offered };
  }

  async function addMissing(found: (Offered | undefined)[], hits: SearchHit[]): Promise<void> {
    const missing = hits.filter((_, at) => !found[at]).map(({ therapistId }) => therapistId);
    const loaded = await therapists.findMany(missing);
    const byId = new Map(loaded.map((therapist) => [therapist.id, therapist]));
    hits.forEach((hit, at) => {
      const therapist = byId.get(hit.therapistId);
      if (found[at] || !therapist) return;
      const { practices } = therapist;
      const offer = practices.find((one) => one.eventTypeUri === hit.eventTypeUri) ?? null;
      found[at] = { therapist, offer };
      // What changed meanwhile is not kept.
      if (therapists.has(therapist)) keep(placeOf(hit), found[at]);
    });
  }

  return {
    async of(hits: SearchHit[]): Promise<(Offered | undefined)[]> {
      const found = hits.map(({ row, layer, therapistId, eventTypeUri }) => {
        const kept = layers[layer + 1]?.[row];
        // The row may be that of another practitioner.
        const isIt = kept?.hit.therapistId === therapistId &&
          kept.hit.eventTypeUri === eventTypeUri;
        return isIt ? kept.offered : undefined;
      });
      if (found.includes(undefined)) await addMissing(found, hits);
      return found;
    },
    removeRow(row: number): void {
      for (const kept of layers) if (kept[row]) kept[row] = undefined;
    },
    clear(): void {
      layers = [];
      latest = [];
      next = 0;
    },
  };
}

function placeOf({ therapistId, eventTypeUri, row, layer }: SearchHit): Place {
  return { therapistId, eventTypeUri, row, layer };
}
