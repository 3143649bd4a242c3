import type { User } from "../../domain/account.ts";
import type { AccessKind } from "../../domain/data-access.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Persistence } from "../../ports/persistence.ts";
import type { Context } from "../context.ts";
import { requireAccess } from "../data-access/require-access.ts";
import { requireRight } from "../require-right.ts";

/** The person whose data the calling administrator has opened. ERR_FORBIDDEN, ERR_NOT_FOUND, ERR_REASON_REQUIRED. */
export async function requireOpenedUser(
  persistence: Persistence,
  { account, now }: Pick<Context, "account" | "now">,
  { id: userId, access }: { id: string; access: AccessKind },
): Promise<User> {
  requireRight(account, "open-private-data");
  const user = await persistence.users.find(userId);
  if (!user) throw new DomainError("ERR_NOT_FOUND");
  await requireAccess(persistence, { account, now }, { userId, access });
  return user;
}
