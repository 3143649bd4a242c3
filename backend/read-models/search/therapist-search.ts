import type { DomainValue } from "../../domain/domain-value.ts";
import { putEntry, removeEntry } from "../../domain/search/search-entries.ts";
import { emptySearchIndex, type SearchIndex } from "../../domain/search/search-index.ts";
import type {
  Correction,
  SearchAnswer,
  SearchRequest,
} from "../../domain/search/search-request.ts";
import { search } from "../../domain/search/search.ts";
import { vocabularyOf } from "../../domain/search/text-concepts.ts";
import { wordsIn } from "../../domain/search/text-words.ts";
import { foldWords } from "../../domain/search/word-slips.ts";
import type { Language } from "../../domain/text.ts";
import type { ChangeFeed } from "../../ports/change-feed.ts";
import type { Change } from "../../ports/persistence/changes.ts";
import type { Ports } from "../../ports/ports.ts";
import type { TherapistSearch } from "../../ports/search.ts";
import { answerCache, therapistCache } from "./caches.ts";
import { nextFreeTimes } from "./next-free-times.ts";
import { fullTextWords } from "./full-text-words.ts";

type Sources = Pick<Ports, "persistence" | "scheduling"> & { changes: ChangeFeed };

type State = { index: SearchIndex; domainValues: DomainValue[]; version: number };

export type OpenTherapistSearch = TherapistSearch & {
  /** Resolves when everything committed so far is found by its words and next free times. `now` in ms. */
  settled(now: number): Promise<void>;
  close(): void;
};

const backgroundMs = 500;
const perRequest = 50;
const perBackgroundStep = 100;

/**
 * Loads the search and keeps it up to date until it is closed. A request sees every commit of this process and those of
 * other processes after at most 500 ms. Errors in the background go to `report`. `now` in ms.
 */
export async function openTherapistSearch(
  { persistence, scheduling, changes }: Sources,
  { now, report }: { now: number; report: (error: unknown) => void },
): Promise<OpenTherapistSearch> {
  const state: State = { index: emptySearchIndex([]), domainValues: [], version: 0 };
  const therapists = therapistCache(persistence);
  const words = fullTextWords(persistence, state);
  const nextFree = nextFreeTimes(scheduling, state);
  const cached = answerCache(state);
  let working: Promise<void> | null = null;
  let closed = false;
  let clock = now;
  let clockReadAt = performance.now();

  const subscription = await changes.subscribe({ load, apply });
  const timer = setInterval(workInBackground, backgroundMs);
  workInBackground();

  return {
    find,
    therapists: (ids) => therapists.findMany(ids),
    zoneOf: nextFree.zoneOf,
    domainValues: () => state.domainValues,
    async settled(at) {
      await subscription.catchUp(0);
      await words.refresh(Infinity);
      await nextFree.refresh(Infinity, at);
    },
    close() {
      closed = true;
      clearInterval(timer);
      subscription.close();
    },
  };

  async function find(
    request: SearchRequest,
    visitor: { now: number; language: Language },
  ): Promise<SearchAnswer> {
    clock = visitor.now;
    clockReadAt = performance.now();
    await subscription.catchUp();
    // Without the calendar the next free times are old, but practitioners are found.
    await nextFree.refresh(perRequest, visitor.now).catch(reportWhileOpen);
    const { text } = request;
    if (!text) {
      return cached(request, visitor, () => search(state.index, request, null, visitor));
    }
    await words.refresh(perRequest);
    const { version } = state;
    const matches = await words.match(text);
    // A row may belong to another practitioner now.
    if (version !== state.version) return find(request, visitor);
    const answer = search(state.index, request, matches, visitor);
    return { ...answer, corrections: await spelled(matches.corrections, answer) };
  }

  /** Corrections as words are written in labels, synonyms and names, not as they are indexed. */
  async function spelled(corrections: Correction[], { hits }: SearchAnswer): Promise<Correction[]> {
    if (corrections.length === 0) return [];
    const { spellings } = vocabularyOf(state.domainValues);
    const found = await therapists.findMany(hits.map(({ therapistId }) => therapistId));
    const names = new Map(
      found.flatMap(({ name }) => wordsIn(name)).map((word) => [foldWords(word), word]),
    );
    return corrections.map(({ word, matched }) => ({
      word,
      matched: matched.map((each) => spellings.get(each) ?? names.get(each) ?? each),
    }));
  }

  async function load(): Promise<void> {
    state.domainValues = await persistence.domainValues.list();
    const index = emptySearchIndex(state.domainValues);
    for await (const entries of persistence.searchIndex.load()) {
      for (const entry of entries) putEntry(index, entry);
      await pause();
    }
    state.index = index;
    state.version++;
    therapists.clear();
    words.restart();
    nextFree.restart();
  }

  async function apply(batch: Change[]): Promise<void> {
    const parts = Map.groupBy(batch, (change) => change.part);
    // Labels, synonyms and groups of domain values are part of every practitioner's entry.
    if (parts.has("domain-values")) return await load();
    nextFree.accountsChanged(subjectsOf(parts.get("schedule")));
    nextFree.sessionsChanged(subjectsOf(parts.get("session")));
    await reload(subjectsOf(parts.get("therapist")));
  }

  async function reload(ids: string[]): Promise<void> {
    if (ids.length === 0) return;
    therapists.remove(ids);
    const found = await persistence.therapists.findMany(ids);
    const entries = new Map(found.filter((one) => one.showInSearch).map((one) => [one.id, one]));
    for (const id of ids) {
      const entry = entries.get(id);
      if (entry) putEntry(state.index, entry);
      else removeEntry(state.index, id);
    }
    state.version++;
    words.therapistsChanged(ids);
    nextFree.therapistsChanged(ids);
  }

  /** Does between requests, in small steps, what a request would otherwise wait for. */
  function workInBackground(): void {
    working ??= work().catch(reportWhileOpen).finally(() => working = null);
  }

  async function work(): Promise<void> {
    let more = true;
    while (more && !closed) {
      const moreTimes = await nextFree.refresh(perRequest, clockNow());
      const moreWords = await words.refresh(perBackgroundStep);
      more = moreTimes || moreWords;
      await pause();
    }
    nextFree.recheck(perBackgroundStep, clockNow());
  }

  function clockNow(): number {
    return Math.floor(clock + performance.now() - clockReadAt);
  }

  function reportWhileOpen(error: unknown): void {
    if (!closed) report(error);
  }
}

function subjectsOf(changes: Change[] = []): string[] {
  return [...new Set(changes.map((change) => change.subject))];
}

function pause(): Promise<void> {
  return new Promise((resume) => setTimeout(resume, 0));
}
