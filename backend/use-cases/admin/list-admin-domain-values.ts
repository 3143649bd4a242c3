import { type DomainValue, unused, type ValueUsage } from "../../domain/domain-value.ts";
import { usageKey } from "../../ports/persistence/domain-values.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Repositories } from "../../ports/persistence.ts";
import type { Context } from "../context.ts";
import { requireRight } from "../require-right.ts";

export type UsedValue = DomainValue & { usage: ValueUsage };

type Needed = Pick<Repositories, "domainValues" | "suitabilityContents">;

/** For admins: all values with what uses them. ERR_FORBIDDEN. */
export async function listAdminDomainValues(
  { persistence }: Pick<Ports, "persistence">,
  { account }: Context,
): Promise<UsedValue[]> {
  requireRight(account, "manage-values");
  const usage = await usageOfValues(persistence);
  return (await persistence.domainValues.list()).map((value) => withUsage(value, usage));
}

export async function usageOfValues(
  { domainValues, suitabilityContents }: Needed,
): Promise<Map<string, ValueUsage>> {
  const { rules } = await suitabilityContents.current();
  return await domainValues.usage(rules.map(({ practices }) => practices));
}

export function withUsage(value: DomainValue, usage: Map<string, ValueUsage>): UsedValue {
  return { ...value, usage: usage.get(usageKey(value)) ?? unused };
}
