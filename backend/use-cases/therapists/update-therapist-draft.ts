import { DomainError } from "../../domain/errors.ts";
import { codesFor, requireGoodContent } from "../../domain/profile-problems.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { contentWithFiles, type OwnProfile, readOwnProfile, requireOwner } from "./own-profile.ts";
import type { SentContent } from "./profile-files.ts";

/** For the practitioner. ERR_FORBIDDEN, ERR_NOT_FOUND, ERR_STALE when `version` is not the draft's, ERR_FILE_NOT_USABLE, ERR_INVALID_INPUT. */
export async function updateTherapistDraft(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  { id, version, content }: { id: string; version: number; content: SentContent },
): Promise<OwnProfile> {
  requireOwner(account, id, { admins: false });
  return await persistence.transaction(async (repositories) => {
    const own = await readOwnProfile(repositories, id);
    if (own.version !== version) throw new DomainError("ERR_STALE");
    requireGoodContent(content, codesFor(await repositories.domainValues.list(), own));
    await repositories.profiles.saveDraft(id, {
      content: await contentWithFiles(repositories, own, content),
      version: version + 1,
      basedOn: own.published.version,
      updatedAt: now,
    }, account.userId);
    return await readOwnProfile(repositories, id);
  });
}
