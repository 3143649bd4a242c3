import { S3Client, S3Errors } from "@bradenmacdonald/s3-lite-client";
import { join } from "node:path";
import type { Backup, Backups } from "../../ports/backups.ts";
import {
  backupOf,
  copiedFile,
  instantOf,
  manifestName,
  readManifest,
  sharedFiles,
} from "./disk-backups.ts";
import { Manifest } from "./manifest.ts";

export type BackupBucket = {
  endpoint: string;
  region: string;
  bucket: string;
  accessKey: string;
  secretKey: string;
  style: "path" | "virtual";
};

/** Parts of an object, each in memory once. */
const partSize = 16 * 1024 * 1024;

/**
 * Backups of a folder that are also in a bucket, under the same names. One is there when its manifest is, which is stored
 * last. The bucket decides which backups exist, since the folder may be lost.
 */
export function bucketBackups(
  disk: Backups,
  { directory, bucket }: { directory: string; bucket: BackupBucket },
): Backups {
  const client = clientOf(bucket);

  return {
    everyMs: disk.everyMs,

    async make(now) {
      const made = await disk.make(now);
      const folder = join(directory, made.name);
      const manifest = await readManifest(folder);
      const stored = await keysIn(`${sharedFiles}/`);
      for (const { path, bytes } of [manifest.database, ...manifest.files]) {
        if (!stored.has(path)) await upload(path, copiedFile(folder, path), bytes);
      }
      await client.putObject(keyOfManifest(made.name), JSON.stringify(manifest, null, 2));
      return made;
    },

    async newestAt() {
      for (const name of (await folders()).toSorted().toReversed()) {
        if (await client.exists(keyOfManifest(name))) return instantOf(name);
      }
      return null;
    },

    async list() {
      const found = await Promise.all((await names()).map(find));
      return found.flatMap((backup) => backup ?? []).toSorted((a, b) => b.madeAt - a.madeAt);
    },

    async remove(removed) {
      const onDisk = new Set((await disk.list()).map(({ name }) => name));
      await disk.remove(removed.filter((name) => onDisk.has(name)));
      for (const name of removed) {
        // Without a manifest it is no backup, also when the rest is interrupted.
        await client.deleteObject(keyOfManifest(name));
        for (const key of await keysIn(`${name}/`)) await client.deleteObject(key);
      }
      const manifests = await Promise.all((await names()).map(manifestOf));
      const needed = new Set(
        manifests.flatMap((manifest) => manifest?.files.map(({ path }) => path) ?? []),
      );
      for (const key of await keysIn(`${sharedFiles}/`)) {
        if (!needed.has(key)) await client.deleteObject(key);
      }
    },
  };

  async function upload(key: string, path: string, bytes: number): Promise<void> {
    using file = await Deno.open(path);
    await client.putObject(key, file.readable, { size: bytes, partSize });
    const { size } = await client.statObject(key);
    if (size !== bytes) throw new Error(`${key} has ${size} of ${bytes} bytes in the bucket`);
  }

  async function names(): Promise<string[]> {
    const all = await folders();
    const areComplete = await Promise.all(all.map((name) => client.exists(keyOfManifest(name))));
    return all.filter((_, at) => areComplete[at]);
  }

  /** Also of backups that are incomplete. */
  async function folders(): Promise<string[]> {
    const entries = await Array.fromAsync(
      client.listObjectsGrouped({ prefix: "", delimiter: "/" }),
    );
    return entries
      .flatMap((entry) => entry.type === "CommonPrefix" ? entry.prefix.slice(0, -1) : [])
      .filter((name) => !Number.isNaN(instantOf(name)));
  }

  async function find(name: string): Promise<Backup | null> {
    const manifest = await manifestOf(name);
    return manifest && backupOf(name, manifest);
  }

  /** Null where it is damaged. */
  async function manifestOf(name: string): Promise<Manifest | null> {
    return await readStored(client, name).catch(() => null);
  }

  async function keysIn(prefix: string): Promise<Set<string>> {
    const objects = await Array.fromAsync(client.listObjects({ prefix }));
    return new Set(objects.map(({ key }) => key));
  }
}

/** Copies a backup out of the bucket into a folder, from where it can be restored; returns its folder there. */
export async function fetchBackup(
  bucket: BackupBucket,
  name: string,
  folder: string,
): Promise<string> {
  const client = clientOf(bucket);
  const manifest = await readStored(client, name).catch((error) => {
    if (!(error instanceof S3Errors.ServerError) || error.statusCode !== 404) throw error;
    throw new Error(`The bucket has no backup ${name}`);
  });
  const backup = join(folder, name);
  for (const { path } of [manifest.database, ...manifest.files]) {
    const target = copiedFile(backup, path);
    await Deno.mkdir(join(target, ".."), { recursive: true, mode: 0o700 });
    const { body } = await client.getObject(path);
    using file = await Deno.open(target, { create: true, write: true, mode: 0o600 });
    await body!.pipeTo(file.writable);
  }
  await Deno.writeTextFile(join(backup, manifestName), JSON.stringify(manifest), { mode: 0o600 });
  return backup;
}

async function readStored(client: S3Client, name: string): Promise<Manifest> {
  const response = await client.getObject(keyOfManifest(name));
  return Manifest.parse(await response.json());
}

function clientOf({ endpoint, style, ...rest }: BackupBucket): S3Client {
  return new S3Client({ endPoint: endpoint, pathStyle: style === "path", ...rest });
}

function keyOfManifest(name: string): string {
  return `${name}/${manifestName}`;
}
