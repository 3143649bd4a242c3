import { expect, test } from "vitest";
import { minute } from "../../domain/duration.ts";
import type { Storage } from "../../ports/storage.ts";

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** The tests of every storage adapter; `open` returns an empty storage. */
export function storageContract(open: () => Promise<Storage>): void {
  test("a stored file is read back with its content type", async () => {
    const storage = await open();
    await storage.put("portraits/anna.svg", bytesOf("<svg/>"), "image/svg+xml");

    const file = await storage.get("portraits/anna.svg");
    expect(file?.contentType).toBe("image/svg+xml");
    expect(file?.bytes).toEqual(bytesOf("<svg/>"));
  });

  test("binary and empty files are stored unchanged", async () => {
    const storage = await open();
    const every = Uint8Array.from({ length: 70_000 }, (_, index) => index % 256);
    await storage.put("photos/every.png", every, "image/png");
    await storage.put("photos/none.png", new Uint8Array(), "image/png");

    expect((await storage.get("photos/every.png"))?.bytes).toEqual(every);
    expect((await storage.get("photos/none.png"))?.bytes).toHaveLength(0);
  });

  test("a later file replaces an earlier one", async () => {
    const storage = await open();
    await storage.put("a.png", bytesOf("the long first one"), "image/png");
    await storage.put("a.png", bytesOf("second"), "image/png");

    expect((await storage.get("a.png"))?.bytes).toEqual(bytesOf("second"));
  });

  test("a missing or deleted file is null, and deleting twice is no error", async () => {
    const storage = await open();
    expect(await storage.get("photos/missing.svg")).toBeNull();
    await storage.put("photos/anna.svg", bytesOf("<svg/>"), "image/svg+xml");
    await storage.delete("photos/anna.svg");
    await storage.delete("photos/anna.svg");
    expect(await storage.get("photos/anna.svg")).toBeNull();
  });

  test("listOlder lists the files of a folder stored before an instant", async () => {
    const storage = await open();
    await storage.put("avatars/one.webp", bytesOf("1"), "image/webp");
    await storage.put("avatars/two.webp", bytesOf("2"), "image/webp");
    await storage.put("photos/three.png", bytesOf("3"), "image/png");

    const all = await storage.listOlder("avatars", Date.now() + minute);
    expect(all.sort()).toEqual(["avatars/one.webp", "avatars/two.webp"]);
    expect(await storage.listOlder("avatars", Date.now() - minute)).toEqual([]);
    expect(await storage.listOlder("nowhere", Date.now() + minute)).toEqual([]);
    await expect(storage.listOlder("../photos", 0)).rejects.toMatchObject({
      code: "ERR_NOT_FOUND",
    });
  });

  test("a file is stored from a stream, and one that ends early or fails is not", async () => {
    const storage = await open();
    const chunks = Array.from({ length: 9 }, (_, at) => new Uint8Array(700_000).fill(at));
    const facts = { bytes: 9 * 700_000, contentType: "video/mp4" };
    await storage.putStream("videos/a.mp4", ReadableStream.from(chunks), facts);
    const stored = (await storage.get("videos/a.mp4"))!.bytes;
    expect(stored.length).toBe(facts.bytes);
    expect([stored[0], stored[699_999], stored[700_000], stored.at(-1)]).toEqual([0, 0, 1, 8]);

    async function* broken() {
      yield chunks[0]!;
      await Promise.resolve();
      throw new Error("the connection ended");
    }
    for (const source of [chunks.slice(1), [...chunks, chunks[0]!], broken()]) {
      const stream = ReadableStream.from<Uint8Array>(source as AsyncIterable<Uint8Array>);
      await expect(storage.putStream("videos/b.mp4", stream, facts)).rejects.toThrow();
      expect(await storage.find("videos/b.mp4")).toBeNull();
    }
  });

  test("a file has facts, whose version changes with it, and is read in parts", async () => {
    const storage = await open();
    expect(await storage.find("photos/a.png")).toBeNull();
    await storage.put("photos/a.png", bytesOf("abcdefgh"), "image/png");
    const { version, ...facts } = (await storage.find("photos/a.png"))!;
    expect(facts).toEqual({ bytes: 8, contentType: "image/png" });
    const part = await storage.read("photos/a.png", 2, 4);
    expect(await new Response(part).text()).toBe("cde");
    await storage.put("photos/a.png", bytesOf("abcdefghi"), "image/png");
    expect((await storage.find("photos/a.png"))!.version).not.toBe(version);
    await expect(storage.read("photos/none.png", 0, 1)).rejects
      .toMatchObject({ code: "ERR_NOT_FOUND" });
  });

  test("a copy has the bytes of its source, and a missing file is not copied", async () => {
    const storage = await open();
    await storage.put("private/a.webp", bytesOf("a picture"), "image/webp");
    await storage.copy("private/a.webp", "photos/a.webp");
    await storage.delete("private/a.webp");
    expect((await storage.get("photos/a.webp"))?.bytes).toEqual(bytesOf("a picture"));
    await expect(storage.copy("private/a.webp", "photos/b.webp")).rejects
      .toMatchObject({ code: "ERR_NOT_FOUND" });
    expect(await storage.find("photos/b.webp")).toBeNull();
  });

  const badKeys = [
    "",
    "/etc/passwd",
    "../secret.png",
    "photos/../../secret.png",
    "photos//a.png",
    "photos/.hidden",
    "photos/",
    "a\\b.png",
    "a%2fb.png",
    "ä.png",
    "UPPER.png",
    "a\u0000.png",
    "a..png",
    `${"a".repeat(201)}.png`,
  ];
  test.each(badKeys)("the key %j is refused", async (key) => {
    const storage = await open();
    await expect(storage.put(key, bytesOf("x"), "image/png")).rejects.toMatchObject({
      code: "ERR_NOT_FOUND",
    });
    await expect(storage.get(key)).rejects.toMatchObject({ code: "ERR_NOT_FOUND" });
    await expect(storage.delete(key)).rejects.toMatchObject({ code: "ERR_NOT_FOUND" });
  });
}
