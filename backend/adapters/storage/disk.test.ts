import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { diskStorage } from "./disk.ts";
import { storageContract } from "./storage.contract.ts";

const directory = await Deno.makeTempDir({ prefix: "storage-" });
afterAll(() => Deno.remove(directory, { recursive: true }));

const emptyDirectory = () => Deno.makeTempDir({ dir: directory });

storageContract(async () => diskStorage(await emptyDirectory()));

test("a file is readable by its owner only, and no temporary file is left", async () => {
  const root = await emptyDirectory();
  await diskStorage(root).put("portraits/anna.svg", new Uint8Array([1]), "image/svg+xml");

  const names = [...Deno.readDirSync(join(root, "portraits"))].map(({ name }) => name);
  expect(names).toEqual(["anna.svg"]);
  expect((await Deno.stat(join(root, "portraits/anna.svg"))).mode! & 0o777).toBe(0o600);
  expect((await Deno.stat(join(root, "portraits"))).mode! & 0o777).toBe(0o700);
});

test("a content type that differs from the file name is refused", async () => {
  const storage = diskStorage(await emptyDirectory());
  await expect(storage.put("photos/a.png", new Uint8Array([1]), "text/html")).rejects
    .toMatchObject({ code: "ERR_UNSUPPORTED_MEDIA_TYPE" });
  expect(await storage.get("photos/a.png")).toBeNull();
});

test("a file is found after reopening the storage", async () => {
  const root = await emptyDirectory();
  await diskStorage(root).put("a.webp", new Uint8Array([7]), "image/webp");
  expect((await diskStorage(root).get("a.webp"))?.bytes).toEqual(new Uint8Array([7]));
});

test("a failed write leaves the earlier file and no temporary file", async () => {
  const root = await emptyDirectory();
  const storage = diskStorage(root);
  await Deno.mkdir(join(root, "taken.png"));
  await expect(storage.put("taken.png", new Uint8Array([1]), "image/png")).rejects.toThrow();
  expect([...Deno.readDirSync(root)].map(({ name }) => name)).toEqual(["taken.png"]);
});

test("concurrent writes to one key leave one complete file", async () => {
  const storage = diskStorage(await emptyDirectory());
  const files = Array.from(
    { length: 12 },
    (_, index) => new TextEncoder().encode(`${index} `.repeat(20_000)),
  );
  await Promise.all(files.map((bytes) => storage.put("race.png", bytes, "image/png")));

  const left = (await storage.get("race.png"))!.bytes;
  expect(
    files.some((bytes) =>
      bytes.length === left.length && bytes.every((byte, index) => byte === left[index])
    ),
  ).toBe(true);
});
