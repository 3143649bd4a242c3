// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { uploadFile } from "./upload-file.ts";
import { fakeUploadServer } from "./uploads.testing.ts";

const file = new File(["abcdefghij"], "room.jpg", { type: "image/jpeg", lastModified: 1 });

function options(facts: Partial<Parameters<typeof uploadFile>[1]> = {}) {
  const signal = new AbortController().signal;
  return { purpose: "photo" as const, onProgress: () => {}, signal, delays: [0, 0], ...facts };
}

beforeEach(() => localStorage.clear());

test("a file is sent in parts, and its progress grows to the end", async () => {
  const { sent } = fakeUploadServer();
  const shares: number[] = [];
  const onProgress = ({ share }: { share: number }) => shares.push(share);
  const upload = await uploadFile(file, options({ onProgress }));
  expect(upload.state).toBe("private");
  expect(sent).toEqual(["abcd", "efgh", "ij"]);
  expect(shares).toEqual([0.2, 0.6, 0.9]);
  expect(localStorage).toHaveLength(0);
});

test("a part that did not arrive, or whose answer was lost, is sent again", async () => {
  const { sent, faults, uploads } = fakeUploadServer();
  faults.push("offline", 503, "answer lost");
  await uploadFile(file, options({ delays: [0, 0, 0] }));
  expect(sent).toEqual(["abcd", "efgh", "ij"]);
  expect([...uploads.values()].map(({ received }) => received)).toEqual(["abcdefghij"]);
});

test("a failure that lasts says its status, and the next try goes on where it ended", async () => {
  const { sent, faults, uploads } = fakeUploadServer();
  faults.push(500, 500, 500);
  await expect(uploadFile(file, options())).rejects.toThrow("Query error status 500");
  faults.push("answer lost");
  await expect(uploadFile(file, options({ delays: [] }))).rejects.toThrow("did not arrive");
  await uploadFile(file, options());
  expect(sent).toEqual(["abcd", "efgh", "ij"]);
  expect(uploads.size).toBe(1);
});

test("a refused file is not sent again and is forgotten", async () => {
  const { faults, uploads } = fakeUploadServer();
  faults.push(413);
  await expect(uploadFile(file, options())).rejects.toThrow("Query error status 413");
  await uploadFile(file, options());
  expect(uploads.size).toBeGreaterThan(0);
});

test("a cancelled upload is removed from the server", async () => {
  const { uploads } = fakeUploadServer();
  const stop = new AbortController();
  const onProgress = () => stop.abort(new DOMException("cancelled", "AbortError"));
  const cancelled = uploadFile(file, options({ onProgress, signal: stop.signal }));
  await expect(cancelled).rejects.toThrow("cancelled");
  await expect.poll(() => uploads.size).toBe(0);
  expect(localStorage).toHaveLength(0);
});
