import { afterAll, expect, test } from "vitest";
import { startS3Server } from "backend/adapters/storage/s3-server.testing.ts";
import { UsageError } from "backend/admin/command.ts";
import { fileCommands } from "backend/admin/file-commands.ts";
import { readConfig } from "backend/config.ts";
import { openStorage } from "backend/open-ports.ts";

const server = await startS3Server();
afterAll(() => server.close());

const move = fileCommands["move-files"];
const bytesOf = (text: string) => new TextEncoder().encode(text);

async function twoStorages() {
  const directory = await Deno.makeTempDir({ prefix: "move-files-" });
  const { endpoint, bucket, accessKey, secretKey } = await server.emptyBucket();
  const config = readConfig({
    ...{ DATA_DIR: directory, STORAGE: "s3", S3_ENDPOINT: endpoint, S3_BUCKET: bucket },
    ...{ S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey },
  });
  const [disk, s3] = [openStorage(config, "disk"), openStorage(config, "s3")];
  const remove = () => Deno.remove(directory, { recursive: true });
  return { config, disk, s3, [Symbol.asyncDispose]: remove };
}

test("files are moved to S3 and back, going on where an earlier run ended", async () => {
  await using moved = await twoStorages();
  const { config, disk, s3 } = moved;
  const files = { "portraits/anna.svg": "<svg/>", "private/b.pdf": "%PDF", "avatars/c.webp": "c" };
  const types = ["image/svg+xml", "application/pdf", "image/webp"];
  for (const [at, [key, text]] of Object.entries(files).entries()) {
    await disk.put(key, bytesOf(text), types[at]!);
  }
  // As if an earlier run had ended here, and one file had been damaged.
  await s3.put("portraits/anna.svg", bytesOf("<svg/>"), "image/svg+xml");
  await s3.put("private/b.pdf", bytesOf("%PDX"), "application/pdf");

  expect(await move({ config }, ["--to", "s3", "--dry-run"]))
    .toMatchObject({ done: true, dryRun: true, files: 3, copied: 2, bytes: 5 });
  expect(await s3.find("avatars/c.webp")).toBeNull();
  expect(await move({ config }, ["--to", "s3"])).toMatchObject({ done: true, files: 3, copied: 2 });
  for (const [key, text] of Object.entries(files)) {
    expect((await s3.get(key))?.bytes).toEqual(bytesOf(text));
    await disk.delete(key);
  }
  expect(await move({ config }, ["--to", "s3"])).toMatchObject({ done: true, files: 0 });
  expect(await move({ config }, ["--to", "disk"])).toMatchObject({ done: true, copied: 3 });
  expect((await disk.get("private/b.pdf"))?.bytes).toEqual(bytesOf("%PDF"));
});

test("the marker of the database goes along, and files of another database stay apart", async () => {
  await using moved = await twoStorages();
  const { config, disk, s3 } = moved;
  const put = (storage: typeof disk, key: string, text: string) =>
    storage.put(key, bytesOf(text), "application/octet-stream");
  await put(disk, "database.id", "one");
  await disk.put("private/b.pdf", bytesOf("%PDF"), "application/pdf");
  await put(s3, "database.id", "two");
  expect(await move({ config }, ["--to", "s3"]))
    .toMatchObject({ done: false, message: "The files in s3 belong to another database." });
  expect(await s3.find("private/b.pdf")).toBeNull();
  await s3.delete("database.id");
  await move({ config }, ["--to", "s3", "--dry-run"]);
  expect(await s3.find("database.id")).toBeNull();
  expect(await move({ config }, ["--to", "s3"])).toMatchObject({ done: true, files: 1 });
  expect((await s3.get("database.id"))?.bytes).toEqual(bytesOf("one"));
});

test("a command without its target, or without the settings of S3, is refused", async () => {
  const config = readConfig({});
  for (const args of [[], ["--to"], ["--to", "ftp"], ["--to", "s3", "now"]]) {
    await expect(move({ config }, args)).rejects.toThrow(UsageError);
  }
  await expect(move({ config }, ["--to", "s3"])).rejects.toThrow("S3 is not set up");
});
