import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { readOwnProfile, requireOwner } from "./own-profile.ts";

/** The draft begins again with what is published. For the practitioner. ERR_FORBIDDEN, ERR_NOT_FOUND. */
export async function discardTherapistDraft(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  { id }: { id: string },
): Promise<void> {
  requireOwner(account, id, { admins: false });
  await persistence.transaction(async (repositories) => {
    const { published, version, differs } = await readOwnProfile(repositories, id);
    if (differs.length === 0) return;
    // The version goes on, so that a tab with the discarded draft is refused.
    await repositories.profiles.saveDraft(id, {
      content: published.content,
      version: version + 1,
      basedOn: published.version,
      updatedAt: now,
    }, account.userId);
  });
}
