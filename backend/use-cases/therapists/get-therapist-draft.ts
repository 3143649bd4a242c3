import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { type OwnProfile, readOwnProfile, requireOwner } from "./own-profile.ts";

/** For the practitioner and admins. ERR_FORBIDDEN, ERR_NOT_FOUND. */
export async function getTherapistDraft(
  { persistence }: Pick<Ports, "persistence">,
  { account }: Pick<Context, "account">,
  { id }: { id: string },
): Promise<OwnProfile> {
  requireOwner(account, id, { admins: true });
  return await readOwnProfile(persistence, id);
}
