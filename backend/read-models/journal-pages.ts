import { LRUCache } from "lru-cache";
import type { ChangeFeed } from "../ports/change-feed.ts";
import type { JournalPages, ReadPage } from "../ports/journal-pages.ts";
import type { Change } from "../ports/persistence/changes.ts";

type Kept = ReadPage & { owner: string };

const mostBytes = 24 * 1024 * 1024;
/** Pages have decrypted notes: they stay in memory no longer than they can be used. */
const keptMs = 60_000;
const longestKey = 1_000;

export async function openJournalPages(
  changes: ChangeFeed,
): Promise<JournalPages & { close(): void }> {
  const keysOf = new Map<string, Set<string>>();
  const pages = new LRUCache<string, Kept>({
    maxSize: mostBytes,
    sizeCalculation: ({ page }, key) => page.bytes.byteLength + key.length + 500,
    ttl: keptMs,
    // The cache reads the clock this often, each time with a timer.
    ttlResolution: 1_000,
    dispose: (kept, key) => {
      for (const subject of subjectsOf(kept)) {
        const keys = keysOf.get(subject);
        keys?.delete(key);
        if (keys?.size === 0) keysOf.delete(subject);
      }
    },
  });
  let removals = 0;

  const subscription = await changes.subscribe({
    load() {
      removals++;
      pages.clear();
    },
    apply(batch) {
      removals++;
      for (const change of batch) remove(change);
    },
  });

  const timer = setInterval(() => pages.purgeStale(), keptMs);

  return {
    async find({ owner, key }, now, read) {
      await subscription.catchUp(0);
      const known = pages.get(key);
      if (known && now < known.unchangedUntil) return known.page;
      const before = removals;
      const found = await read();
      // What changed during the read may have been read in its old state.
      if (before === removals && key.length <= longestKey) keep(key, { ...found, owner });
      return found.page;
    },
    close() {
      clearInterval(timer);
      subscription.close();
      pages.clear();
    },
  };

  function keep(key: string, kept: Kept): void {
    pages.set(key, kept);
    if (!pages.has(key)) return;
    for (const subject of subjectsOf(kept)) {
      const keys = keysOf.get(subject) ?? new Set();
      keysOf.set(subject, keys.add(key));
    }
  }

  function remove({ part, subject }: Change): void {
    if (part === "domain-values") pages.clear();
    if (part === "therapist") removeAll(`shows ${subject}`);
    // The subject of a change in a journal is its client and practitioner.
    if (part === "journal") { for (const owner of subject.split(" ")) removeAll(`of ${owner}`); }
  }

  function removeAll(subject: string): void {
    for (const key of [...keysOf.get(subject) ?? []]) pages.delete(key);
  }
}

function subjectsOf({ owner, therapistIds }: Kept): string[] {
  return [`of ${owner}`, ...therapistIds.map((id) => `shows ${id}`)];
}
