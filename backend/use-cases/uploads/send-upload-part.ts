import { DomainError } from "../../domain/errors.ts";
import { partKeyOf } from "../../domain/file-key.ts";
import {
  finished,
  requireKind,
  requireLastPart,
  requireNextPart,
  type Upload,
  type UploadPart,
  withPart,
} from "../../domain/upload.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { ownUpload, removeFilesOf } from "./own-upload.ts";
import { digestOf } from "./received-bytes.ts";
import { storeReceived } from "./received-file.ts";

type Needed = Pick<
  Ports,
  "documents" | "images" | "persistence" | "pictures" | "storage" | "videos"
>;

/**
 * Stores a part; with the last one the file is checked and stored as its purpose needs. A file that is refused is
 * removed. Of two parts for the same place one wins. The last part of a finished file changes nothing, any other is
 * refused. Throws ERR_WRONG_OFFSET, ERR_UNSUPPORTED_MEDIA_TYPE,
 * ERR_TOO_LARGE, ERR_VIDEO_TOO_LONG, ERR_STORAGE_FULL.
 */
export async function sendUploadPart(
  ports: Needed,
  { account, now }: Context,
  { id, offset, bytes }: { id: string; offset: number; bytes: Uint8Array },
): Promise<Upload> {
  const { persistence, storage } = ports;
  const upload = await ownUpload(persistence.uploads, account, id);
  if (upload.state !== "receiving") {
    // The answer to the last part was lost on its way.
    requireLastPart(upload, { offset, bytes: bytes.length, digest: await digestOf(bytes) });
    return upload;
  }
  requireNextPart(upload, { offset, bytes: bytes.length });
  return await (offset + bytes.length < upload.bytes ? storePart() : storeFile())
    .catch(async (error) => {
      if (isOfContent(error)) await remove();
      throw error;
    });

  async function storePart(): Promise<Upload> {
    if (offset === 0) requireKind(upload, bytes);
    const digest = await digestOf(bytes);
    const part: UploadPart = {
      key: partKeyOf(id, `${offset}-${persistence.newId()}`),
      bytes: bytes.length,
      digest,
    };
    await storage.put(part.key, bytes, "application/octet-stream");
    return await save(
      { parts: [part], fileKey: null, posterKey: null },
      (current) => withPart(current, part, now),
    );
  }

  async function storeFile(): Promise<Upload> {
    const lastPartDigest = await digestOf(bytes);
    const file = { ...await storeReceived(ports, upload, bytes), lastPartDigest };
    const stored = { parts: [], fileKey: file.fileKey, posterKey: null };
    const result = await save(stored, (current) => finished(current, file, now));
    await removeFilesOf(ports, { ...upload, fileKey: null, posterKey: null });
    return result;
  }

  /** Deletes what was stored in vain when another part has won, or the upload was cancelled. */
  async function save(
    stored: Pick<Upload, "parts" | "fileKey" | "posterKey">,
    change: (current: Upload) => Upload,
  ): Promise<Upload> {
    try {
      return await persistence.transaction(async ({ uploads }) => {
        const current = await ownUpload(uploads, account, id);
        // A parallel request has finished the file.
        if (current.state !== "receiving") {
          throw new DomainError("ERR_WRONG_OFFSET", { receivedBytes: current.receivedBytes });
        }
        requireNextPart(current, { offset, bytes: bytes.length });
        const next = change(current);
        await uploads.save(next);
        return next;
      });
    } catch (error) {
      const { fileKey } = await persistence.uploads.find(id) ?? { fileKey: null };
      // Two equal files have the same key.
      await removeFilesOf(
        ports,
        stored.fileKey === fileKey ? { ...stored, fileKey: null } : stored,
      );
      throw error;
    }
  }

  async function remove(): Promise<void> {
    const removed = await persistence.transaction(async ({ uploads }) => {
      const current = await uploads.find(id);
      if (current?.state !== "receiving") return null;
      await uploads.remove(id);
      return current;
    });
    if (removed) await removeFilesOf(ports, removed);
  }
}

const contentErrors: string[] = [
  "ERR_UNSUPPORTED_MEDIA_TYPE",
  "ERR_TOO_LARGE",
  "ERR_VIDEO_TOO_LONG",
  "ERR_PICTURE_TOO_SMALL",
  "ERR_DOCUMENT_UNREADABLE",
  "ERR_DOCUMENT_ACTIVE",
];

/** The same file would be refused again. */
function isOfContent(error: unknown): boolean {
  return error instanceof DomainError &&
    contentErrors.includes(error.code);
}
