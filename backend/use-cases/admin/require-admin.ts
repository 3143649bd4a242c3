import type { Account } from "../../domain/account.ts";
import { DomainError } from "../../domain/errors.ts";

/** Throws ERR_FORBIDDEN for all others. */
export function requireAdmin({ isAdmin }: Pick<Account, "isAdmin">): void {
  if (!isAdmin) throw new DomainError("ERR_FORBIDDEN");
}
