import { DomainError } from "../../domain/errors.ts";
import { isOfCourse, requireRoomFor, startUpload, type Upload } from "../../domain/upload.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { countRequests } from "../request-limits.ts";
import { mayDo } from "../../domain/rights.ts";

/** For practitioners, and administrators for courses. Throws ERR_TOO_LARGE, ERR_UNSUPPORTED_MEDIA_TYPE, ERR_QUOTA_REACHED. */
export async function createUpload(
  ports: Pick<Ports, "auth" | "persistence">,
  { account, now }: Context,
  input: Pick<Upload, "purpose" | "fileName" | "contentType" | "bytes">,
): Promise<Upload> {
  const mayUpload = account.therapistId !== null ||
    (mayDo(account, "manage-courses") && isOfCourse(input.purpose));
  if (!mayUpload) throw new DomainError("ERR_FORBIDDEN");
  const { persistence } = ports;
  const { userId: ownerId } = account;
  const upload = startUpload({ ...input, id: persistence.newId(), ownerId }, now);
  await countRequests(ports, now, [{ limit: "newUploadsPerPerson", by: ownerId }]);
  await persistence.transaction(async ({ uploads }) => {
    requireRoomFor(upload.bytes, await uploads.usage(ownerId));
    await uploads.add(upload);
  });
  return upload;
}
