import { DomainError } from "../../domain/errors.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { ownUpload, removeFilesOf } from "./own-upload.ts";

/** Cancels an unfinished upload, too. Throws ERR_UPLOAD_IN_USE while a profile, draft or certificate names it. */
export async function deleteUpload(
  ports: Pick<Ports, "persistence" | "pictures" | "storage">,
  { account }: Context,
  { id }: { id: string },
): Promise<void> {
  const upload = await ports.persistence.transaction(async ({ uploads }) => {
    const upload = await ownUpload(uploads, account, id);
    if (await uploads.isNamed(id)) throw new DomainError("ERR_UPLOAD_IN_USE");
    await uploads.remove(id);
    return upload;
  });
  await removeFilesOf(ports, upload);
}
