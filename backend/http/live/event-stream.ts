/** So often (ms) a silent stream says that it lives: proxies close what says nothing for a minute. */
const heartbeatMs = 20_000;

/** Reconnecting starts so long (ms) after a stream broke. */
const retryMs = 3_000;

/** So many events may wait for a reader; who takes none of them is gone. */
const unread = 100;

export type EventStream = ReturnType<typeof eventStream>;

/**
 * Server-sent events for one reader. It ends once, however it ends: the reader goes, we end it, or nothing is
 * read any more; then `release` and everything given to `onEnd` is called.
 */
export function eventStream(release: () => void) {
  const encoder = new TextEncoder();
  const afterwards = [release];
  let controller!: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>;
  let ended = false;

  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: (given) => void (controller = given),
    cancel: end,
  }, { highWaterMark: unread });
  const heartbeat = setInterval(() => write(":\n\n"), heartbeatMs);
  write(`retry: ${retryMs}\n\n`);

  function write(text: string): void {
    if (ended) return;
    controller.enqueue(encoder.encode(text));
    if ((controller.desiredSize ?? 0) <= 0) end();
  }

  function end(): void {
    if (ended) return;
    ended = true;
    clearInterval(heartbeat);
    try {
      controller.close();
    } catch {
      // A reader that has cancelled has closed it already.
    }
    for (const work of afterwards) work();
  }

  return {
    body,
    end,
    send: (event: string, data: unknown) =>
      write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    /** `work` runs when the stream ends, or now when it has. */
    onEnd(work: () => void): void {
      if (ended) work();
      else afterwards.push(work);
    },
  };
}
