import { expect, onTestFinished, test, vi } from "vitest";
import { certificatePdf } from "db/seed/certificate-pdf.ts";
import { encryptedPdf, samplePdf } from "tests/support/sample-files.ts";
import { second } from "../../domain/duration.ts";
import { pdfDocuments } from "./pdf-documents.ts";

const bytesOf = (text: string) => new TextEncoder().encode(text);
const documents = pdfDocuments({ timeLimit: 60_000 });

test.each([
  ["a scan", samplePdf()],
  ["the demo's certificate", certificatePdf({ issuer: "A", title: "B", name: "C", year: 2020 })],
])("%s is readable", async (_, pdf) => {
  await expect(documents.requireReadable(pdf)).resolves.toBeUndefined();
});

test.each([
  ["only a header and an end", bytesOf("%PDF-1.4\n1 0 obj\n%%EOF\n")],
  ["half a file", new Uint8Array([...samplePdf().subarray(0, 60), ...bytesOf("\n%%EOF\n")])],
  ["a file without pages", samplePdf("", { pages: 0 })],
  ["a file with a password", encryptedPdf()],
])("%s is not readable", async (_, pdf) => {
  await expect(documents.requireReadable(pdf)).rejects.toThrow("ERR_DOCUMENT_UNREADABLE");
});

const attached =
  "/Names<</EmbeddedFiles<</Names[(a)<</Type/Filespec/F(a.exe)/EF<</F 3 0 R>>>>]>>>>";

test.each([
  ["a script when it opens", "/OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>"],
  ["a named script", "/Names<</JavaScript<</Names[(a)<</S/JavaScript/JS(app.alert\\(1\\))>>]>>>>"],
  ["an attached file", attached],
])("a file with %s is refused", async (_, catalog) => {
  await expect(documents.requireReadable(samplePdf("", { catalog }))).rejects
    .toThrow("ERR_DOCUMENT_ACTIVE");
});

const workerOf = (script: string) => new URL(`data:text/javascript,${encodeURIComponent(script)}`);

test("a file that takes too long may be sent again, and more than wait are put off", async () => {
  const worker = workerOf('postMessage("ready")');
  const slow = pdfDocuments({ timeLimit: 0, waiting: 1, worker });
  const answers = await Promise.allSettled([1, 2, 3].map(() => slow.requireReadable(samplePdf())));
  expect(answers.map((one) => one.status === "rejected" && one.reason.code)).toEqual([
    "ERR_UNAVAILABLE",
    "ERR_UNAVAILABLE",
    "ERR_UNAVAILABLE",
  ]);
});

test.each([
  ["does not start", pdfDocuments({ startLimit: 0, worker: workerOf("") })],
  ["fails at its start", pdfDocuments({ worker: workerOf("throw new Error()") })],
])("a file may be sent again when its worker %s", async (_, documents) => {
  await expect(documents.requireReadable(samplePdf())).rejects.toThrow("ERR_UNAVAILABLE");
});

test("a slow start of the worker does not count", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const reading = pdfDocuments().requireReadable(samplePdf());
  await Promise.resolve();
  vi.advanceTimersByTime(30 * second);
  await expect(reading).resolves.toBeUndefined();
});
