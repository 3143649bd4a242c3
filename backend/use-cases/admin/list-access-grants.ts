import type { AccessGrant } from "../../domain/data-access.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { requireRight } from "../require-right.ts";

/** What the calling administrator may still read of a person. ERR_FORBIDDEN, ERR_NOT_FOUND. */
export async function listAccessGrants(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  { id: userId }: { id: string },
): Promise<AccessGrant[]> {
  requireRight(account, "open-private-data");
  if (!await persistence.users.find(userId)) throw new DomainError("ERR_NOT_FOUND");
  return await persistence.dataAccess.listLiving({ adminId: account.userId, userId }, now);
}
