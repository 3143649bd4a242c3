import { expect, test } from "vitest";
import { minute } from "../../domain/duration.ts";
import type { Storage } from "../../ports/storage.ts";

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** What every place for files promises; `open` gives an empty one. */
export function storageContract(open: () => Promise<Storage>): void {
  test("a file comes back as it was put, with its content type", async () => {
    const storage = await open();
    await storage.put("portraits/anna.svg", bytesOf("<svg/>"), "image/svg+xml");

    const file = await storage.get("portraits/anna.svg");
    expect(file?.contentType).toBe("image/svg+xml");
    expect(file?.bytes).toEqual(bytesOf("<svg/>"));
  });

  test("bytes that are no text survive, and so does an empty file", async () => {
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

  test("what is not there is null, before and after deleting, and deleting twice is deleting once", async () => {
    const storage = await open();
    expect(await storage.get("photos/nobody.svg")).toBeNull();
    await storage.put("photos/anna.svg", bytesOf("<svg/>"), "image/svg+xml");
    await storage.delete("photos/anna.svg");
    await storage.delete("photos/anna.svg");
    expect(await storage.get("photos/anna.svg")).toBeNull();
  });

  test("writers of one key at once leave one of their files, whole", async () => {
    const storage = await open();
    const files = Array.from({ length: 12 }, (_, index) => bytesOf(`${index} `.repeat(20_000)));
    await Promise.all(files.map((bytes) => storage.put("race.png", bytes, "image/png")));

    const left = (await storage.get("race.png"))!.bytes;
    expect(
      files.some((bytes) =>
        bytes.length === left.length && bytes.every((byte, index) => byte === left[index])
      ),
    ).toBe(true);
  });

  test("a folder lists its own files by age", async () => {
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
  test.each(badKeys)("no file is called %j", async (key) => {
    const storage = await open();
    await expect(storage.put(key, bytesOf("x"), "image/png")).rejects.toMatchObject({
      code: "ERR_NOT_FOUND",
    });
    await expect(storage.get(key)).rejects.toMatchObject({ code: "ERR_NOT_FOUND" });
    await expect(storage.delete(key)).rejects.toMatchObject({ code: "ERR_NOT_FOUND" });
  });
}
