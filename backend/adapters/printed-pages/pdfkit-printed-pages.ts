import { minute } from "../../domain/duration.ts";
import { DomainError } from "../../domain/errors.ts";
import type { PrintedGiftCard, PrintedPages, PrintedText } from "../../ports/printed-pages.ts";

const timeLimit = minute;
const mostWaiting = 20;

/** Each PDF is written in a worker of its own, one at a time: it would block the server for 0.1 s. */
export function pdfkitPrintedPages(): PrintedPages {
  let last: Promise<unknown> = Promise.resolve();
  let open = 0;
  return {
    pdf: (text) => inTurn({ text }),
    giftCard: (giftCard) => inTurn({ giftCard }),
  };

  async function inTurn(work: PrintedWork): Promise<Uint8Array<ArrayBuffer>> {
    if (open > mostWaiting) throw new DomainError("ERR_UNAVAILABLE", { retryAfter: 5 });
    open++;
    const writing = last.then(() => writeInWorker(work));
    last = writing.catch(() => {});
    return await writing.finally(() => open--);
  }
}

export type PrintedWork = { text: PrintedText } | { giftCard: PrintedGiftCard };

function writeInWorker(work: PrintedWork): Promise<Uint8Array<ArrayBuffer>> {
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array<ArrayBuffer>>();
  const worker = new Worker(new URL("./pdf-worker.ts", import.meta.url), { type: "module" });
  const timer = setTimeout(
    () => reject(new DomainError("ERR_UNAVAILABLE", { retryAfter: 5 })),
    timeLimit,
  );
  worker.onmessage = ({ data }: MessageEvent<Uint8Array<ArrayBuffer> | "ready">) => {
    if (data === "ready") worker.postMessage(work);
    else resolve(data);
  };
  worker.onerror = (event) => {
    event.preventDefault();
    reject(new Error(event.message));
  };
  return promise.finally(() => {
    clearTimeout(timer);
    worker.terminate();
  });
}
