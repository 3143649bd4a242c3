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

  test("concurrent writes to one key leave one complete file", async () => {
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
