import { DomainError } from "../../domain/errors.ts";
import { requireSeen, requireState, returned } from "../../domain/suitability/rule-draft.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { recordAction } from "./record-action.ts";
import { requireRight } from "../require-right.ts";
import { lookAtDraft, type LookedAtDraft } from "./rule-context.ts";

/**
 * Gives a draft back to its author, who reads why; an author takes it back without a reason. `seenAt` in ms.
 * ERR_NOT_FOUND, ERR_STALE, ERR_ILLEGAL_TRANSITION, ERR_INVALID_INPUT.
 */
export async function returnRuleDraft(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  { id, seenAt, reason }: { id: string; seenAt: number; reason: string },
): Promise<LookedAtDraft> {
  requireRight(account, "manage-rules");
  return await persistence.transaction(async (repositories) => {
    const draft = await repositories.ruleDrafts.find(id);
    if (!draft) throw new DomainError("ERR_NOT_FOUND");
    requireSeen(draft, seenAt);
    requireState(draft, "waiting");
    const isOwn = draft.editorIds.includes(account.userId);
    if (!isOwn && reason === "") {
      throw new DomainError("ERR_INVALID_INPUT", {
        errors: [{ path: "reason", errCode: "ERR_REQUIRED" }],
      });
    }
    await repositories.ruleDrafts.save(returned(draft, reason || null, now), account.userId);
    await recordAction(persistence, repositories, { account, now }, {
      action: "return-rules",
      kind: "rules",
      id,
      detail: { title: draft.title, ...(reason && { reason }) },
    });
    return await lookAtDraft(repositories, id);
  });
}
