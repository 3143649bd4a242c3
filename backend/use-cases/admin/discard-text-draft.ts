import { DomainError } from "../../domain/errors.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { type EditedText, findEditedText, requireRevision } from "./editable-text.ts";
import { recordAction } from "./record-action.ts";
import { requireRight } from "../require-right.ts";

/** For admins. `seen`: the revision of the draft. ERR_FORBIDDEN, ERR_NOT_FOUND, ERR_STALE. */
export async function discardTextDraft(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  { id, seen }: { id: string; seen: number },
): Promise<EditedText> {
  requireRight(account, "manage-texts");
  return await persistence.transaction(async (repositories) => {
    const { draft } = await findEditedText(repositories, id);
    if (!draft) throw new DomainError("ERR_NOT_FOUND");
    requireRevision(draft, seen);
    await repositories.contents.removeDraft(id);
    await recordAction(persistence, repositories, { account, now }, {
      action: "discard-text-draft",
      kind: "text",
      id,
    });
    return await findEditedText(repositories, id);
  });
}
