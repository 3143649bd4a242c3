import type { Change } from "../../ports/persistence/changes.ts";
import type { Ports } from "../../ports/ports.ts";

type Needed = Pick<Ports, "persistence" | "scheduling">;

/** Tells whoever listens whose free times may be others now, whichever process wrote it. */
export type LiveTimes = {
  /**
   * Tells of these practitioners, or of everybody in search, all that is written after this resolves, until the
   * function it resolves to is called.
   */
  listen(therapistIds: string[] | null, listener: Listener): Promise<() => void>;
  isClosed(): boolean;
  /** Ends everybody's listening, for good. */
  close(): void;
};

export type Listener = {
  changed(therapistIds: string[]): void;
  /** Nothing more will be told. */
  ended(): void;
};

type Listening = Listener & { to: Set<string> | null };

/** How long (ms) a write may stay untold. */
const untoldMs = 500;
const changesAtOnce = 1000;

/** Asks the database once, however many listen, and not at all while nobody does. */
export function openLiveTimes({ persistence, scheduling }: Needed): LiveTimes {
  const listeners = new Set<Listening>();
  let seq = 0;
  let beginning: Promise<void> | null = null;
  let timer: ReturnType<typeof setInterval> | undefined;
  let looking = false;
  let closed = false;

  return {
    async listen(therapistIds, listener) {
      const listening = { ...listener, to: therapistIds && new Set(therapistIds) };
      listeners.add(listening);
      try {
        await (beginning ??= begin());
      } catch (error) {
        leave(listening);
        throw error;
      }
      if (closed) listener.ended();
      return () => leave(listening);
    },
    isClosed: () => closed,
    close() {
      closed = true;
      rest();
      for (const listener of listeners) listener.ended();
      listeners.clear();
    },
  };

  async function begin(): Promise<void> {
    seq = await persistence.changes.last();
    if (listeners.size > 0 && !closed) timer ??= setInterval(look, untoldMs);
  }

  function leave(listening: Listening): void {
    listeners.delete(listening);
    if (listeners.size === 0) rest();
  }

  function rest(): void {
    clearInterval(timer);
    timer = undefined;
    beginning = null;
  }

  async function look(): Promise<void> {
    if (looking) return;
    looking = true;
    try {
      tell(await whoseTimes(await newChanges()));
    } catch (error) {
      // What was not told is told at the next look: `seq` has not moved.
      console.error(JSON.stringify({ level: "error", msg: "live", error: String(error) }));
    } finally {
      looking = false;
    }
  }

  async function newChanges(): Promise<Change[]> {
    const found: Change[] = [];
    let next: Change[];
    do {
      next = await persistence.changes.after(found.at(-1)?.seq ?? seq, changesAtOnce);
      found.push(...next);
    } while (next.length === changesAtOnce);
    return found;
  }

  /** Only those in search: that somebody hidden is at work is nobody's business. */
  async function whoseTimes(changes: Change[]): Promise<string[]> {
    const last = changes.at(-1);
    if (!last) return [];
    const of = (...parts: Change["part"][]) => [
      ...new Set(changes.filter(({ part }) => parts.includes(part)).map(({ subject }) => subject)),
    ];
    const types: string[] = [];
    for (const account of of("schedule")) {
      const ownerUri = scheduling.resourceUri(`users/${account}`);
      const { items } = await scheduling.listEventTypes({ ownerUri, limit: 100 });
      types.push(...items.map(({ uri }) => uri));
    }
    const ids = await persistence.therapists.listShownIds(of("therapist", "session"), types);
    seq = Math.max(seq, last.seq);
    return ids;
  }

  function tell(therapistIds: string[]): void {
    for (const listener of [...listeners]) {
      const { to } = listener;
      const theirs = to ? therapistIds.filter((id) => to.has(id)) : therapistIds;
      if (theirs.length > 0) listener.changed(theirs);
    }
  }
}
