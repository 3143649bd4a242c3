import { DomainError } from "../../domain/errors.ts";
import { requireOpen, requireVersion } from "../../domain/value-problems.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { usageOfValues, type UsedValue, withUsage } from "./list-admin-domain-values.ts";
import { requireRight } from "../require-right.ts";
import { findValue, saveValue, type ValueName } from "./save-value.ts";

/**
 * For admins: the value is not offered any more, and records that have it keep it. `rulesSeen`: the caller knows that
 * safety rules name it. ERR_FORBIDDEN, ERR_NOT_FOUND, ERR_VALUE_FIXED, ERR_STALE, ERR_ALREADY_RETIRED,
 * ERR_VALUE_IN_RULES.
 */
export async function retireDomainValue(
  { persistence }: Pick<Ports, "persistence">,
  context: Context,
  { name, seen, rulesSeen }: { name: ValueName; seen: number; rulesSeen: boolean },
): Promise<UsedValue> {
  requireRight(context.account, "manage-values");
  requireOpen(name);
  return await persistence.transaction(async (repositories) => {
    const before = await findValue(repositories, name);
    if (before.retiredAt !== null) throw new DomainError("ERR_ALREADY_RETIRED");
    requireVersion(before, seen);
    const { usage: { rules } } = withUsage(before, await usageOfValues(repositories));
    if (rules > 0 && !rulesSeen) throw new DomainError("ERR_VALUE_IN_RULES");
    return await saveValue(persistence, repositories, context, {
      action: "retire-value",
      before,
      after: { ...before, retiredAt: context.now },
      detail: { rules: String(rules) },
    });
  });
}
