import type { DomainValue } from "../../domain/domain-value.ts";
import { minute, second } from "../../domain/duration.ts";
import { nextStartsIn } from "../../domain/search/free-times.ts";
import { putEntry, removeEntry } from "../../domain/search/search-entries.ts";
import { emptySearchIndex, type SearchIndex } from "../../domain/search/search-index.ts";
import {
  type Correction,
  mostRelaxations,
  type SearchAnswer,
  type SearchHit,
  type SearchRequest,
  type SearchVisitor,
} from "../../domain/search/search-request.ts";
import { search } from "../../domain/search/search.ts";
import { wordsIn } from "../../domain/search/text-words.ts";
import type { TimeWindow } from "../../domain/search/time-window.ts";
import type { ChangeFeed } from "../../ports/change-feed.ts";
import type { Change } from "../../ports/persistence/changes.ts";
import type { Ports } from "../../ports/ports.ts";
import type { KnownTimes, TherapistSearch } from "../../ports/search.ts";
import { brief } from "../follow-changes.ts";
import { answerCache, offerCache, therapistCache } from "./caches.ts";
import { withFewerWords } from "./fewer-words.ts";
import { nextFreeTimes } from "./next-free-times.ts";
import { fullTextWords } from "./full-text-words.ts";
import type { searchSnapshot } from "./search-snapshot.ts";
import { spelledCorrections } from "./spelled-corrections.ts";

type Sources = Pick<Ports, "persistence" | "scheduling"> & {
  changes: ChangeFeed;
  /** Without it everything is loaded at every start. */
  snapshot?: ReturnType<typeof searchSnapshot>;
};

type State = { index: SearchIndex; domainValues: DomainValue[]; version: number };

export type OpenTherapistSearch = TherapistSearch & {
  /** Resolves when everything committed so far is found by its words and next free times. `now` in ms. */
  settled(now: number): Promise<void>;
  /** How many practitioners are not found by their words or next free times yet; 0 once the first of all are done. */
  preparing(): number;
  /** Stores the state for the next start. */
  close(): Promise<void>;
};

const storeMs = 10 * minute;
const storeRemovedMs = 5 * second;
const backgroundMs = 500;
const perRequest = 50;
/** While more are due, the search is being prepared: a request would wait for practitioners it does not need. */
const mostForRequests = 200;
/** What is done at once between requests. More would delay them: the first steps run in code that is not optimized yet. */
const backgroundTimes = 10;
const backgroundWords = 10;
const recheckedTimes = 100;

/**
 * Loads the search and keeps it up to date until it is closed. A request sees every commit of this process and those of
 * other processes after at most 500 ms. Errors in the background go to `report`. `now` in ms.
 */
export async function openTherapistSearch(
  { persistence, scheduling, changes, snapshot }: Sources,
  { now, report }: { now: number; report: (error: unknown) => void },
): Promise<OpenTherapistSearch> {
  const state: State = { index: emptySearchIndex([]), domainValues: [], version: 0 };
  const therapists = therapistCache(persistence);
  const offers = offerCache(therapists);
  const words = fullTextWords(persistence, state);
  const nextFree = nextFreeTimes(scheduling, state);
  const cached = answerCache(state);
  let working: Promise<void> | null = null;
  let closed = false;
  let isPrepared = false;
  let writing: Promise<void> = Promise.resolve();
  const lastWritten = { seq: -1, version: -1, at: -Infinity };
  let hasRemoved = false;
  let clock = now;
  let clockReadAt = performance.now();

  const subscription = await changes.subscribe({ restore, load, apply });
  const timer = setInterval(workInBackground, backgroundMs);
  workInBackground();

  return {
    find,
    offersOf: offers.of,
    knownTimes,
    zoneOf: nextFree.zoneOf,
    domainValues: () => state.domainValues,
    async settled(at) {
      await subscription.catchUp(0);
      // Two at once would take two steps without a pause.
      while (working) await working;
      await (working = prepare(at).finally(() => working = null));
    },
    preparing() {
      const due = isPrepared ? 0 : Math.max(words.dueCount(), nextFree.dueCount());
      isPrepared ||= due === 0;
      return due;
    },
    async close() {
      if (closed) return;
      closed = true;
      clearInterval(timer);
      if (snapshot) {
        // The words of who was hidden last are not in the stored state, so they are removed now.
        await words.refresh(backgroundWords).catch(report);
        await store();
      }
      subscription.close();
    },
  };

  async function find(
    request: SearchRequest,
    visitor: SearchVisitor,
  ): Promise<SearchAnswer> {
    clock = visitor.now;
    clockReadAt = performance.now();
    await subscription.catchUpBriefly();
    // Without the calendar the next free times are old, but practitioners are found.
    const due = nextFree.dueAt(visitor.now);
    if (due > 0 && due <= mostForRequests) {
      await brief(nextFree.refresh(perRequest, visitor.now).catch(reportWhileOpen));
    }
    const { text } = request;
    if (!text) {
      return cached(request, visitor, () => search(state.index, request, null, visitor));
    }
    if (words.dueCount() <= mostForRequests) await words.refresh(perRequest);
    const { version } = state;
    const matches = await words.match(text, visitor.now);
    // A row may belong to another practitioner now.
    if (version !== state.version) return find(request, visitor);
    const answer = search(state.index, request, matches, visitor);
    const parts = { words: wordsIn(text), meaningful: matches.meaningful };
    const fewer = answer.total > 0 ? [] : await withFewerWords(parts, async (left) => {
      const matches = await words.match(left, visitor.now);
      if (matches.corrections.length > 0) return 0;
      return search(state.index, { ...request, text: left }, matches, visitor)
        .total;
    });
    return {
      ...answer,
      relax: [...fewer, ...answer.relax].slice(0, mostRelaxations),
      corrections: await spelled(matches.corrections, answer),
    };
  }

  function knownTimes(
    hits: SearchHit[],
    window: TimeWindow | null,
    now: number,
  ): (KnownTimes | null)[] {
    const { index } = state;
    const next = nextStartsIn(index, window, now);
    return hits.map(({ therapistId, row, layer }) => {
      // The row may be that of another practitioner now.
      const isKnown = layer >= 0 && index.idOf[row] === therapistId &&
        nextFree.areUpToDate(row, now);
      const starts = isKnown ? next(layer, row) : null;
      return starts && { starts, timeZone: index.timeZoneOf[row]! };
    });
  }

  async function spelled(corrections: Correction[], { hits }: SearchAnswer): Promise<Correction[]> {
    if (corrections.length === 0) return [];
    const found = await therapists.findMany(hits.map(({ therapistId }) => therapistId));
    return spelledCorrections(corrections, state.domainValues, found.map(({ name }) => name));
  }

  async function restore(last: number): Promise<number | null> {
    const stored = await snapshot?.read(last);
    if (!stored) return null;
    state.domainValues = await persistence.domainValues.list();
    state.index = stored.index;
    state.version++;
    words.restore(stored.words);
    nextFree.restore(stored.times, now);
    Object.assign(lastWritten, { seq: stored.seq, version: state.version, at: performance.now() });
    return stored.seq;
  }

  async function store(): Promise<void> {
    await (writing = writing.then(storeChanged).catch(reportWhileOpen));
  }

  async function storeChanged(): Promise<void> {
    const seq = subscription.position();
    const { version } = state;
    if (!snapshot || (seq === lastWritten.seq && version === lastWritten.version)) return;
    Object.assign(lastWritten, { seq, version, at: performance.now() });
    const copy = { seq, index: state.index, words: words.stored(), times: nextFree.stored() };
    const removedBefore = hasRemoved;
    hasRemoved = false;
    try {
      await snapshot.write(copy, clockNow(), closed ? () => Promise.resolve() : pause);
    } catch (error) {
      lastWritten.seq = -1;
      hasRemoved ||= removedBefore;
      throw error;
    }
  }

  /** Who is no longer shown must not stay in the file. */
  async function storeFromTimeToTime(): Promise<void> {
    const age = performance.now() - lastWritten.at;
    if (!closed && age >= (hasRemoved ? storeRemovedMs : storeMs)) await store();
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
    hasRemoved = true;
    therapists.clear();
    offers.clear();
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
      offers.removeRow(state.index.rowOf.get(id) ?? -1);
      const entry = entries.get(id);
      if (entry) putEntry(state.index, entry);
      else if (state.index.rowOf.has(id)) {
        removeEntry(state.index, id);
        hasRemoved = true;
      }
    }
    state.version++;
    words.therapistsChanged(ids);
    nextFree.therapistsChanged(ids);
  }

  async function prepare(at: number): Promise<void> {
    // Some may be computed for requests right now.
    while (words.dueCount() > 0 || nextFree.dueCount() > 0) {
      await words.refresh(backgroundWords);
      await pause();
      await nextFree.refresh(backgroundTimes, at);
      await pause();
    }
  }

  /** Does between requests, in small steps, what a request would otherwise wait for. */
  function workInBackground(): void {
    working ??= work().catch(reportWhileOpen).finally(() => working = null);
  }

  async function work(): Promise<void> {
    let more = true;
    while (more && !closed) {
      const moreTimes = await nextFree.refresh(backgroundTimes, clockNow());
      await pause();
      const moreWords = await words.refresh(backgroundWords);
      more = moreTimes || moreWords;
      await pause();
    }
    nextFree.recheck(recheckedTimes, clockNow());
    await storeFromTimeToTime();
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
