import { basename, dirname, join, resolve } from "node:path";
import { checkIntegrity } from "db/check.ts";
import { type BackupBucket, fetchBackup } from "../adapters/backups/bucket-backups.ts";
import { copiedDatabase, copiedFile, readManifest } from "../adapters/backups/disk-backups.ts";
import { restoreFile } from "../adapters/backups/copied-file.ts";
import type { Config } from "../config.ts";
import { openAdapters } from "../open-ports.ts";
import { secretId, serverSecrets } from "../secrets.ts";
import { type CommandResult, required } from "./command.ts";

/** Begins the name of a backup that is in BACKUP_BUCKET. */
const inBucket = "bucket:";

/**
 * Restores a backup into the empty DATA_DIR: checks every digest, then the data itself and the secret. Nothing that is
 * there is overwritten, and after a failure nothing is left.
 */
export async function restoreBackup(
  config: Config,
  [given]: string[],
  identity: string | undefined,
): Promise<CommandResult> {
  const folder = required(given, "folder or bucket:name");
  const target = databasePath(config);
  const files = join(config.dataDirectory, "files");
  for (const path of [target, files]) await mustBeMissing(path);
  const fetched = folder.startsWith(inBucket) ? await emptyFolderIn(config.dataDirectory) : null;
  try {
    const backup = fetched
      ? await fetchBackup(bucketOf(config), folder.slice(inBucket.length), fetched)
      : resolve(folder);
    return await restoreFrom(backup, config, { target, files, identity });
  } finally {
    if (fetched) await Deno.remove(fetched, { recursive: true });
  }
}

async function restoreFrom(
  backup: string,
  config: Config,
  { target, files, identity }: { target: string; files: string; identity: string | undefined },
): Promise<CommandResult> {
  const manifest = await readManifest(backup);
  if (manifest.isEncrypted && !identity) {
    return { done: false, message: "The backup is encrypted: set BACKUP_IDENTITY." };
  }
  if (!await isOurs(config, manifest.secretId)) {
    return { done: false, message: "The backup belongs to another AUTH_SECRET: set that one." };
  }
  try {
    const key = manifest.isEncrypted ? identity : undefined;
    for (const { key: name, path, sha256 } of manifest.files) {
      await restoreFile(copiedFile(backup, path), join(files, name), { sha256, identity: key });
    }
    const { path, sha256 } = manifest.database;
    await restoreFile(copiedDatabase(backup, path), target, { sha256, identity: key });
    await check(config);
  } catch (error) {
    for (const path of [target, `${target}-wal`, `${target}-shm`, `${target}.lock`, files]) {
      await Deno.remove(path, { recursive: true }).catch(() => {});
    }
    throw error;
  }
  return {
    done: true,
    madeAt: manifest.madeAt,
    files: manifest.files.length,
    message: `The backup ${basename(backup)} is restored and checked: the data as of ` +
      `${manifest.madeAt} with ${manifest.files.length} files. Accounts that were erased after ` +
      "that moment are in it: erase them again.",
  };
}

async function emptyFolderIn(directory: string): Promise<string> {
  await Deno.mkdir(directory, { recursive: true });
  return await Deno.makeTempDir({ dir: directory, prefix: "fetched-" });
}

function bucketOf({ backup }: Config): BackupBucket {
  if (backup?.bucket) return backup.bucket;
  throw new Error("BACKUP_BUCKET is not set.");
}

function databasePath({ databaseUrl }: Config): string {
  if (databaseUrl.startsWith("file:")) return databaseUrl.slice("file:".length);
  throw new Error("A libSQL server has backups of its own: restore restores files only.");
}

async function mustBeMissing(path: string): Promise<void> {
  if (!await Deno.stat(path).catch(() => null)) return;
  throw new Error(
    `${path} exists: restore into an empty DATA_DIR, or move it away from ${dirname(path)}.`,
  );
}

async function isOurs(config: Config, id: string): Promise<boolean> {
  const { current, former } = await serverSecrets(config, config.dataDirectory);
  return [current, ...former].some((secret) => secretId(secret) === id);
}

async function check(config: Config): Promise<void> {
  const { database, encryption } = await openAdapters(config);
  try {
    if (!await encryption.opensStored()) throw new Error("The secret does not open the data.");
    const findings = await checkIntegrity(database.read);
    if (findings.length > 0) {
      throw new Error(
        `The data is damaged: ${findings.map(({ invariant }) => invariant).join("; ")}`,
      );
    }
  } finally {
    await database.close();
  }
}
