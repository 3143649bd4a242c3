import type { Account } from "../../domain/account.ts";
import { isPictureKey } from "../../domain/picture.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Upload } from "../../domain/upload.ts";
import type { Uploads } from "../../ports/persistence/uploads.ts";
import type { Ports } from "../../ports/ports.ts";

/** Throws ERR_NOT_FOUND for an upload of another user. */
export async function ownUpload(uploads: Uploads, account: Account, id: string): Promise<Upload> {
  const upload = await uploads.find(id);
  if (upload?.ownerId !== account.userId) throw new DomainError("ERR_NOT_FOUND");
  return upload;
}

/** Deletes what is stored of an upload; what cannot be deleted now is swept later. */
export async function removeFilesOf(
  ports: Pick<Ports, "pictures" | "storage">,
  upload: Pick<Upload, "parts" | "fileKey" | "posterKey">,
): Promise<void> {
  await deleteFilesOf(ports, upload).catch(() => {});
}

/** Throws when a file cannot be deleted. */
export async function deleteFilesOf(
  { pictures, storage }: Pick<Ports, "pictures" | "storage">,
  { parts, fileKey, posterKey }: Pick<Upload, "parts" | "fileKey" | "posterKey">,
): Promise<void> {
  for (const key of [...parts.map(({ key }) => key), fileKey, posterKey]) {
    if (key !== null) await (isPictureKey(key) ? pictures.remove(key) : storage.delete(key));
  }
}
