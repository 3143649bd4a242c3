import type { Account, User } from "../../domain/account.ts";
import { DomainError } from "../../domain/errors.ts";
import {
  type LanguageState,
  languageStatesOf,
  type Missing,
  missingIn,
  type ProfileContent,
  type StoredFile,
  textVersionsAfter,
} from "../../domain/profile.ts";
import { differences } from "../../domain/profile-differences.ts";
import type { Language } from "../../domain/text.ts";
import type { Repositories } from "../../ports/persistence.ts";
import type {
  PublishedProfile,
  StoredContent,
  StoredDraft,
} from "../../ports/persistence/profiles.ts";

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

/** A file as a client names it: by its upload, or null for the one that is published already. */
type NamedFile = { uploadId: string | null };

export type SentContent = ProfileContent<NamedFile>;

/** ERR_FORBIDDEN for all but the practitioner and, where they may, admins. */
export function requireOwner(
  { therapistId, isAdmin }: Account,
  id: string,
  { admins }: { admins: boolean },
): void {
  if (therapistId !== id && !(admins && isAdmin)) throw new DomainError("ERR_FORBIDDEN");
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
    ? await currentContent(repositories, published, owner, draft.content)
    : published.content;
  return describe(id, published, content, draft);
}

function describe(
  id: string,
  published: PublishedProfile,
  content: StoredContent,
  draft: StoredDraft | null,
): OwnProfile {
  const { textVersions, version } = published;
  return {
    id,
    published,
    content,
    version: draft?.version ?? 0,
    basedOn: draft?.basedOn ?? version,
    differs: differences(published.content, content),
    missing: missingIn(content, published),
    languages: languageStatesOf(
      content,
      textVersionsAfter(published.content, content, textVersions, version + 1),
    ),
    updatedAt: Math.max(draft?.updatedAt ?? 0, published.updatedAt),
  };
}

/**
 * A sent content with its files. A file without an upload is the published one of the same part. ERR_NOT_FOUND for a
 * file or an id that is not the practitioner's.
 */
export async function contentWithFiles(
  { profiles, uploads, users }: Pick<Repositories, "profiles" | "uploads" | "users">,
  { id, published }: OwnProfile,
  sent: SentContent,
): Promise<StoredContent> {
  const owner = published.userId === null ? null : await users.find(published.userId);
  const ids = [...sent.practices, ...sent.places, ...sent.media].map((part) => part.id);
  if ((await profiles.listForeignIds(id, ids)).length > 0) throw new DomainError("ERR_NOT_FOUND");
  const files = await knownFiles(uploads, published, sent);
  const required = (file: StoredFile | null): StoredFile => {
    if (!file) throw new DomainError("ERR_NOT_FOUND");
    return file;
  };
  const optional = (file: NamedFile | null, place: string) => file && required(files(file, place));
  return withIdentity({
    ...sent,
    picture: sent.pictureFollowsAccount ? null : optional(sent.picture, "picture"),
    places: sent.places.map((place) => ({ ...place, picture: optional(place.picture, place.id) })),
    media: sent.media.map((one) => ({ ...one, file: required(files(one.file, one.id, one.kind)) })),
  }, owner);
}

/** A stored draft with its files as they are now; what was deleted meanwhile is left out. */
async function currentContent(
  { uploads }: Pick<Repositories, "uploads">,
  published: PublishedProfile,
  owner: User | null,
  draft: StoredContent,
): Promise<StoredContent> {
  const files = await knownFiles(uploads, published, draft);
  return withIdentity({
    ...draft,
    picture: draft.picture && files(draft.picture, "picture"),
    places: draft.places.map((place) => ({
      ...place,
      picture: place.picture && files(place.picture, place.id),
    })),
    media: draft.media.flatMap((one) => {
      const file = files(one.file, one.id, one.kind);
      return file ? [{ ...one, file }] : [];
    }),
  }, owner);
}

async function knownFiles(
  uploads: Repositories["uploads"],
  { content, userId }: PublishedProfile,
  sent: SentContent,
) {
  const uploaded = userId === null || uploadIdsIn(sent).length === 0
    ? []
    : await uploads.listOf(userId);
  const published = new Map<string, StoredFile | null>([
    ["picture", content.picture],
    ...content.places.map((place) => [place.id, place.picture] as const),
    ...content.media.map(({ id, file }) => [id, file] as const),
  ]);
  return ({ uploadId }: NamedFile, place: string, kind?: "photo" | "video"): StoredFile | null => {
    const before = published.get(place) ?? null;
    if (uploadId === null || before?.uploadId === uploadId) return before;
    const file = uploaded.find(({ id }) => id === uploadId);
    const purpose = kind ?? (place === "picture" ? "portrait" : "place");
    if (file?.purpose !== purpose || file.fileKey === null) return null;
    const { fileKey, posterKey, blur } = file;
    return { uploadId, fileKey, posterKey, blur };
  };
}

export function uploadIdsIn({ picture, places, media }: SentContent): string[] {
  const files = [
    picture,
    ...places.map((place) => place.picture),
    ...media.map(({ file }) => file),
  ];
  return files.flatMap((file) => file?.uploadId ?? []);
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

function accountPicture({ pictureKey }: User): StoredFile | null {
  return pictureKey === null
    ? null
    : { uploadId: null, fileKey: pictureKey, posterKey: null, blur: null };
}
