import type { AdminActionName } from "../../domain/admin-action.ts";
import type { DomainCode, DomainValue } from "../../domain/domain-value.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Help } from "../../domain/practice-text.ts";
import type { Persistence, Repositories } from "../../ports/persistence.ts";
import type { Context } from "../context.ts";
import { helpsOf, usageOfValues, type UsedValue, withUsage } from "./list-admin-domain-values.ts";
import { recordAction } from "./record-action.ts";

export type ValueName = { domainCode: DomainCode; code: string };

/** ERR_NOT_FOUND. */
export async function findValue(
  { domainValues }: Pick<Repositories, "domainValues">,
  { domainCode, code }: ValueName,
): Promise<DomainValue> {
  const value = await domainValues.find(domainCode, code);
  if (!value) throw new DomainError("ERR_NOT_FOUND");
  return value;
}

/** Stores the changed value as its next version and notes what changed. `helps`: what a practice helps with from now. */
export async function saveValue(
  persistence: Pick<Persistence, "newId">,
  repositories: Repositories,
  { account, now }: Context,
  { action, before, after, helps, detail }: {
    action: AdminActionName;
    before: DomainValue;
    after: DomainValue;
    helps?: Help[] | undefined;
    detail?: Record<string, string>;
  },
): Promise<UsedValue> {
  const saved = { ...after, version: before.version + 1 };
  await repositories.domainValues.save(saved);
  const helpsBefore = await helpsOf(repositories, before);
  const helpsNow = helps ?? helpsBefore;
  if (helps) await repositories.practiceTexts.saveHelps(saved.code, helps);
  const [was, is] = [fieldsOf(before, helpsBefore), fieldsOf(saved, helpsNow)];
  const changed = Object.keys(is).filter((field) => was[field] !== is[field]);
  const only = (fields: Record<string, string>) =>
    Object.fromEntries(changed.map((field) => [field, fields[field] ?? ""]));
  await recordAction(persistence, repositories, { account, now }, {
    action,
    kind: "domain-value",
    id: `${saved.domainCode}.${saved.code}`,
    before: only(was),
    after: only(is),
    ...(detail && { detail }),
  });
  return withUsage(saved, await usageOfValues(repositories), helpsNow);
}

/** A value as text, for what administrators did. */
export function fieldsOf(
  { labels, synonyms, sort, group, lat, lon, retiredAt }: DomainValue,
  helps: readonly Help[] = [],
): Record<string, string> {
  return {
    et: labels.et,
    en: labels.en,
    ru: labels.ru,
    synonyms: Object.values(synonyms).flat().join(", "),
    order: String(sort),
    group: group ?? "",
    helps: helps.map(({ way, weight }) => `${way} ${weight}`).join(", "),
    place: lat === null || lon === null ? "" : `${lat}, ${lon}`,
    retired: retiredAt === null ? "" : new Date(retiredAt).toISOString(),
  };
}
