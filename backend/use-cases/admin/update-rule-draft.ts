import { DomainError } from "../../domain/errors.ts";
import { notAllowed } from "../../domain/field-problem.ts";
import { type DraftContent, edited, requireSeen } from "../../domain/suitability/rule-draft.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { requireRight } from "../require-right.ts";
import { lookAtDraft, type LookedAtDraft } from "./rule-context.ts";

/**
 * Saves the changes as they are, also unfinished ones. `seenAt` (ms): the version that the caller changes.
 * ERR_NOT_FOUND, ERR_STALE, ERR_ILLEGAL_TRANSITION, ERR_INVALID_INPUT for an unknown version as the base.
 */
export async function updateRuleDraft(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  { id, seenAt, content }: { id: string; seenAt: number; content: DraftContent },
): Promise<LookedAtDraft> {
  requireRight(account, "manage-rules");
  return await persistence.transaction(async (repositories) => {
    const { draft, latest } = await lookAtDraft(repositories, id);
    requireSeen(draft, seenAt);
    // The editor either stays on the version it began with or takes over the newest one.
    if (content.basedOn !== draft.basedOn && content.basedOn !== latest.version) {
      throw new DomainError("ERR_INVALID_INPUT", {
        errors: [notAllowed("basedOn", [draft.basedOn, latest.version])],
      });
    }
    await repositories.ruleDrafts.save(edited(draft, content, { userId: account.userId, now }));
    return await lookAtDraft(repositories, id);
  });
}
