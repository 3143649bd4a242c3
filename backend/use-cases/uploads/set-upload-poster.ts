import { DomainError } from "../../domain/errors.ts";
import type { Upload } from "../../domain/upload.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { countRequests } from "../request-limits.ts";
import { ownUpload, removeFilesOf } from "./own-upload.ts";
import { storePicture } from "./received-file.ts";

/**
 * Sets the still picture of a private video; the browser makes it of the video. Throws ERR_UPLOAD_IN_USE for a
 * published one, ERR_NOT_FOUND for any other upload, ERR_UNSUPPORTED_MEDIA_TYPE, ERR_TOO_LARGE.
 */
export async function setUploadPoster(
  ports: Pick<Ports, "auth" | "images" | "persistence" | "pictures" | "storage">,
  { account, now }: Context,
  { id, bytes }: { id: string; bytes: Uint8Array },
): Promise<Upload> {
  const { persistence } = ports;
  requireVideo(await ownUpload(persistence.uploads, account, id));
  await countRequests(ports, now, [{ limit: "newUploadsPerPerson", by: account.userId }]);
  const { fileKey: posterKey, blur } = await storePicture(ports, { id, purpose: "video" }, bytes);
  const [before, after] = await persistence.transaction(async ({ uploads }) => {
    const before = requireVideo(await ownUpload(uploads, account, id));
    const after = { ...before, posterKey, blur, updatedAt: now };
    await uploads.save(after);
    return [before, after];
  });
  if (before.posterKey !== posterKey) {
    await removeFilesOf(ports, { parts: [], fileKey: null, posterKey: before.posterKey });
  }
  return after;
}

function requireVideo(upload: Upload): Upload {
  if (!["video", "lesson-video"].includes(upload.purpose) || upload.state === "receiving") {
    throw new DomainError("ERR_NOT_FOUND");
  }
  if (upload.state === "public") throw new DomainError("ERR_UPLOAD_IN_USE");
  return upload;
}
