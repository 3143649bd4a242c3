import type { ChangeFeed, Subscription, View } from "../ports/change-feed.ts";
import type { Persistence } from "../ports/persistence.ts";
import type { Change } from "../ports/persistence/changes.ts";

const pollMs = 500;
const defaultMaxAgeMs = 250;
const batchSize = 1000;

/** How long a page waits for what it could show older. */
const briefMs = 1000;

/** Settles with the work, or after a second without it. Rejects as the work does. */
export async function brief(work: Promise<unknown>): Promise<void> {
  const late = Promise.withResolvers<void>();
  const timer = setTimeout(late.resolve, briefMs);
  await Promise.race([work, late.promise]).finally(() => clearTimeout(timer));
}

type Read = { readAt: number; commits: number; version: number | null };

type Batch = Read & { changes: Change[] };

type Follower = Read & {
  view: View;
  seq: number;
  reading: Promise<void> | null;
  /** When the last reading began. */
  beganAt: number;
};

/**
 * Follows the `changes` table: polls every 500 ms while there are subscriptions, and reads on demand in `catchUp`.
 * Each view has its own position, so that one that fails or is slow delays no other. Errors of polling go to
 * `report`; the next poll tries again.
 */
export function followChanges(
  { changes, commits, version }: Pick<Persistence, "changes" | "commits" | "version">,
  report: (error: unknown) => void,
): ChangeFeed & { close(): void } {
  const followers = new Set<Follower>();
  let timer: ReturnType<typeof setInterval> | undefined;
  let closed = false;

  return {
    async subscribe(view): Promise<Subscription> {
      const follower = await open(view);
      if (!closed) {
        followers.add(follower);
        timer ??= setInterval(poll, pollMs);
      }
      return {
        catchUp: (maxAgeMs = defaultMaxAgeMs) => catchUp(follower, maxAgeMs),
        catchUpBriefly: () => catchUpBriefly(follower),
        position: () => follower.seq,
        close: () => remove(follower),
      };
    },
    close() {
      closed = true;
      for (const follower of followers) remove(follower);
    },
  };

  async function open(view: View): Promise<Follower> {
    const read = beginRead();
    const last = await changes.last();
    const restored = await view.restore?.(last) ?? null;
    if (restored === null) await view.load();
    const seq = restored ?? last;
    const follower: Follower = { ...read, view, seq, reading: null, beganAt: read.readAt };
    if (restored !== null) await readAll(follower, readAfter);
    return follower;
  }

  function remove(follower: Follower): void {
    followers.delete(follower);
    if (followers.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  }

  async function poll(): Promise<void> {
    const batches = new Map<number, Promise<Batch>>();
    // Views at the same position share one query.
    const readShared = (seq: number) => {
      const batch = batches.get(seq) ?? readAfter(seq);
      batches.set(seq, batch);
      return batch;
    };
    const idle = [...followers].filter(({ reading }) => !reading);
    const results = await Promise.allSettled(idle.map((one) => update(one, readShared)));
    const failed = results.filter((result) => result.status === "rejected");
    if (closed) return;
    for (const error of new Set(failed.map(({ reason }) => reason))) report(error);
  }

  async function catchUp(follower: Follower, maxAgeMs: number): Promise<void> {
    const since = performance.now() - maxAgeMs;
    const commitsBefore = commits();
    // A read that is under way may have begun before the last commit.
    while (follower.readAt < since || follower.commits < commitsBefore) {
      if (!follower.reading && isUnchanged(follower)) return;
      await (follower.reading ?? update(follower, readAfter));
    }
  }

  async function catchUpBriefly(follower: Follower): Promise<void> {
    const isOld = follower.readAt < performance.now() - defaultMaxAgeMs ||
      follower.commits < commits();
    if (!isOld || !follower.reading && isUnchanged(follower)) return;
    if (performance.now() - follower.beganAt > briefMs && follower.reading) return;
    // Polling reports what fails.
    await brief(catchUp(follower, defaultMaxAgeMs).catch(() => {}));
  }

  /** Nothing was committed since the last read, which costs a tenth of reading. */
  function isUnchanged(follower: Follower): boolean {
    const now = beginRead();
    if (now.version === null || now.version !== follower.version) return false;
    Object.assign(follower, now);
    return true;
  }

  function beginRead(): Read {
    return { readAt: performance.now(), commits: commits(), version: version() };
  }

  function update(follower: Follower, read: (seq: number) => Promise<Batch>): Promise<void> {
    follower.beganAt = performance.now();
    follower.reading = readAll(follower, read).finally(() => follower.reading = null);
    return follower.reading;
  }

  async function readAll(
    follower: Follower,
    read: (seq: number) => Promise<Batch>,
  ): Promise<void> {
    let batch: Batch;
    do {
      batch = await read(follower.seq);
      await applyTo(follower, batch.changes);
    } while (batch.changes.length === batchSize);
    const { changes: _, ...state } = batch;
    Object.assign(follower, state);
  }

  async function applyTo(follower: Follower, batch: Change[]): Promise<void> {
    const [first] = batch;
    if (!first) return;
    if (first.seq === follower.seq + 1) {
      await follower.view.apply(batch);
      follower.seq = batch.at(-1)!.seq;
      return;
    }
    // The changes in between are deleted already.
    const last = await changes.last();
    await follower.view.load();
    follower.seq = last;
  }

  async function readAfter(seq: number): Promise<Batch> {
    return { ...beginRead(), changes: await changes.after(seq, batchSize) };
  }
}
