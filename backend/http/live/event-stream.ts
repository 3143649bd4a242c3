import { second } from "../../domain/duration.ts";

const heartbeatMs = 20 * second;

const retryMs = 3 * second;

const maximumUnread = 100;

export function eventStream(release: () => void) {
  const encoder = new TextEncoder();
  const afterwards = [release];
  let controller!: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>;
  let ended = false;

  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: (given) => void (controller = given),
    cancel: end,
  }, { highWaterMark: maximumUnread });
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
      // A cancelled stream is closed already.
    }
    for (const work of afterwards) work();
  }

  return {
    body,
    end,
    send: (event: string, data: unknown) =>
      write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    onEnd(work: () => void): void {
      if (ended) work();
      else afterwards.push(work);
    },
  };
}
