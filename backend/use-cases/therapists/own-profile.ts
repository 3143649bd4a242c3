import type { Account, User } from "../../domain/account.ts";
import { DomainError } from "../../domain/errors.ts";
import {
  type LanguageState,
  languageStatesOf,
  type Missing,
  missingIn,
  textVersionsAfter,
} from "../../domain/profile.ts";
import { differences } from "../../domain/profile-differences.ts";
import { isEmailRefused } from "../../domain/profile-problems.ts";
import type { Language } from "../../domain/text.ts";
import type { Repositories } from "../../ports/persistence.ts";
import type {
  PublishedProfile,
  StoredContent,
  StoredDraft,
} from "../../ports/persistence/profiles.ts";
import {
  accountPicture,
  type SentContent,
  withCurrentFiles,
  withSentFiles,
} from "./profile-files.ts";
import { mayDo } from "../../domain/rights.ts";

/** A profile as its practitioner edits it. */
export type OwnProfile = {
  id: string;
  published: PublishedProfile;
  content: StoredContent;
  /** Counts the changes of the draft; 0 before the first one. */
  version: number;
  basedOn: number;
  differs: string[];
  missing: Missing[];
  languages: Record<Language, LanguageState>;
  updatedAt: number;
};

/** ERR_FORBIDDEN for all but the practitioner and, where they may, admins. */
export function requireOwner(
  account: Account,
  id: string,
  { admins }: { admins: boolean },
): void {
  const isOwn = account.therapistId === id;
  if (!isOwn && !(admins && mayDo(account, "edit-profiles"))) {
    throw new DomainError("ERR_FORBIDDEN");
  }
}

/** ERR_NOT_FOUND. */
export async function readOwnProfile(
  repositories: Pick<Repositories, "profiles" | "uploads" | "users">,
  id: string,
): Promise<OwnProfile> {
  const stored = await repositories.profiles.findPublished(id);
  if (!stored) throw new DomainError("ERR_NOT_FOUND");
  const draft = await repositories.profiles.findDraft(id);
  const owner = stored.userId === null ? null : await repositories.users.find(stored.userId);
  const published = { ...stored, content: withIdentity(stored.content, owner) };
  const content = draft
    ? withIdentity(await withCurrentFiles(repositories, published, draft.content), owner)
    : published.content;
  return describe(id, published, content, draft, owner);
}

/**
 * The addresses that sessions may be mailed to: the confirmed one and the published one. null for any: without an account,
 * as before an invitation is accepted, an administrator chooses the address.
 */
export function emailsFor(
  owner: User | null,
  { email }: Pick<StoredContent, "email">,
): string[] | null {
  if (!owner) return null;
  const confirmed = owner.emailVerifiedAt === null ? [] : [owner.email];
  return [...confirmed, ...(email === "" ? [] : [email])];
}

function describe(
  id: string,
  published: PublishedProfile,
  content: StoredContent,
  draft: StoredDraft | null,
  owner: User | null,
): OwnProfile {
  const { certificates, textVersions, version } = published;
  const emails = emailsFor(owner, published.content);
  return {
    id,
    published,
    content,
    version: draft?.version ?? 0,
    basedOn: draft?.basedOn ?? version,
    differs: differences(published.content, content),
    missing: missingIn(content, {
      certificates,
      isEmailRefused: isEmailRefused(content.email.trim(), emails),
    }),
    languages: languageStatesOf(
      content,
      textVersionsAfter(published.content, content, textVersions, version + 1),
    ),
    updatedAt: Math.max(draft?.updatedAt ?? 0, published.updatedAt),
  };
}

/**
 * A sent content with its files. ERR_NOT_FOUND for the id of a part of another practitioner, ERR_FILE_NOT_USABLE for files
 * that cannot be where they are.
 */
export async function contentWithFiles(
  repositories: Pick<Repositories, "profiles" | "uploads" | "users">,
  own: OwnProfile,
  sent: SentContent,
): Promise<StoredContent> {
  const { profiles, users } = repositories;
  const { userId } = own.published;
  const ids = [...sent.practices, ...sent.places, ...sent.media].map((part) => part.id);
  if ((await profiles.listForeignIds(own.id, ids)).length > 0) {
    throw new DomainError("ERR_NOT_FOUND");
  }
  const owner = userId === null ? null : await users.find(userId);
  return withIdentity(await withSentFiles(repositories, own, sent), owner);
}

/** Name and picture of the account where the profile follows it. */
function withIdentity(content: StoredContent, owner: User | null): StoredContent {
  if (!owner) return content;
  return {
    ...content,
    ...(content.nameFollowsAccount && owner.name !== "" && { name: owner.name }),
    ...(content.pictureFollowsAccount && { picture: accountPicture(owner) }),
  };
}
