import { DomainError } from "../../domain/errors.ts";
import type { Rule } from "../../domain/rule.ts";
import { differences, type RuleDifference } from "../../domain/suitability/rule-change.ts";
import {
  type RuleVersion,
  type RuleVersionState,
  stateOf,
} from "../../domain/suitability/rule-version.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { requireRight } from "../require-right.ts";
import { requireRules } from "./rule-context.ts";

export type RuleVersionCase = Omit<RuleVersion, "rules"> & {
  rules: Rule[];
  state: RuleVersionState;
  /** How it differs from `comparedWith`; null when nothing was compared. */
  comparison: { comparedWith: number; differences: RuleDifference[] } | null;
};

/** A version with all its rules. `comparedWith`: another version. ERR_NOT_FOUND. */
export async function getRuleVersion(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  { version, comparedWith }: { version: number; comparedWith?: number | undefined },
): Promise<RuleVersionCase> {
  requireRight(account, "manage-rules");
  const found = await persistence.ruleVersions.find(version);
  if (!found?.rules) throw new DomainError("ERR_NOT_FOUND");
  const rules = found.rules;
  const versions = await persistence.ruleVersions.list();
  return {
    ...found,
    rules,
    state: stateOf(found, versions, now),
    comparison: comparedWith === undefined ? null : {
      comparedWith,
      differences: differences(await requireRules(persistence, comparedWith), rules),
    },
  };
}
