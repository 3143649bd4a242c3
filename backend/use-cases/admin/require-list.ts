import type { Account } from "../../domain/account.ts";
import { DomainError } from "../../domain/errors.ts";
import { rightToList } from "../../domain/rights.ts";
import { requireRight } from "../require-right.ts";

/** `list`: the path of its page after `/admin/`. ERR_FORBIDDEN, also for an unknown list. */
export function requireList(account: Account, list: string): void {
  const right = rightToList(list);
  if (right === undefined) throw new DomainError("ERR_FORBIDDEN");
  requireRight(account, right);
}
