import { DomainError } from "../../domain/errors.ts";
import { codesFor, requireGoodContent } from "../../domain/profile-problems.ts";
import type { Ports } from "../../ports/ports.ts";
import { recordAction } from "../admin/record-action.ts";
import type { Context } from "../context.ts";
import { removeFilesOf } from "../uploads/own-upload.ts";
import { contentWithFiles, type OwnProfile, readOwnProfile, requireOwner } from "./own-profile.ts";
import type { SentContent } from "./profile-files.ts";
import { preparePublication, publishContent } from "./publication.ts";

type Needs = Pick<Ports, "persistence" | "pictures" | "scheduling" | "search" | "storage">;

/**
 * Publishes a content at once. For the practitioner and admins, of whom it is noted. A draft with other changes stays. ERR_FORBIDDEN,
 * ERR_NOT_FOUND, ERR_STALE when `version` is not the draft's, ERR_FILE_NOT_USABLE, ERR_INVALID_INPUT with everything that is missing.
 */
export async function updateTherapist(
  ports: Needs,
  { account, now }: Context,
  { id, version, content }: { id: string; version: number; content: SentContent },
): Promise<OwnProfile> {
  requireOwner(account, id, { admins: true });
  const { persistence } = ports;
  const before = await readOwnProfile(persistence, id);
  if (before.version !== version) throw new DomainError("ERR_STALE");
  requireGoodContent(content, codesFor(await persistence.domainValues.list(), before));
  const files = await contentWithFiles(persistence, before, content);
  const prepared = await preparePublication(ports, before, files);
  const published = await persistence.transaction(async (repositories) => {
    const own = await readOwnProfile(repositories, id);
    if (own.version !== version) throw new DomainError("ERR_STALE");
    const sent = await contentWithFiles(repositories, own, content);
    const by = { userId: account.userId, now };
    const former = await publishContent(ports, repositories, own, sent, prepared, by);
    if (account.therapistId !== id) {
      await recordAction(persistence, repositories, { account, now }, {
        action: "edit-profile",
        kind: "therapist",
        id,
      });
    }
    return { former, own: await readOwnProfile(repositories, id) };
  });
  for (const file of published.former) await removeFilesOf(ports, file);
  return published.own;
}
