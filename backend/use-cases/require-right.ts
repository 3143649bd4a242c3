import type { Account } from "../domain/account.ts";
import { DomainError } from "../domain/errors.ts";
import { mayDo, type Right } from "../domain/rights.ts";

/** Throws ERR_FORBIDDEN for callers whose roles do not have the right. */
export function requireRight(account: Account | null, right: Right): void {
  if (!mayDo(account, right)) throw new DomainError("ERR_FORBIDDEN");
}

/** The id of the profile with which a practitioner uses a right of practitioners. ERR_FORBIDDEN. */
export function requireOwnProfile(account: Account, right: Right): string {
  requireRight(account, right);
  if (account.therapistId === null) throw new DomainError("ERR_FORBIDDEN");
  return account.therapistId;
}
