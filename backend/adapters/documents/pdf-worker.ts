import { getDocumentProxy, getResolvedPDFJS } from "unpdf";

const worker = globalThis as unknown as {
  onmessage: (event: MessageEvent<Uint8Array>) => void;
  postMessage: (message: boolean | "ready") => void;
};

worker.onmessage = async ({ data }) => worker.postMessage(await opens(data));

// Loading the reader is part of the start, not of the work.
await getResolvedPDFJS();
worker.postMessage("ready");

/** Whether the document opens without a password and has a first page. */
async function opens(pdf: Uint8Array): Promise<boolean> {
  try {
    const document = await getDocumentProxy(pdf, { verbosity: 0 });
    await document.getPage(1);
    return true;
  } catch {
    return false;
  }
}
