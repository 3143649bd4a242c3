import { getDocumentProxy, getResolvedPDFJS } from "unpdf";

export type ReadDocument = "plain" | "active" | "unreadable";

const worker = globalThis as unknown as {
  onmessage: (event: MessageEvent<Uint8Array>) => void;
  postMessage: (message: ReadDocument | "ready") => void;
};

worker.onmessage = async ({ data }) => worker.postMessage(await read(data));

// Loading the reader is part of the start, not of the work.
await getResolvedPDFJS();
worker.postMessage("ready");

/** Opens the document without a password, and its first page. */
async function read(pdf: Uint8Array): Promise<ReadDocument> {
  try {
    const document = await getDocumentProxy(pdf, { verbosity: 0 });
    await document.getPage(1);
    const [attachments, scripts] = await Promise.all([
      document.getAttachments(),
      document.hasJSActions(),
    ]);
    return attachments || scripts ? "active" : "plain";
  } catch {
    return "unreadable";
  }
}
