/** So long after a write every replica has it. */
const keptMs = 30_000;

type SeenState = { position: number; generation: number };

/**
 * How far the log of a libSQL server was written when this process, or the sender of a request, last saw it. A replica
 * waits until it has as much before it reads, so that what was written is read. Requests and responses are those of Hrana,
 * the HTTP protocol of libSQL. `clock` in ms.
 */
export function seenPosition(clock: () => number = Date.now) {
  let position = 0;
  let seenAt = -Infinity;
  const current = () => clock() - seenAt < keptMs ? position : 0;
  function note(seen: number): void {
    if (seen < current()) return;
    position = seen;
    seenAt = clock();
  }
  let generation = 0;
  function forget(): void {
    seenAt = -Infinity;
    generation++;
  }
  return {
    note,
    forget,
    /** 0 when nothing was seen lately. */
    current,
    /** What a request waits for, and which log it knows of. */
    state: (): SeenState => ({ position: current(), generation }),
    /** A request whose statements wait for a position. Within its JSON texts every quotation mark is escaped. */
    waitingFor(position: number, body: string): string {
      if (position === 0) return body;
      return body.replaceAll(
        /"(stmt|batch)":\{/g,
        `"$1":{"replication_index":"${position}",`,
      );
    },
    /**
     * Notes how far the log is by the answer to a request that was sent in a state. Returns whether the server has begun
     * a new log, as one that was killed or restored may.
     */
    noteFrom(answer: string, sent: SeenState): boolean {
      const indexes = [...answer.matchAll(/"replication_index":"(\d+)"/g)].map((match) =>
        Number(match[1])
      );
      if (indexes.length === 0 || sent.generation !== generation) return false;
      const last = Math.max(...indexes);
      const isNew = last < sent.position;
      if (isNew) forget();
      note(last);
      return isNew;
    },
  };
}
