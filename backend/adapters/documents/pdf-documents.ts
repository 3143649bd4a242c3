import { minute, second } from "../../domain/duration.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Documents } from "../../ports/documents.ts";
import type { ReadDocument } from "./pdf-worker.ts";

const defaults = {
  /** From when the worker has started: a busy machine starts one slowly. */
  timeLimit: 20 * second,
  startLimit: minute,
  waiting: 20,
  worker: new URL("./pdf-worker.ts", import.meta.url),
};

/**
 * Each document is read in a worker of its own, one at a time: what unpacks to a huge size can neither be interrupted nor
 * may it block the server.
 */
export function pdfDocuments(options: Partial<typeof defaults> = {}): Documents {
  const settings = { ...defaults, ...options };
  let last: Promise<unknown> = Promise.resolve();
  let open = 0;
  return {
    async requireReadable(pdf) {
      if (open > settings.waiting) throw unavailable();
      open++;
      const reading = last.then(() => readInWorker(pdf, settings));
      last = reading.catch(() => {});
      const read = await reading.finally(() => open--);
      if (read === "unreadable") throw new DomainError("ERR_DOCUMENT_UNREADABLE");
      if (read === "active") throw new DomainError("ERR_DOCUMENT_ACTIVE");
    },
  };
}

/** Throws ERR_UNAVAILABLE when a limit runs out or the worker does not start, whatever the document is like. */
function readInWorker(
  pdf: Uint8Array,
  { timeLimit, startLimit, worker: url }: typeof defaults,
): Promise<ReadDocument> {
  const { promise, resolve, reject } = Promise.withResolvers<ReadDocument>();
  const giveUp = () => reject(unavailable());
  const worker = new Worker(url, { type: "module" });
  let hasStarted = false;
  let timer = setTimeout(giveUp, startLimit);
  worker.onmessage = ({ data }: MessageEvent<ReadDocument | "ready">) => {
    if (data !== "ready") return resolve(data);
    hasStarted = true;
    clearTimeout(timer);
    timer = setTimeout(giveUp, timeLimit);
    worker.postMessage(pdf);
  };
  worker.onerror = (event) => {
    event.preventDefault();
    if (hasStarted) resolve("unreadable");
    else giveUp();
  };
  return promise.finally(() => {
    clearTimeout(timer);
    worker.terminate();
  });
}

const unavailable = () => new DomainError("ERR_UNAVAILABLE", { retryAfter: 5 });
