import { generateX25519Identity, identityToRecipient } from "age-encryption";
import { expect, onTestFinished, test } from "vitest";
import { startS3Server } from "backend/adapters/storage/s3-server.testing.ts";
import { runCommand } from "backend/admin/run-command.ts";
import { readConfig } from "backend/config.ts";
import { day, hour } from "backend/domain/duration.ts";
import { openAdapters } from "backend/open-ports.ts";
import { makeBackup, makeDueBackup } from "backend/use-cases/backups/make-backup.ts";
import { openingTime, openTestApp, publicUrl, secret } from "../test-app.ts";

const email = "client@demo.heaolu.ee";
const picture = new TextEncoder().encode("a picture");

/** The demo marketplace with a folder for backups; `restore` into a new folder, which it leaves. */
async function openBackups(settings: Record<string, string> = {}) {
  const app = await openTestApp();
  await app.close();
  const root = app.directory;
  const environmentOf = (data: string) => ({
    AUTH_SECRET: secret,
    DATA_DIR: data,
    DATABASE_URL: `file:${data}/app.db`,
    PUBLIC_URL: publicUrl,
  });
  const folder = `${root}/backups`;
  const adapters = await openAdapters(
    readConfig({ ...environmentOf(root), BACKUP_DIR: folder, ...settings }),
  );
  let restored = 0;
  return {
    ...adapters,
    backups: adapters.backups!,
    folder,
    async restore(name: string, changes: Record<string, string> = {}) {
      const data = `${root}/restored-${restored++}`;
      const environment = { ...environmentOf(data), ...changes };
      const backup = name.startsWith("bucket:") ? name : `${folder}/${name}`;
      const outcome = await runCommand(["restore", backup], environment);
      return { ...outcome, data, open: () => openAdapters(readConfig(environment)) };
    },
    async [Symbol.asyncDispose]() {
      await adapters.database.close();
      await Deno.remove(root, { recursive: true });
    },
  };
}

test("a backup made while the server writes is restored with its files, and nothing later", async () => {
  await using opened = await openBackups();
  const { backups, persistence, storage, restore, folder } = opened;
  await storage.put("photos/before.webp", picture, "image/webp");
  const renamed = (name: string) =>
    persistence.transaction(async ({ users }) => {
      const user = await users.findByEmail(email);
      await users.save({ ...user!, name, updatedAt: openingTime });
    });
  await renamed("Before");
  const making = backups.make(openingTime);
  for (let nth = 0; nth < 20; nth++) await renamed(`While ${nth}`);
  const backup = await making;
  await renamed("After");
  expect((await Deno.stat(`${folder}/${backup.name}/heaolu.db`)).mode! & 0o777).toBe(0o600);

  const { code, answer, data, open } = await restore(backup.name);
  expect({ code, ...answer }).toMatchObject({ code: 0, done: true, files: backup.files });
  const restored = await open();
  expect((await restored.persistence.users.findByEmail(email))?.name).toMatch(/^(Before|While)/);
  expect((await restored.storage.get("photos/before.webp"))?.bytes).toEqual(picture);
  await restored.database.close();

  const again = await runCommand(["restore", `${folder}/${backup.name}`], {
    AUTH_SECRET: secret,
    DATA_DIR: data,
    DATABASE_URL: `file:${data}/app.db`,
  });
  expect(again).toMatchObject({ code: 1, answer: { message: expect.stringContaining("exists") } });
});

test("an encrypted backup contains no readable name and opens with its identity only", async () => {
  const identity = await generateX25519Identity();
  const recipient = await identityToRecipient(identity);
  await using opened = await openBackups({ BACKUP_RECIPIENT: recipient });
  const { backups, storage, restore, folder } = opened;
  await storage.put("photos/portrait.webp", picture, "image/webp");
  const { name } = await backups.make(openingTime);
  const database = await Deno.readFile(`${folder}/${name}/heaolu.db.age`);
  expect(new TextDecoder("latin1").decode(database)).not.toContain(email);

  expect(await restore(name)).toMatchObject({
    code: 1,
    answer: { message: expect.stringContaining("set BACKUP_IDENTITY") },
  });
  const other = await restore(name, { BACKUP_IDENTITY: await generateX25519Identity() });
  expect(other).toMatchObject({
    code: 1,
    answer: { message: expect.stringContaining("BACKUP_IDENTITY does not open this backup") },
  });
  expect(await Deno.stat(`${other.data}/app.db`).catch(() => null)).toBeNull();
  const { code, open } = await restore(name, { BACKUP_IDENTITY: identity });
  expect(code).toBe(0);
  const restored = await open();
  expect((await restored.storage.get("photos/portrait.webp"))?.bytes).toEqual(picture);
  await restored.database.close();
});

test("backups in a bucket outlive the folder, share files, and go when they are removed", async () => {
  const server = await startS3Server();
  onTestFinished(server.close);
  const { endpoint, bucket, accessKey, secretKey } = await server.emptyBucket();
  const settings = {
    S3_ENDPOINT: endpoint,
    S3_ACCESS_KEY: accessKey,
    S3_SECRET_KEY: secretKey,
    BACKUP_BUCKET: bucket,
  };
  await using opened = await openBackups(settings);
  const { backups, storage, restore, folder } = opened;
  expect(await backups.newestAt()).toBeNull();
  await storage.put("photos/old.webp", picture, "image/webp");
  const old = await backups.make(openingTime - day);
  await storage.delete("photos/old.webp");
  await storage.put("photos/new.webp", picture, "image/webp");
  const { name } = await backups.make(openingTime);
  await Deno.remove(folder, { recursive: true });

  expect(await backups.newestAt()).toBe(openingTime);
  expect((await backups.list()).map((backup) => backup.name)).toEqual([name, old.name]);
  await backups.remove([old.name]);
  const lost = await restore(`bucket:${old.name}`, { ...settings, BACKUP_DIR: folder });
  expect(lost).toMatchObject({ code: 1, answer: { message: expect.stringContaining(old.name) } });

  const { code, data, open } = await restore(`bucket:${name}`, { ...settings, BACKUP_DIR: folder });
  expect(code).toBe(0);
  const restored = await open();
  expect((await restored.storage.get("photos/new.webp"))?.bytes).toEqual(picture);
  expect(await restored.storage.get("photos/old.webp")).toBeNull();
  await restored.database.close();
  const left = await Array.fromAsync(Deno.readDir(data), (entry) => entry.name);
  expect(left.filter((entry) => entry.startsWith("fetched-"))).toEqual([]);
});

test("a damaged backup and one of another secret are refused, and leave nothing behind", async () => {
  await using opened = await openBackups();
  const { backups, restore, folder } = opened;
  const { name } = await backups.make(openingTime);
  const stranger = await restore(name, { AUTH_SECRET: "another secret of 32 or more characters" });
  expect(stranger).toMatchObject({
    code: 1,
    answer: { message: expect.stringContaining("another AUTH_SECRET") },
  });
  expect((await restore("2020")).answer.message).toMatch(/^There is no file or folder .*2020/);
  expect((await restore("..")).answer.message).toMatch(/is no backup: it has no manifest.json$/);
  expect((await restore("")).answer.message).toContain(`The newest is ${folder}/${name}`);

  const path = `${folder}/${name}/heaolu.db`;
  const bytes = await Deno.readFile(path);
  bytes[bytes.length >> 1]! ^= 1;
  await Deno.writeFile(path, bytes);
  const damaged = await restore(name);
  expect(damaged.answer).toMatchObject({
    done: false,
    message: expect.stringContaining("is damaged"),
  });
  expect(await Deno.stat(`${damaged.data}/app.db`).catch(() => null)).toBeNull();
});

test("a backup whose folder was renamed is restored from that folder", async () => {
  await using opened = await openBackups();
  const { backups, restore, folder } = opened;
  const { name } = await backups.make(openingTime);
  await Deno.rename(`${folder}/${name}`, `${folder}/before-the-move`);
  expect(await restore("before-the-move")).toMatchObject({ code: 0, answer: { done: true } });
});

test("backups are made when they are due and removed after 30 days, with files of no other backup", async () => {
  await using opened = await openBackups();
  const { backups, storage, folder } = opened;
  await storage.put("photos/old.webp", picture, "image/webp");
  await makeDueBackup(backups, openingTime);
  await makeDueBackup(backups, openingTime + hour / 2);
  expect(await backups.list()).toHaveLength(1);
  await storage.delete("photos/old.webp");
  await makeDueBackup(backups, openingTime + hour);
  expect(await backups.list()).toHaveLength(2);
  expect((await Deno.stat(`${folder}/files/photos/old.webp`)).isFile).toBe(true);

  const { removed } = await makeBackup(backups, openingTime + 31 * day);
  expect(removed).toHaveLength(2);
  expect(await backups.newestAt()).toBe(openingTime + 31 * day);
  expect(await Deno.stat(`${folder}/files/photos/old.webp`).catch(() => null)).toBeNull();
});
