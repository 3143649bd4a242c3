import type { Content } from "../../domain/content.ts";

/** Drafts and versions of texts. The text in force is with the page or the practice. Instants in ms. */
export interface Contents {
  listDrafts(): Promise<ContentDraft[]>;
  findDraft(contentId: string): Promise<ContentDraft | null>;
  saveDraft(draft: Omit<ContentDraft, "authorName"> & { authorId: string }): Promise<void>;
  removeDraft(contentId: string): Promise<void>;
  /** The newest first, without their content. */
  listVersions(contentId: string): Promise<ContentVersion[]>;
  findVersion(contentId: string, version: number): Promise<Content | null>;
  /** Does nothing for a version that is stored already. */
  addVersion(version: StoredVersion): Promise<void>;
}

export type ContentDraft = {
  contentId: string;
  content: Content;
  /** The version that it was made from. */
  basedOn: number;
  /** Counts its changes. */
  revision: number;
  /** Null: an erased account. */
  authorName: string | null;
  changedAt: number;
};

export type ContentVersion = {
  version: number;
  /** Null: a release, or an erased account. */
  authorName: string | null;
  comment: string;
  publishedAt: number | null;
};

type StoredVersion = Omit<ContentVersion, "authorName"> & {
  contentId: string;
  content: Content;
  authorId: string | null;
};
