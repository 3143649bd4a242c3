import { DomainError } from "../../domain/errors.ts";
import type { ProfileVersion } from "../../ports/persistence/profiles.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { requireOwner } from "./own-profile.ts";

/** An earlier published profile. For the practitioner and admins. ERR_FORBIDDEN, ERR_NOT_FOUND. */
export async function getTherapistVersion(
  { persistence: { profiles } }: Pick<Ports, "persistence">,
  { account }: Pick<Context, "account">,
  { id, version }: { id: string; version: number },
): Promise<ProfileVersion> {
  requireOwner(account, id, { admins: true });
  const found = await profiles.findVersion(id, version);
  if (!found) throw new DomainError("ERR_NOT_FOUND");
  return found;
}
