import { hour } from "../../domain/duration.ts";
import { isOfUpload, uploadFolders } from "../../domain/file-key.ts";
import { sourceOfVariant, variantFolderOf } from "../../domain/picture.ts";
import { retention } from "../../domain/retention.ts";
import type { Upload } from "../../domain/upload.ts";
import type { Ports } from "../../ports/ports.ts";
import { requireOwnStorage } from "./own-storage.ts";
import { removeFilesOf } from "./own-upload.ts";

type Needed = Pick<Ports, "persistence" | "pictures" | "storage">;

/** A younger file may belong to a write that goes on. */
const minimumAgeMs = hour;

/**
 * Deletes unfinished and unnamed uploads, files without an upload, and uploads without a file. Throws, and deletes nothing,
 * when files of published profiles are missing or the storage is another one. `now` in ms.
 */
export async function sweepUploads(ports: Needed, now: number): Promise<void> {
  const { uploads } = ports.persistence;
  const lost = await listLost(ports, now);
  await requireOwnStorage(ports, now);
  for (
    const upload of [
      ...await uploads.listUnfinished(now - retention.unfinishedUploads),
      ...await uploads.listUnnamed(now - retention.unnamedUploads),
    ]
  ) {
    const removed = await removeUnnamed(ports, upload);
    if (removed) await removeFilesOf(ports, removed);
  }
  await sweepFiles(ports, now);
  for (const upload of lost) await removeUnnamed(ports, upload);
}

/** Returns null for an upload that has changed or is named in the meantime. */
async function removeUnnamed(
  { persistence }: Pick<Ports, "persistence">,
  { id, updatedAt }: Upload,
): Promise<Upload | null> {
  return await persistence.transaction(async ({ uploads }) => {
    const current = await uploads.find(id);
    if (current?.updatedAt !== updatedAt || await uploads.isNamed(id)) return null;
    await uploads.remove(id);
    return current;
  });
}

async function sweepFiles({ persistence, storage }: Needed, now: number): Promise<void> {
  const listIn = async (folders: string[]) =>
    (await Promise.all(folders.map((folder) => storage.listOlder(folder, now - minimumAgeMs))))
      .flat();
  const files = await listIn(uploadFolders);
  const variants = await listIn(uploadFolders.map(variantFolderOf));
  // Read after the listing: whatever is listed and in use has its row by now.
  const named = await persistence.uploads.listFileKeys();
  for (const key of files) {
    if (isOfUpload(key) && !named.has(key)) await storage.delete(key);
  }
  for (const key of variants) {
    const source = sourceOfVariant(key);
    if (isOfUpload(source) && !named.has(source)) await storage.delete(key);
  }
}

/** The uploads without a file. Throws when files in use are missing, or all. */
async function listLost({ persistence, storage }: Needed, now: number): Promise<Upload[]> {
  // Read before the listing: a finished upload had its file before its row.
  const finished = await persistence.uploads.listFinished();
  const files = new Set(
    (await Promise.all(uploadFolders.map((folder) => storage.listOlder(folder, Infinity)))).flat(),
  );
  const lost = finished.filter(({ fileKey, updatedAt }) =>
    updatedAt < now - minimumAgeMs && !(fileKey && files.has(fileKey))
  );
  if (lost.length === 0) return [];
  if (lost.length === finished.length) {
    throw new Error(`the storage has none of the ${lost.length} uploaded files`);
  }
  const named: Upload[] = [];
  for (const upload of lost) {
    if (await persistence.uploads.isNamed(upload.id)) named.push(upload);
  }
  if (named.length > 0) {
    throw new Error(`files in use are missing: ${named.map(({ fileKey }) => fileKey).join(", ")}`);
  }
  return lost;
}
