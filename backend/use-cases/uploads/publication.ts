import { DomainError } from "../../domain/errors.ts";
import { publicKeyOf, publicPosterKeyOf, withdrawnKeyOf } from "../../domain/file-key.ts";
import { isPictureKey } from "../../domain/picture.ts";
import type { Upload } from "../../domain/upload.ts";
import type { Uploads } from "../../ports/persistence/uploads.ts";
import type { Ports } from "../../ports/ports.ts";

/** Where the published files of an upload are. */
type PublishedFile =
  & { uploadId: string; fileKey: string }
  & Pick<Upload, "purpose" | "posterKey" | "blur">;

/**
 * The first half of a publication, before its transaction: copies the private files of an owner's uploads to their
 * public keys. Files of a publication that is not committed are swept later. Throws ERR_NOT_FOUND when an upload is not
 * the owner's, is not finished, or is a document.
 */
export async function copyToPublic(
  { persistence, pictures, storage }: Pick<Ports, "persistence" | "pictures" | "storage">,
  ownerId: string,
  uploadIds: Iterable<string>,
): Promise<Map<string, PublishedFile>> {
  const files = new Map<string, PublishedFile>();
  for (const id of new Set(uploadIds)) {
    const upload = await persistence.uploads.find(id);
    if (upload?.ownerId !== ownerId) throw new DomainError("ERR_NOT_FOUND");
    files.set(id, await published(upload));
  }
  return files;

  async function published(upload: Upload): Promise<PublishedFile> {
    const { id: uploadId, purpose, state, fileKey, posterKey, blur } = upload;
    if (state === "receiving" || fileKey === null) throw new DomainError("ERR_NOT_FOUND");
    if (state === "public") return { uploadId, purpose, fileKey, posterKey, blur };
    const key = publicKeyOf(purpose, fileKey);
    if (key === null) throw new DomainError("ERR_NOT_FOUND");
    await copy(fileKey, key);
    const publicPosterKey = posterKey && publicPosterKeyOf(posterKey);
    if (posterKey && publicPosterKey) await copy(posterKey, publicPosterKey);
    return { uploadId, purpose, fileKey: key, posterKey: publicPosterKey, blur };
  }

  async function copy(from: string, to: string): Promise<void> {
    await storage.copy(from, to);
    // Goes on while the profile is published; what is not ready then is made when it is requested.
    if (isPictureKey(to)) void pictures.prepare(to);
  }
}

/**
 * The second half, in the transaction that names the files. The private copies are swept later. Throws ERR_NOT_FOUND
 * when an upload was deleted in the meantime. `now` in ms.
 */
export async function markPublic(
  uploads: Uploads,
  files: Iterable<PublishedFile>,
  now: number,
): Promise<void> {
  for (const { uploadId, fileKey, posterKey } of files) {
    const upload = await uploads.find(uploadId);
    if (!upload) throw new DomainError("ERR_NOT_FOUND");
    if (upload.state === "public") continue;
    await uploads.save({ ...upload, state: "public", fileKey, posterKey, updatedAt: now });
  }
}

/** Where the files of a withdrawn upload are from now on. */
type WithdrawnFile = { uploadId: string } & Pick<Upload, "fileKey" | "posterKey">;

/** What stays to be deleted after a withdrawal. */
export type FormerFile = Pick<Upload, "parts" | "fileKey" | "posterKey">;

/**
 * The first half of a withdrawal, before its transaction: copies the public files that a profile no longer shows back to
 * private keys.
 */
export async function copyToPrivate(
  { persistence, storage }: Pick<Ports, "persistence" | "storage">,
  uploadIds: Iterable<string>,
): Promise<WithdrawnFile[]> {
  const withdrawn: WithdrawnFile[] = [];
  for (const id of new Set(uploadIds)) {
    const upload = await persistence.uploads.find(id);
    if (upload?.state !== "public" || upload.fileKey === null) continue;
    const [fileKey, posterKey] = [upload.fileKey, upload.posterKey];
    const file = {
      uploadId: id,
      fileKey: withdrawnKeyOf(fileKey),
      posterKey: posterKey && withdrawnKeyOf(posterKey),
    };
    await storage.copy(fileKey, file.fileKey);
    if (posterKey && file.posterKey) await storage.copy(posterKey, file.posterKey);
    withdrawn.push(file);
  }
  return withdrawn;
}

/** The second half, in the transaction that no longer names the files. Returns what to delete when it is committed. */
export async function markPrivate(
  uploads: Uploads,
  withdrawn: WithdrawnFile[],
  now: number,
): Promise<FormerFile[]> {
  const former: FormerFile[] = [];
  for (const { uploadId, fileKey, posterKey } of withdrawn) {
    const upload = await uploads.find(uploadId);
    if (upload?.state !== "public") continue;
    former.push({ parts: [], fileKey: upload.fileKey, posterKey: upload.posterKey });
    await uploads.save({ ...upload, state: "private", fileKey, posterKey, updatedAt: now });
  }
  return former;
}
