import { minute, second } from "../../domain/duration.ts";
import { DomainError } from "../../domain/errors.ts";
import type { PrintedGiftCard, PrintedPages, PrintedText } from "../../ports/printed-pages.ts";

const timeLimit = minute;
const mostWaiting = 20;

/** To start a worker takes longer than to write a page, and pages are often printed one after another. */
const keptFor = 5 * second;

/** PDFs are written in a worker, one at a time: each would block the server for 0.1 s. */
export function pdfkitPrintedPages(): PrintedPages {
  let last: Promise<unknown> = Promise.resolve();
  let open = 0;
  let kept: PrintingWorker | null = null;
  let ending: ReturnType<typeof setTimeout> | undefined;
  return {
    pdf: (text) => inTurn({ text }),
    giftCard: (giftCard) => inTurn({ giftCard }),
  };

  async function inTurn(work: PrintedWork): Promise<Uint8Array<ArrayBuffer>> {
    if (open > mostWaiting) throw unavailable();
    open++;
    const writing = last.then(() => write(work));
    last = writing.catch(() => {});
    return await writing.finally(() => open--);
  }

  async function write(work: PrintedWork): Promise<Uint8Array<ArrayBuffer>> {
    clearTimeout(ending);
    const worker = kept ?? printingWorker();
    kept = null;
    try {
      const pdf = await worker.write(work);
      kept = worker;
      ending = setTimeout(endKept, keptFor);
      return pdf;
    } finally {
      if (kept !== worker) worker.end();
    }
  }

  function endKept(): void {
    kept?.end();
    kept = null;
  }
}

export type PrintedWork = { text: PrintedText } | { giftCard: PrintedGiftCard };

type PrintingWorker = ReturnType<typeof printingWorker>;

function printingWorker() {
  const worker = new Worker(new URL("./pdf-worker.ts", import.meta.url), { type: "module" });
  const ready = Promise.withResolvers<void>();
  ready.promise.catch(() => {});
  let writing: PromiseWithResolvers<Uint8Array<ArrayBuffer>> | null = null;
  worker.onmessage = ({ data }: MessageEvent<Uint8Array<ArrayBuffer> | "ready">) => {
    if (data === "ready") ready.resolve();
    else writing?.resolve(data);
  };
  worker.onerror = (event) => {
    event.preventDefault();
    const error = new Error(event.message);
    ready.reject(error);
    writing?.reject(error);
  };
  return {
    async write(work: PrintedWork): Promise<Uint8Array<ArrayBuffer>> {
      const written = writing = Promise.withResolvers<Uint8Array<ArrayBuffer>>();
      written.promise.catch(() => {});
      const timer = setTimeout(() => {
        ready.reject(unavailable());
        written.reject(unavailable());
      }, timeLimit);
      try {
        await ready.promise;
        worker.postMessage(work);
        return await written.promise;
      } finally {
        clearTimeout(timer);
      }
    },
    end: () => worker.terminate(),
  };
}

const unavailable = () => new DomainError("ERR_UNAVAILABLE", { retryAfter: 5 });
