import { type Content, requirePublishableContent } from "../../domain/content.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import {
  type EditedText,
  findEditedText,
  requireRevision,
  savePublishedText,
} from "./editable-text.ts";
import { recordAction } from "./record-action.ts";
import { requireRight } from "../require-right.ts";

/**
 * For admins: the draft is the next version of the text. Consents keep the version that they were given under. `seen`:
 * the revision of the draft. ERR_FORBIDDEN, ERR_NOT_FOUND without a draft, ERR_STALE when draft or text have changed
 * since, ERR_INVALID_INPUT with all that keeps it from being published.
 */
export async function publishText(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  { id, seen, comment }: { id: string; seen: number; comment: string },
): Promise<EditedText> {
  requireRight(account, "manage-texts");
  return await persistence.transaction(async (repositories) => {
    const { content, version, draft } = await findEditedText(repositories, id);
    if (!draft) throw new DomainError("ERR_NOT_FOUND");
    requireRevision(draft, seen);
    if (draft.basedOn !== version) throw new DomainError("ERR_STALE");
    requirePublishableContent(id, draft.content);
    const { contents } = repositories;
    const before = { contentId: id, version, content, authorId: null, comment: "" };
    await contents.addVersion({ ...before, publishedAt: null });
    const next = version + 1;
    await contents.addVersion({
      contentId: id,
      version: next,
      content: draft.content,
      authorId: account.userId,
      comment,
      publishedAt: now,
    });
    await savePublishedText(repositories, { id, content: draft.content, version: next });
    await contents.removeDraft(id);
    await recordAction(persistence, repositories, { account, now }, {
      action: "publish-text",
      kind: "text",
      id,
      ...(comment && { detail: { reason: comment } }),
      ...changesOf({ ...content, version }, { ...draft.content, version: next }),
    });
    return await findEditedText(repositories, id);
  });
}

/** The parts that differ; the versions have the whole texts. */
function changesOf(
  before: Content & { version: number },
  after: Content & { version: number },
): { before: Record<string, string>; after: Record<string, string> } {
  const [was, is] = [partsOf(before), partsOf(after)];
  const changed = [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .filter((part) => was[part] !== is[part]);
  const only = (parts: Record<string, string>) =>
    Object.fromEntries(changed.map((part) => [part, (parts[part] ?? "").slice(0, 500)]));
  return { before: only(was), after: only(is) };
}

function partsOf(
  { title, lead, sections, version }: Content & { version: number },
): Record<string, string> {
  const texts = [
    ["title", title] as const,
    ["lead", lead] as const,
    ...sections.flatMap(({ id, heading, body }) =>
      [[`${id}.heading`, heading], [`${id}.body`, body]] as const
    ),
  ];
  return Object.fromEntries([
    ["version", String(version)],
    ...texts.flatMap(([part, text]) =>
      Object.entries(text).map(([language, words]) => [`${part}.${language}`, words])
    ),
  ]);
}
