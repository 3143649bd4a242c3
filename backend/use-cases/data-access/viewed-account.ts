import type { Account } from "../../domain/account.ts";
import { isRunning } from "../../domain/data-access.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Persistence } from "../../ports/persistence.ts";
import { mayDo } from "../../domain/rights.ts";

/**
 * The person as whom an administrator sees the product, as a client: a practitioner's own pages hold data of others.
 * ERR_REASON_REQUIRED when it ended, or belongs to another administrator.
 */
export async function viewedAccount(
  { dataAccess, users }: Pick<Persistence, "dataAccess" | "users">,
  { account, now }: { account: Account; now: number },
  { id }: { id: string },
): Promise<Account> {
  const impersonation = await dataAccess.findImpersonation(id);
  const isOwn = mayDo(account, "open-private-data") && impersonation?.adminId === account.userId;
  if (!impersonation || !isOwn || !isRunning(impersonation, now)) {
    throw new DomainError("ERR_REASON_REQUIRED");
  }
  const user = await users.find(impersonation.userId);
  if (!user || user.isAdmin || user.disabledAt !== null) {
    throw new DomainError("ERR_REASON_REQUIRED");
  }
  return {
    ...{ userId: user.id, signInId: "", email: user.email, name: user.name },
    ...{ therapistId: null, isAdmin: false, viewedBy: account.userId },
  };
}
