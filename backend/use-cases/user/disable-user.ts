import { DomainError } from "../../domain/errors.ts";
import type { Persistence } from "../../ports/persistence.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";

/** For admins. Throws ERR_FORBIDDEN for the admin's own account, so that one admin can always sign in. */
export async function disableUser(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  { id }: { id: string },
): Promise<void> {
  if (!account.isAdmin || id === account.userId) throw new DomainError("ERR_FORBIDDEN");
  await disableAccount(persistence, id, now);
}

export async function disableAccount(
  { transaction }: Pick<Persistence, "transaction">,
  id: string,
  now: number,
): Promise<void> {
  await transaction(async ({ users }) => {
    const user = await users.find(id);
    if (!user) throw new DomainError("ERR_NOT_FOUND");
    await users.save({ ...user, disabledAt: user.disabledAt ?? now, updatedAt: now });
    await users.endSignIns(id, now);
    await users.endMailTokens(id, "reset-password", now);
    await users.endMailTokens(id, "verify-email", now);
    await users.removeEmailChange(id);
  });
}
