import { DomainError } from "../../domain/errors.ts";
import type { ProfileVersion } from "../../ports/persistence/profiles.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { requireOwner } from "./own-profile.ts";

/** The published versions, the newest first. For the practitioner and admins. ERR_FORBIDDEN, ERR_NOT_FOUND. */
export async function listTherapistVersions(
  { persistence: { profiles } }: Pick<Ports, "persistence">,
  { account }: Pick<Context, "account">,
  { id }: { id: string },
): Promise<Omit<ProfileVersion, "content">[]> {
  requireOwner(account, id, { admins: true });
  if (!await profiles.findPublished(id)) throw new DomainError("ERR_NOT_FOUND");
  return await profiles.listVersions(id);
}
