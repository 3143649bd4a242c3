import { changesBetween, type RuleChange } from "../../domain/suitability/rule-change.ts";
import type { RuleDraft } from "../../domain/suitability/rule-draft.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { requireRight } from "../require-right.ts";
import { findLatestRules, lookAtDraft, type LookedAtDraft, requireRules } from "./rule-context.ts";

/** An empty draft, or one that brings back the rules of version `restore`. ERR_NOT_FOUND. */
export async function createRuleDraft(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  { title, restore }: { title: string; restore?: number | undefined },
): Promise<LookedAtDraft> {
  requireRight(account, "manage-rules");
  return await persistence.transaction(async (repositories) => {
    const { latest } = await findLatestRules(repositories);
    const changes = restore === undefined
      ? []
      : changesBetween(latest.rules, await requireRules(repositories, restore));
    const draft = newDraft(
      { id: persistence.newId(), title, basedOn: latest.version, changes },
      { userId: account.userId, now },
    );
    await repositories.ruleDrafts.save(draft);
    return await lookAtDraft(repositories, draft.id);
  });
}

/** `now` in ms. */
export function newDraft(
  content: { id: string; title: string; basedOn: number; changes: RuleChange[] },
  { userId, now }: { userId: string; now: number },
): RuleDraft {
  return {
    ...content,
    state: "editing",
    notReached: [],
    comment: "",
    effectiveFrom: null,
    authorId: userId,
    editorIds: [userId],
    returnReason: null,
    createdAt: now,
    changedAt: now,
    sentAt: null,
    publishedVersion: null,
  };
}
