import { type Content, requirePossible } from "../../domain/content.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { type EditedText, findEditedText, requireRevision } from "./editable-text.ts";
import { recordAction } from "./record-action.ts";
import { requireRight } from "../require-right.ts";

/**
 * For admins: the draft may be unfinished. `seen`: the revision that the caller changes, 0 for the first one.
 * ERR_FORBIDDEN, ERR_NOT_FOUND, ERR_STALE, ERR_INVALID_INPUT.
 */
export async function saveTextDraft(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  { id, seen, content }: { id: string; seen: number; content: Content },
): Promise<EditedText> {
  requireRight(account, "manage-texts");
  return await persistence.transaction(async (repositories) => {
    const { draft, version } = await findEditedText(repositories, id);
    requireRevision(draft, seen);
    requirePossible(id, content);
    await repositories.contents.saveDraft({
      contentId: id,
      content,
      basedOn: draft?.basedOn ?? version,
      revision: seen + 1,
      authorId: account.userId,
      changedAt: now,
    });
    // Each further change is in the next version.
    if (!draft) {
      await recordAction(persistence, repositories, { account, now }, {
        action: "save-text-draft",
        kind: "text",
        id,
        detail: { basedOn: String(version) },
      });
    }
    return await findEditedText(repositories, id);
  });
}
