import { DomainError } from "../../domain/errors.ts";
import type { ProfileVersion } from "../../ports/persistence/profiles.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { requireOwner } from "./own-profile.ts";
import { withFilesOfToday } from "./profile-files.ts";

/** An earlier published profile. For the practitioner and admins. ERR_FORBIDDEN, ERR_NOT_FOUND. */
export async function getTherapistVersion(
  { persistence }: Pick<Ports, "persistence">,
  { account }: Pick<Context, "account">,
  { id, version }: { id: string; version: number },
): Promise<ProfileVersion> {
  requireOwner(account, id, { admins: true });
  const { profiles } = persistence;
  const published = await profiles.findPublished(id);
  const found = published && await profiles.findVersion(id, version);
  if (!found) throw new DomainError("ERR_NOT_FOUND");
  return { ...found, content: await withFilesOfToday(persistence, published, found.content) };
}
