import type { DomainValue } from "../../domain/domain-value.ts";
import {
  emptySearchIndex,
  putEntry,
  removeEntry,
  type SearchIndex,
} from "../../domain/search/search-index.ts";
import type { SearchAnswer, SearchRequest } from "../../domain/search/search-request.ts";
import { search } from "../../domain/search/search.ts";
import type { Therapist } from "../../domain/therapist.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Change } from "../../ports/persistence/changes.ts";
import type { VisitorContext } from "../context.ts";
import { keepNextFreeTimes } from "./next-free-times.ts";
import { keepSearchWords } from "./search-words-kept.ts";
import { rememberAnswers } from "./remembered-answers.ts";
import { rememberTherapists } from "./remembered-therapists.ts";

type Needed = Pick<Ports, "persistence" | "scheduling">;

/** Everybody shown in search, kept in memory and true to the database. */
export type TherapistSearch = {
  find(request: SearchRequest, visit: VisitorContext): Promise<SearchAnswer>;
  /** Those of `ids` that exist, in this order; the same object for as long as nothing about somebody changes. */
  therapists(ids: string[]): Promise<Therapist[]>;
  /** The zone of a practitioner's calendar, when it is known already. */
  zoneOf(therapistId: string): string | undefined;
  domainValues(): DomainValue[];
  /** Resolves when everything written so far can be found by its words and its next free time. `now` in ms. */
  settled(now: number): Promise<void>;
  close(): void;
};

/** How long (ms) another process's write may stay unseen. */
const unseenMs = 500;
const changesAtOnce = 1000;
/** How many practitioners a visitor waits for, and how many are brought up to date between visits at once. */
const soonEnough = 50;
const inBackgroundAtOnce = 100;

/** What the parts of the read model share. `version` moves with every change of an answer. */
export type Shown = { index: SearchIndex; domainValues: DomainValue[]; version: number };

/** Loads the search and keeps it true until it is closed. `now` in ms. */
export async function openTherapistSearch(
  { persistence, scheduling }: Needed,
  now: number,
): Promise<TherapistSearch> {
  const shown: Shown = { index: emptySearchIndex([]), domainValues: [], version: 0 };
  const therapists = rememberTherapists(persistence);
  const words = keepSearchWords(persistence, shown);
  const nextFree = keepNextFreeTimes(scheduling, shown);
  const answers = rememberAnswers(shown);
  let seq = 0;
  let commits = -1;
  let lookedAt = -Infinity;
  let lookingNow: Promise<void> | null = null;
  let working: Promise<void> | null = null;
  let closed = false;
  let clock = now;
  let clockReadAt = performance.now();

  await loadAll();
  const timer = setInterval(inBackground, unseenMs);
  inBackground();

  return {
    find,
    therapists: (ids) => therapists.findMany(ids),
    zoneOf: nextFree.zoneOf,
    domainValues: () => shown.domainValues,
    async settled(at) {
      await catchUp(true);
      await words.refresh(Infinity);
      await nextFree.refresh(Infinity, at);
    },
    close() {
      closed = true;
      clearInterval(timer);
    },
  };

  async function find(request: SearchRequest, visit: VisitorContext): Promise<SearchAnswer> {
    clock = visit.now;
    clockReadAt = performance.now();
    await catchUp();
    // A calendar that does not answer makes times old, not practitioners unfindable.
    await nextFree.refresh(soonEnough, visit.now).catch(tellFailure);
    const { text } = request;
    if (!text) {
      return answers(request, visit, () => search(shown.index, request, null, visit));
    }
    await words.refresh(soonEnough);
    const { version } = shown;
    const matches = await words.match(text);
    // Rows may have changed hands while the words were looked up.
    if (version !== shown.version) return find(request, visit);
    return search(shown.index, request, matches, visit);
  }

  async function loadAll(): Promise<void> {
    seq = await persistence.changes.last();
    commits = persistence.commits();
    lookedAt = performance.now();
    shown.domainValues = await persistence.domainValues.list();
    const index = emptySearchIndex(shown.domainValues);
    for await (const entries of persistence.searchIndex.load()) {
      for (const entry of entries) putEntry(index, entry);
      await pause();
    }
    shown.index = index;
    shown.version++;
    therapists.forgetAll();
    words.restart();
    nextFree.restart();
  }

  async function catchUp(atOnce = false): Promise<void> {
    const nothingNew = commits === persistence.commits() &&
      performance.now() - lookedAt < unseenMs;
    if (nothingNew && !atOnce) return await (lookingNow ?? undefined);
    lookingNow ??= readChanges().finally(() => lookingNow = null);
    await lookingNow;
  }

  async function readChanges(): Promise<void> {
    let changes: Change[];
    do {
      lookedAt = performance.now();
      commits = persistence.commits();
      changes = await persistence.changes.after(seq, changesAtOnce);
      const last = changes.at(-1);
      if (!last) return;
      // Whoever slept for so long does not know any more what has changed.
      if (changes[0]!.seq > seq + 1) return await loadAll();
      const subjects = Map.groupBy(changes, (change) => change.part);
      // Words and groups of everybody may be others now.
      if (subjects.has("domain-values")) return await loadAll();
      nextFree.accountsChanged(subjectsOf(subjects.get("schedule")));
      nextFree.timesChanged(subjectsOf(subjects.get("session")));
      await reload(subjectsOf(subjects.get("therapist")));
      seq = last.seq;
    } while (changes.length === changesAtOnce);
  }

  async function reload(ids: string[]): Promise<void> {
    if (ids.length === 0) return;
    therapists.forget(ids);
    const found = await persistence.therapists.findMany(ids);
    const entries = new Map(found.filter((one) => one.showInSearch).map((one) => [one.id, one]));
    for (const id of ids) {
      const entry = entries.get(id);
      if (entry) putEntry(shown.index, entry);
      else removeEntry(shown.index, id);
    }
    shown.version++;
    words.changed(ids);
    nextFree.changed(ids);
  }

  /** Whatever would keep a visitor waiting is done between visits, a little at a time. */
  function inBackground(): void {
    working ??= work().catch(tellFailure).finally(() => working = null);
  }

  async function work(): Promise<void> {
    await catchUp();
    let more = true;
    while (more && !closed) {
      const at = Math.floor(clock + performance.now() - clockReadAt);
      const moreTimes = await nextFree.refresh(soonEnough, at);
      const moreWords = await words.refresh(inBackgroundAtOnce);
      more = moreTimes || moreWords;
      await pause();
    }
    nextFree.recheck(soonEnough);
  }

  function tellFailure(error: unknown): void {
    if (closed) return;
    console.error(JSON.stringify({ level: "error", msg: "search", error: String(error) }));
  }
}

function subjectsOf(changes: Change[] = []): string[] {
  return [...new Set(changes.map((change) => change.subject))];
}

/** Lets whoever waits have a turn. */
function pause(): Promise<void> {
  return new Promise((resume) => setTimeout(resume, 0));
}
