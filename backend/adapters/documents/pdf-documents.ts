import { second } from "../../domain/duration.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Documents } from "../../ports/documents.ts";

/**
 * Each document is read in a worker of its own, one at a time: what unpacks to a huge size can neither be interrupted nor
 * may it block the server.
 */
export function pdfDocuments({ timeLimit = 5 * second, waiting = 20 } = {}): Documents {
  let last: Promise<unknown> = Promise.resolve();
  let open = 0;
  return {
    async requireReadable(pdf) {
      if (open > waiting) throw new DomainError("ERR_UNAVAILABLE", { retryAfter: 5 });
      open++;
      const reading = last.then(() => isReadable(pdf, timeLimit));
      last = reading.catch(() => {});
      const readable = await reading.finally(() => open--);
      if (!readable) throw new DomainError("ERR_DOCUMENT_UNREADABLE");
    },
  };
}

function isReadable(pdf: Uint8Array, timeLimit: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const worker = new Worker(new URL("./pdf-worker.ts", import.meta.url), { type: "module" });
  const timer = setTimeout(() => resolve(false), timeLimit);
  worker.onmessage = ({ data }: MessageEvent<boolean>) => resolve(data);
  worker.onerror = (event) => {
    event.preventDefault();
    resolve(false);
  };
  worker.postMessage(pdf);
  return promise.finally(() => {
    clearTimeout(timer);
    worker.terminate();
  });
}
