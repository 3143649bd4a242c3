import { DomainError } from "../../domain/errors.ts";
import type { Rule } from "../../domain/rule.ts";
import { withChanges } from "../../domain/suitability/rule-change.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { recordAction } from "./record-action.ts";
import { requireRight } from "../require-right.ts";
import { lookAtDraft, requireRules } from "./rule-context.ts";

/** The rules of a version, or those that a draft would make. ERR_NOT_FOUND. */
export async function exportRules(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  { of }: { of: { version: number } | { draft: string } },
): Promise<Rule[]> {
  requireRight(account, "manage-rules");
  return await persistence.transaction(async (repositories) => {
    const rules = "version" in of
      ? await requireRules(repositories, of.version)
      : await rulesOfDraft(repositories, of.draft);
    await recordAction(persistence, repositories, { account, now }, {
      action: "export-list",
      kind: "list",
      id: "rules",
    });
    return rules;
  });

  async function rulesOfDraft(
    repositories: Parameters<typeof lookAtDraft>[0],
    id: string,
  ): Promise<Rule[]> {
    const { draft, latest } = await lookAtDraft(repositories, id);
    if (draft.state === "published") throw new DomainError("ERR_NOT_FOUND");
    return withChanges(latest.rules, draft.changes);
  }
}
