import type { DomainValue, PracticeGroup } from "../../domain/domain-value.ts";

export type Groups = Map<string, PracticeGroup>;

const known = new WeakMap<DomainValue[], Groups>();

/** Which group a kind of practice belongs to. */
export function groupsOf(domainValues: DomainValue[]): Groups {
  const groups = known.get(domainValues) ??
    new Map(domainValues.flatMap(({ code, group }) => group ? [[code, group]] : []));
  known.set(domainValues, groups);
  return groups;
}

/** A kind that nobody knows any more stands among the others. */
export function groupOf(groups: Groups, type: string): PracticeGroup {
  return groups.get(type) ?? "other";
}
