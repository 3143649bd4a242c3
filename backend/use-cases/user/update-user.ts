import type { User } from "../../domain/account.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";

export type UserChanges = Partial<Pick<User, "name" | "language" | "timeZone">>;

/** One's own record, or anybody's for an admin. */
export async function updateUser(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  { id, changes }: { id: string; changes: UserChanges },
): Promise<User> {
  return await persistence.transaction(async ({ users }) => {
    const user = id === account.userId || account.isAdmin ? await users.find(id) : null;
    if (!user) throw new DomainError("ERR_NOT_FOUND");
    const changed = { ...user, ...changes, updatedAt: now };
    await users.save(changed);
    return changed;
  });
}
