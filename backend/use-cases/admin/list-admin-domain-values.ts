import { type DomainValue, unused, type ValueUsage } from "../../domain/domain-value.ts";
import type { Help } from "../../domain/practice-text.ts";
import { usageKey } from "../../ports/persistence/domain-values.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Repositories } from "../../ports/persistence.ts";
import type { Context } from "../context.ts";
import { requireRight } from "../require-right.ts";

/** `helps`: of practices; none for other values. */
export type UsedValue = DomainValue & { usage: ValueUsage; helps: Help[] };

type Needed = Pick<Repositories, "domainValues" | "practiceTexts" | "suitabilityContents">;

/** For admins: all values with what uses them. ERR_FORBIDDEN. */
export async function listAdminDomainValues(
  { persistence }: Pick<Ports, "persistence">,
  { account }: Context,
): Promise<UsedValue[]> {
  requireRight(account, "manage-values");
  const usage = await usageOfValues(persistence);
  const texts = await persistence.practiceTexts.list();
  const helps = new Map(texts.map((text) => [text.code, text.helps]));
  return (await persistence.domainValues.list()).map((value) =>
    withUsage(value, usage, isPractice(value) ? helps.get(value.code) : [])
  );
}

export async function usageOfValues(
  { domainValues, suitabilityContents }: Omit<Needed, "practiceTexts">,
): Promise<Map<string, ValueUsage>> {
  const { rules } = await suitabilityContents.current();
  return await domainValues.usage(rules.map(({ practices }) => practices));
}

/** What a practice helps with now; nothing for other values. */
export async function helpsOf(
  { practiceTexts }: Pick<Repositories, "practiceTexts">,
  value: DomainValue,
): Promise<Help[]> {
  return isPractice(value) ? (await practiceTexts.find(value.code))?.helps ?? [] : [];
}

export function withUsage(
  value: DomainValue,
  usage: Map<string, ValueUsage>,
  helps: Help[] = [],
): UsedValue {
  return { ...value, usage: usage.get(usageKey(value)) ?? unused, helps };
}

function isPractice({ domainCode }: DomainValue): boolean {
  return domainCode === "THERAPY_TYPE";
}
