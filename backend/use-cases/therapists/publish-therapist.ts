import { DomainError } from "../../domain/errors.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { removeFilesOf } from "../uploads/own-upload.ts";
import { type OwnProfile, readOwnProfile, requireOwner } from "./own-profile.ts";
import { preparePublication, publishContent } from "./publication.ts";

type Needs = Pick<Ports, "persistence" | "pictures" | "scheduling" | "search" | "storage">;

/**
 * Publishes the draft. For the practitioner. ERR_FORBIDDEN, ERR_NOT_FOUND, ERR_STALE when `version` is not the draft's,
 * ERR_INVALID_INPUT with everything that is missing.
 */
export async function publishTherapist(
  ports: Needs,
  { account, now }: Context,
  { id, version }: { id: string; version: number },
): Promise<OwnProfile> {
  requireOwner(account, id, { admins: false });
  const { persistence } = ports;
  const before = await readOwnProfile(persistence, id);
  if (before.version !== version) throw new DomainError("ERR_STALE");
  const prepared = await preparePublication(ports, before, before.content);
  const published = await persistence.transaction(async (repositories) => {
    const own = await readOwnProfile(repositories, id);
    if (own.version !== version) throw new DomainError("ERR_STALE");
    const by = { userId: account.userId, now };
    const former = await publishContent(ports, repositories, own, own.content, prepared, by);
    return { former, own: await readOwnProfile(repositories, id) };
  });
  for (const file of published.former) await removeFilesOf(ports, file);
  return published.own;
}
