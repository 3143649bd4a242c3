import type { ContentDraft } from "../../ports/persistence/contents.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { listPublishedTexts, type PublishedText } from "./editable-text.ts";
import { requireRight } from "../require-right.ts";

/** For admins: the pages, then the practices, with their drafts. ERR_FORBIDDEN. */
export async function listTexts(
  { persistence }: Pick<Ports, "persistence">,
  { account }: Context,
): Promise<(PublishedText & { draft: ContentDraft | null })[]> {
  requireRight(account, "manage-texts");
  const drafts = await persistence.contents.listDrafts();
  return (await listPublishedTexts(persistence)).map((text) => ({
    ...text,
    draft: drafts.find(({ contentId }) => contentId === text.id) ?? null,
  }));
}
