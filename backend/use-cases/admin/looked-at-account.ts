import { changedParts } from "../../domain/account-version.ts";
import type { User } from "../../domain/account.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Repositories } from "../../ports/persistence.ts";

/**
 * The account as the administrator has looked at it. ERR_NOT_FOUND, also for an erased one, and ERR_STALE with what has
 * changed since. `version` undefined accepts any.
 */
export async function lookedAtAccount(
  { users, personalData }: Pick<Repositories, "users" | "personalData">,
  id: string,
  version: string | undefined,
): Promise<User> {
  const user = await users.find(id);
  if (!user || await personalData.isErased(id)) throw new DomainError("ERR_NOT_FOUND");
  if (version === undefined) return user;
  const changed = changedParts(user, version);
  if (changed.length > 0) throw new DomainError("ERR_STALE", { changed });
  return user;
}
