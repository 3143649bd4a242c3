import type { HttpClient, HttpStream } from "@libsql/hrana-client";
import { HttpServerError, ResponseError } from "@libsql/hrana-client";

export type ServerStreams = ReturnType<typeof serverStreams>;
type TakenStream = { stream: HttpStream; isReused: boolean };

type Kept = { stream: HttpStream; usedAt: number; waiting: number };

/** ms. The server ends a stream that was idle for ten seconds. */
const idleLimit = 5000;
const mostReaders = 8;

/**
 * Streams to a libSQL server that are used again: for each new one the server opens a connection and reads the whole
 * schema, which takes it ten times as long as a statement. Reads that wait for the same stream are sent together.
 */
export function serverStreams(client: HttpClient, clock: () => number = () => performance.now()) {
  const readers: Kept[] = [];
  let writer: Kept | null = null;
  /** Of the reads that begin at the same moment. */
  let shared: { kept: Kept; isReused: boolean } | null = null;

  const isUsable = ({ stream, usedAt, waiting }: Kept) =>
    !stream.closed && (waiting > 0 || clock() - usedAt < idleLimit);

  function fresh(): Kept {
    return { stream: client.openStream(), usedAt: clock(), waiting: 0 };
  }

  function reader(): { kept: Kept; isReused: boolean } {
    if (shared && !shared.kept.stream.closed) return shared;
    queueMicrotask(() => shared = null);
    return shared = idlestReader();
  }

  /** The reader for which the fewest wait. */
  function idlestReader(): { kept: Kept; isReused: boolean } {
    for (const kept of readers.splice(0)) {
      if (isUsable(kept)) readers.push(kept);
      else kept.stream.close();
    }
    const [idlest] = readers.toSorted((one, other) => one.waiting - other.waiting);
    if (idlest && (idlest.waiting === 0 || readers.length >= mostReaders)) {
      return { kept: idlest, isReused: true };
    }
    const kept = fresh();
    readers.push(kept);
    return { kept, isReused: false };
  }

  async function read<Result>(work: (stream: HttpStream) => Promise<Result>): Promise<Result> {
    const { kept, isReused } = reader();
    kept.waiting++;
    try {
      return await work(kept.stream);
    } catch (error) {
      if (!isUnknownStream({ stream: kept.stream, isReused }, error)) throw error;
    } finally {
      kept.waiting--;
      kept.usedAt = clock();
    }
    return await read(work);
  }

  return {
    read,

    /** A stream without a transaction. */
    take(): TakenStream {
      const kept = writer;
      writer = null;
      if (kept && isUsable(kept)) return { stream: kept.stream, isReused: true };
      kept?.stream.close();
      return { stream: client.openStream(), isReused: false };
    },

    /** Only a stream on which no transaction is open. */
    giveBack({ stream }: TakenStream): void {
      writer = { stream, usedAt: clock(), waiting: 0 };
    },
  };
}

/** Whether the server no longer knows the stream, so that it has done nothing. */
export function isUnknownStream({ stream, isReused }: TakenStream, error: unknown): boolean {
  if (!isReused || !stream.closed) return false;
  if (error instanceof HttpServerError) return error.message.includes("invalid baton");
  return error instanceof ResponseError && error.code === "STREAM_EXPIRED";
}
