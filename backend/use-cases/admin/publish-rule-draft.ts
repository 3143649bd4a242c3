import { DomainError } from "../../domain/errors.ts";
import { withChanges } from "../../domain/suitability/rule-change.ts";
import {
  requireSecondAdmin,
  requireSeen,
  requireState,
  startProblems,
} from "../../domain/suitability/rule-draft.ts";
import { notReachedNow } from "../../domain/suitability/rule-problems.ts";
import type { Ports } from "../../ports/ports.ts";
import { requireFreshSignIn } from "../auth/fresh-sign-in.ts";
import type { Context } from "../context.ts";
import { recordAction } from "./record-action.ts";
import { requireRight } from "../require-right.ts";
import { lookAtDraft, requireSound } from "./rule-context.ts";

/**
 * Makes a version of a draft that another administrator sent; a start that has passed meanwhile is now. Returns the
 * number of the version. `seenAt` in ms. ERR_NOT_FOUND, ERR_STALE, ERR_OWN_DRAFT, ERR_ILLEGAL_TRANSITION,
 * ERR_INVALID_INPUT.
 */
export async function publishRuleDraft(
  { persistence }: Pick<Ports, "persistence">,
  context: Context,
  { id, seenAt }: { id: string; seenAt: number },
): Promise<number> {
  const { account, now } = context;
  requireRight(account, "manage-rules");
  return await persistence.transaction(async (repositories) => {
    await requireFreshSignIn(repositories, context);
    const { ruleDrafts, ruleVersions } = repositories;
    const found = await lookAtDraft(repositories, id);
    const { draft, latest } = found;
    requireSeen(draft, seenAt);
    requireState(draft, "waiting");
    requireSecondAdmin(draft, account.userId);
    requireSound(found);
    const effectiveFrom = Math.max(draft.effectiveFrom ?? now, now);
    const start = { effectiveFrom, latestFrom: latest.effectiveFrom };
    const errors = startProblems(start, now);
    if (errors.length > 0) throw new DomainError("ERR_INVALID_INPUT", { errors });
    const rules = withChanges(latest.rules, draft.changes);
    const version = await ruleVersions.add({
      rules,
      notReached: notReachedNow(rules, draft.notReached, latest.notReached),
      effectiveFrom,
      authorId: draft.authorId,
      reviewerId: account.userId,
      comment: draft.comment,
      publishedAt: now,
    });
    await ruleDrafts.save({ ...draft, state: "published", publishedVersion: version });
    await recordAction(persistence, repositories, { account, now }, {
      action: "publish-rules",
      kind: "rules",
      id,
      detail: { title: draft.title, version: String(version) },
    });
    return version;
  });
}
