import { DomainError } from "../../domain/errors.ts";
import { requireVersion } from "../../domain/value-problems.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import type { UsedValue } from "./list-admin-domain-values.ts";
import { requireRight } from "../require-right.ts";
import { findValue, saveValue, type ValueName } from "./save-value.ts";

/** For admins: a retired value is offered again. ERR_FORBIDDEN, ERR_NOT_FOUND, ERR_STALE, ERR_ILLEGAL_TRANSITION. */
export async function restoreDomainValue(
  { persistence }: Pick<Ports, "persistence">,
  context: Context,
  { name, seen }: { name: ValueName; seen: number },
): Promise<UsedValue> {
  requireRight(context.account, "manage-values");
  return await persistence.transaction(async (repositories) => {
    const before = await findValue(repositories, name);
    if (before.retiredAt === null) throw new DomainError("ERR_ILLEGAL_TRANSITION");
    requireVersion(before, seen);
    const after = { ...before, retiredAt: null };
    const action = "restore-value";
    return await saveValue(persistence, repositories, context, { action, before, after });
  });
}
