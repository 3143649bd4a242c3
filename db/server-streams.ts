import type { HttpClient, HttpStream } from "@libsql/hrana-client";
import { HttpServerError, ResponseError } from "@libsql/hrana-client";

export type ServerStreams = ReturnType<typeof serverStreams>;
type TakenStream = { stream: HttpStream; isReused: boolean; openedAt: number };

type Kept = { stream: HttpStream; openedAt: number; usedAt: number; waiting: number };

/** ms. The server ends a stream that was idle for ten seconds. */
const idleLimit = 5000;

/** ms. A replica whose primary has begun a new log answers older streams from the data it had before. */
const lifeLimit = 30_000;

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

  let renewedAt = -Infinity;

  const isUsable = ({ stream, openedAt, usedAt, waiting }: Kept) =>
    !stream.closed && openedAt > renewedAt && clock() - openedAt < lifeLimit &&
    (waiting > 0 || clock() - usedAt < idleLimit);

  function fresh(): Kept {
    const now = clock();
    return { stream: client.openStream(), openedAt: now, usedAt: now, waiting: 0 };
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
      // What waits for it is still answered.
      else kept.stream.closeGracefully();
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
      const isLeft = (error as Error).message === "Stream was manually closed";
      if (!isLeft && !isUnknownStream({ ...kept, isReused }, error)) throw error;
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
      if (kept && isUsable(kept)) return { ...kept, isReused: true };
      kept?.stream.close();
      return { ...fresh(), isReused: false };
    },

    /** Only a stream on which no transaction is open. */
    giveBack({ stream, openedAt }: TakenStream): void {
      writer = { stream, openedAt, usedAt: clock(), waiting: 0 };
    },

    /** Leaves all streams opened until now; reads that wait for one are sent again. */
    renew(): void {
      renewedAt = clock();
      shared = null;
      for (const { stream } of readers.splice(0)) stream.close();
    },
  };
}

/** Whether the server no longer knows the stream, so that it has done nothing. */
export function isUnknownStream(
  { stream, isReused }: Pick<TakenStream, "stream" | "isReused">,
  error: unknown,
): boolean {
  if (!isReused || !stream.closed) return false;
  if (error instanceof HttpServerError) return error.message.includes("invalid baton");
  return error instanceof ResponseError && error.code === "STREAM_EXPIRED";
}
