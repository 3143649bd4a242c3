import type { User } from "../../domain/account.ts";
import type { Approval, ProfileContent, StoredFile, TextVersions } from "../../domain/profile.ts";

/** The profiles of practitioners as they edit them. Instants in ms. */
export interface Profiles {
  /** null for an unknown practitioner. */
  findPublished(therapistId: string): Promise<PublishedProfile | null>;
  findDraft(therapistId: string): Promise<StoredDraft | null>;
  saveDraft(therapistId: string, draft: StoredDraft, updatedBy: string): Promise<void>;
  /** Ids of practices, places and media that belong to other practitioners. */
  listForeignIds(therapistId: string, ids: string[]): Promise<string[]>;
  /** Practices with a session or a booking. */
  listBookedPractices(therapistId: string): Promise<string[]>;
  /** Replaces the published profile; practices that are left out are deleted. ERR_DUPLICATE_ENTITY. */
  publish(therapistId: string, profile: NewVersion, now: number): Promise<void>;
  /**
   * Gives the user's profile and calendar the name and the picture of the account, where they follow it. Answers a change
   * of the name.
   */
  followAccount(
    user: Pick<User, "id" | "name" | "pictureKey">,
    now: number,
  ): Promise<{ therapistId: string; from: string; to: string; isPublished: boolean } | null>;
  /** Adds to the earlier versions and deletes all but the newest `keep`. */
  addVersion(therapistId: string, version: ProfileVersion, keep: number): Promise<void>;
  /** The newest first. */
  listVersions(therapistId: string): Promise<Omit<ProfileVersion, "content">[]>;
  findVersion(therapistId: string, version: number): Promise<ProfileVersion | null>;
}

export type StoredContent = ProfileContent<StoredFile>;

export type PublishedProfile = {
  content: StoredContent;
  slug: string;
  userId: string | null;
  version: number;
  textVersions: TextVersions;
  approval: Approval;
  approvalReason: string | null;
  /** Whether visitors see the profile now. */
  isShown: boolean;
  /** By practice. */
  eventTypeUris: Map<string, string>;
  certificates: number;
  updatedAt: number;
};

export type StoredDraft = {
  content: StoredContent;
  version: number;
  basedOn: number;
  updatedAt: number;
};

export type NewVersion = {
  content: StoredContent;
  version: number;
  slug: string;
  textVersions: TextVersions;
  isShown: boolean;
  /** By practice. */
  eventTypeUris: Map<string, string>;
};

export type ProfileVersion = {
  version: number;
  content: StoredContent;
  publishedBy: string | null;
  publishedAt: number;
};
