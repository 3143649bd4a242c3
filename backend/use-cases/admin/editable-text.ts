import {
  type Content,
  contentIdOf,
  contentOfPractice,
  practiceOf,
  withContent,
} from "../../domain/content.ts";
import { DomainError } from "../../domain/errors.ts";
import type { ContentDraft, ContentVersion } from "../../ports/persistence/contents.ts";
import type { Repositories } from "../../ports/persistence.ts";

type Texts = Pick<Repositories, "pageTexts" | "practiceTexts">;

/** The text in force. */
export type PublishedText = { id: string; content: Content; version: number };

export type EditedText = PublishedText & {
  draft: ContentDraft | null;
  /** The newest first; a text that was never changed has none. */
  versions: ContentVersion[];
};

export async function listPublishedTexts(
  { pageTexts, practiceTexts }: Texts,
): Promise<PublishedText[]> {
  return [
    ...(await pageTexts.list()).map(({ id, version, ...content }) => ({ id, version, content })),
    ...(await practiceTexts.list()).map((text) => ({
      id: contentIdOf(text.code),
      version: text.version,
      content: contentOfPractice(text),
    })),
  ];
}

/** ERR_NOT_FOUND. */
export async function findPublishedText(
  { pageTexts, practiceTexts }: Texts,
  id: string,
): Promise<PublishedText> {
  const code = practiceOf(id);
  if (code !== null) {
    const text = await practiceTexts.find(code);
    if (!text) throw new DomainError("ERR_NOT_FOUND");
    return { id, version: text.version, content: contentOfPractice(text) };
  }
  const page = await pageTexts.find(id);
  if (!page) throw new DomainError("ERR_NOT_FOUND");
  const { title, lead, sections, version } = page;
  return { id, version, content: { title, lead, sections } };
}

/** ERR_NOT_FOUND. */
export async function findEditedText(
  repositories: Texts & Pick<Repositories, "contents">,
  id: string,
): Promise<EditedText> {
  const { contents } = repositories;
  return {
    ...await findPublishedText(repositories, id),
    draft: await contents.findDraft(id),
    versions: await contents.listVersions(id),
  };
}

export async function savePublishedText(
  { pageTexts, practiceTexts }: Texts,
  { id, content, version }: PublishedText,
): Promise<void> {
  const code = practiceOf(id);
  if (code === null) return await pageTexts.save({ id, version, ...content });
  const text = await practiceTexts.find(code);
  if (text) await practiceTexts.save({ ...withContent(text, content), version });
}

/** ERR_STALE unless the caller has seen the last change of the draft; 0 when there is none. */
export function requireRevision(draft: ContentDraft | null, seen: number): void {
  if ((draft?.revision ?? 0) !== seen) throw new DomainError("ERR_STALE");
}
