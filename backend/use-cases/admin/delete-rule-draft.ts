import { DomainError } from "../../domain/errors.ts";
import { requireSeen, requireState } from "../../domain/suitability/rule-draft.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { recordAction } from "./record-action.ts";
import { requireRight } from "../require-right.ts";

/** `seenAt` in ms. ERR_NOT_FOUND, ERR_STALE, ERR_ILLEGAL_TRANSITION for a draft that waits or is published. */
export async function deleteRuleDraft(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  { id, seenAt }: { id: string; seenAt: number },
): Promise<void> {
  requireRight(account, "manage-rules");
  await persistence.transaction(async (repositories) => {
    const draft = await repositories.ruleDrafts.find(id);
    if (!draft) throw new DomainError("ERR_NOT_FOUND");
    requireSeen(draft, seenAt);
    requireState(draft, "editing");
    await repositories.ruleDrafts.delete(id);
    await recordAction(persistence, repositories, { account, now }, {
      action: "discard-rules",
      kind: "rules",
      id,
      detail: { title: draft.title },
    });
  });
}
