import type { Rule } from "../rule.ts";
import { languages, type Text } from "../text.ts";

export type RuleChange =
  | { kind: "add" | "change"; rule: Rule }
  | { kind: "retire"; id: string };

export const ruleFields = ["fact", "practices", "severity", "reason", "source"] as const;

type RuleField = (typeof ruleFields)[number];

/** What a change does to a rule. `before` is null for a new one, `after` for a retired one. */
export type RuleDifference = {
  id: string;
  before: Rule | null;
  after: Rule | null;
  fields: RuleField[];
};

export function idOf(change: RuleChange): string {
  return change.kind === "retire" ? change.id : change.rule.id;
}

/** The rules after the changes, by id. A later change of the same rule counts. */
export function withChanges(rules: readonly Rule[], changes: readonly RuleChange[]): Rule[] {
  const byId = new Map(rules.map((rule) => [rule.id, rule]));
  for (const change of changes) {
    if (change.kind === "retire") byId.delete(change.id);
    else byId.set(change.rule.id, change.rule);
  }
  return [...byId.values()].sort((a, b) => a.id < b.id ? -1 : 1);
}

/** The changes that make `after` of `before`, by id. */
export function changesBetween(before: readonly Rule[], after: readonly Rule[]): RuleChange[] {
  return differences(before, after).map((difference): RuleChange => {
    const { id, before, after } = difference;
    if (!after) return { kind: "retire", id };
    return { kind: before ? "change" : "add", rule: after };
  });
}

/** The rules that differ, by id. */
export function differences(before: readonly Rule[], after: readonly Rule[]): RuleDifference[] {
  const old = new Map(before.map((rule) => [rule.id, rule]));
  const next = new Map(after.map((rule) => [rule.id, rule]));
  return [...new Set([...old.keys(), ...next.keys()])].sort().flatMap((id) => {
    const difference = { id, before: old.get(id) ?? null, after: next.get(id) ?? null };
    const fields = differingFields(difference.before, difference.after);
    return fields.length === 0 ? [] : { ...difference, fields };
  });
}

/** The changed rules that another version has changed as well. */
export function conflicts(
  { based, latest, changes }: {
    based: readonly Rule[];
    latest: readonly Rule[];
    changes: readonly RuleChange[];
  },
): string[] {
  const moved = new Set(differences(based, latest).map(({ id }) => id));
  return [...new Set(changes.map(idOf).filter((id) => moved.has(id)))].sort();
}

function differingFields(before: Rule | null, after: Rule | null): RuleField[] {
  if (!before || !after) return [...ruleFields];
  return ruleFields.filter((field) => comparable(before, field) !== comparable(after, field));
}

/** The order of practices says nothing. */
function comparable(rule: Rule, field: RuleField): string {
  switch (field) {
    case "practices":
      return JSON.stringify(rule.practices.toSorted());
    case "reason":
      return textKey(rule.reason);
    case "source":
      return JSON.stringify([rule.source.kind, textKey(rule.source.label)]);
    default:
      return rule[field];
  }
}

function textKey(text: Text): string {
  return JSON.stringify(languages.map((language) => text[language]));
}
