import { type RuleVersionState, stateOf } from "../../domain/suitability/rule-version.ts";
import type { ListedRuleVersion } from "../../ports/persistence/rule-versions.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { requireRight } from "../require-right.ts";

type RuleVersionEntry = ListedRuleVersion & { state: RuleVersionState };

/** The newest first. */
export async function listRuleVersions(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
): Promise<RuleVersionEntry[]> {
  requireRight(account, "manage-rules");
  const versions = await persistence.ruleVersions.list();
  return versions.map((version) => ({ ...version, state: stateOf(version, versions, now) }));
}
