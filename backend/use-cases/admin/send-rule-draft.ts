import { DomainError } from "../../domain/errors.ts";
import { requireSeen, sent, startProblems } from "../../domain/suitability/rule-draft.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { recordAction } from "./record-action.ts";
import { requireRight } from "../require-right.ts";
import { lookAtDraft, type LookedAtDraft, requireSound } from "./rule-context.ts";

/**
 * Sends a draft to the other administrators. `effectiveFrom` and `seenAt` in ms. ERR_NOT_FOUND, ERR_STALE for another
 * draft than the one seen and for a base that is not the newest version, ERR_INVALID_INPUT, ERR_ILLEGAL_TRANSITION.
 */
export async function sendRuleDraft(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  { id, seenAt, comment, effectiveFrom }: {
    id: string;
    seenAt: number;
    comment: string;
    effectiveFrom: number | null;
  },
): Promise<LookedAtDraft> {
  requireRight(account, "manage-rules");
  return await persistence.transaction(async (repositories) => {
    const found = await lookAtDraft(repositories, id);
    const { draft, latest } = found;
    requireSeen(draft, seenAt);
    const next = sent(draft, { comment, effectiveFrom }, { userId: account.userId, now });
    requireSound(found);
    const errors = startProblems({ effectiveFrom, latestFrom: latest.effectiveFrom }, now);
    if (errors.length > 0) throw new DomainError("ERR_INVALID_INPUT", { errors });
    await repositories.ruleDrafts.save(next);
    await recordAction(persistence, repositories, { account, now }, {
      action: "send-rules",
      kind: "rules",
      id,
      detail: { title: draft.title, reason: comment },
    });
    return await lookAtDraft(repositories, id);
  });
}
