import type { AdminActionName } from "../../domain/admin-action.ts";
import type { DomainCode, DomainValue } from "../../domain/domain-value.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Persistence, Repositories } from "../../ports/persistence.ts";
import type { Context } from "../context.ts";
import { usageOfValues, type UsedValue, withUsage } from "./list-admin-domain-values.ts";
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

/** Stores the changed value as its next version and notes what changed. */
export async function saveValue(
  persistence: Pick<Persistence, "newId">,
  repositories: Repositories,
  { account, now }: Context,
  { action, before, after, detail }: {
    action: AdminActionName;
    before: DomainValue;
    after: DomainValue;
    detail?: Record<string, string>;
  },
): Promise<UsedValue> {
  const saved = { ...after, version: before.version + 1 };
  await repositories.domainValues.save(saved);
  const [was, is] = [fieldsOf(before), fieldsOf(saved)];
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
  return withUsage(saved, await usageOfValues(repositories));
}

/** A value as text, for what administrators did. */
export function fieldsOf(
  { labels, synonyms, sort, group, lat, lon, retiredAt }: DomainValue,
): Record<string, string> {
  return {
    et: labels.et,
    en: labels.en,
    ru: labels.ru,
    synonyms: Object.values(synonyms).flat().join(", "),
    order: String(sort),
    group: group ?? "",
    place: lat === null || lon === null ? "" : `${lat}, ${lon}`,
    retired: retiredAt === null ? "" : new Date(retiredAt).toISOString(),
  };
}
