import type { User } from "../../domain/account.ts";
import { DomainError } from "../../domain/errors.ts";
import type { FieldProblem, ProblemCode } from "../../domain/field-problem.ts";
import { isOfUpload } from "../../domain/file-key.ts";
import { isPersonalPicture } from "../../domain/picture.ts";
import type { ProfileContent, StoredFile } from "../../domain/profile.ts";
import { filePurposes } from "../../domain/profile-file.ts";
import type { UploadPurpose } from "../../domain/upload.ts";
import type { Repositories } from "../../ports/persistence.ts";
import type { PublishedProfile, StoredContent } from "../../ports/persistence/profiles.ts";

/**
 * A file as a client names it: by its upload, or, published without one, by its key. Without both it is what the same
 * part of the published profile has.
 */
type NamedFile = { uploadId: string | null; fileKey: string | null };

export type SentContent = ProfileContent<NamedFile>;

type Part = { id: string; path: string; purpose: UploadPurpose };

type Needs = Pick<Repositories, "profiles" | "uploads">;

type Owned = { id: string; published: PublishedProfile };

/** A sent content with its files. ERR_FILE_NOT_USABLE with the path of each file that is not the practitioner's. */
export async function withSentFiles(
  { profiles, uploads }: Needs,
  { id, published }: Owned,
  sent: SentContent,
): Promise<StoredContent> {
  const uploaded = await uploadsNamedIn(uploads, published, sent);
  const earlier = hasEarlierFile(sent, published.content)
    ? await earlierContents(profiles, id)
    : [];
  const problems: FieldProblem[] = [];

  function find({ uploadId, fileKey }: NamedFile, part: Part): StoredFile | null {
    const before = fileAt(published.content, part.id);
    if (uploadId === null ? isCurrent(fileKey, before) : before?.uploadId === uploadId) {
      return before ??
        refuse(`${part.path}.uploadId`, "ERR_UNKNOWN_FILE");
    }
    if (uploadId === null) {
      if (fileKey !== null && isPersonalPicture(fileKey)) return before;
      const found = earlier.map((content) => fileAt(content, part.id))
        .find((file) => file?.uploadId === null && file.fileKey === fileKey);
      return found && isLasting(found) ? found : refuse(`${part.path}.url`, "ERR_UNKNOWN_FILE");
    }
    const path = `${part.path}.uploadId`;
    const upload = uploaded.find((one) => one.id === uploadId);
    if (!upload) return refuse(path, "ERR_UNKNOWN_FILE");
    if (upload.purpose !== part.purpose) {
      return refuse(path, "ERR_WRONG_PURPOSE");
    }
    if (upload.fileKey === null) return refuse(path, "ERR_NOT_FINISHED");
    const { posterKey, blur } = upload;
    return { uploadId, fileKey: upload.fileKey, posterKey, blur };
  }

  function refuse(path: string, errCode: ProblemCode): null {
    problems.push({ path, errCode });
    return null;
  }

  const content = withFiles(sent, find);
  if (problems.length > 0) {
    throw new DomainError("ERR_FILE_NOT_USABLE", { errors: problems.slice(0, 100) });
  }
  return content;
}

/** A stored draft with its files as they are now; what was deleted meanwhile is left out. */
export async function withCurrentFiles(
  { uploads }: Pick<Repositories, "uploads">,
  published: PublishedProfile,
  draft: StoredContent,
): Promise<StoredContent> {
  const uploaded = await uploadsNamedIn(uploads, published, draft);
  return withFiles(draft, (file, { id, purpose }) => {
    const before = fileAt(published.content, id);
    if (file.uploadId === null) return isLasting(file) ? file : before;
    if (before?.uploadId === file.uploadId) return before;
    const upload = uploaded.find((one) => one.id === file.uploadId);
    if (upload?.purpose !== purpose || upload.fileKey === null) return null;
    const { fileKey, posterKey, blur } = upload;
    return { uploadId: file.uploadId, fileKey, posterKey, blur };
  });
}

/** An earlier content with its uploads where they are now: what is no longer published is private again. */
export async function withFilesOfToday(
  { uploads }: Pick<Repositories, "uploads">,
  { userId }: PublishedProfile,
  content: StoredContent,
): Promise<StoredContent> {
  const uploaded = userId === null ? [] : await uploads.listOf(userId);
  const current = withFiles({ ...content, pictureFollowsAccount: false }, (file) => {
    const upload = uploaded.find(({ id }) => id === file.uploadId);
    if (!upload?.fileKey) return file;
    const { fileKey, posterKey } = upload;
    return { ...file, fileKey, posterKey };
  });
  return { ...current, pictureFollowsAccount: content.pictureFollowsAccount };
}

/** What the profile shows of the account where it follows it. */
export function accountPicture({ pictureKey }: User): StoredFile | null {
  return pictureKey === null
    ? null
    : { uploadId: null, fileKey: pictureKey, posterKey: null, blur: null };
}

export function uploadIdsIn(content: ProfileContent<{ uploadId: string | null }>): string[] {
  return namedIn(content).flatMap((file) => file.uploadId ?? []);
}

function withFiles<File>(
  content: ProfileContent<File>,
  find: (file: File, part: Part) => StoredFile | null,
): StoredContent {
  const { picture, pictureFollowsAccount } = content;
  const portrait = { id: "picture", path: "picture", purpose: filePurposes.picture };
  return {
    ...content,
    picture: picture && !pictureFollowsAccount ? find(picture, portrait) : null,
    places: content.places.map((place, at) => {
      const part = { id: place.id, path: `places.${at}.picture`, purpose: filePurposes.place };
      return { ...place, picture: place.picture && find(place.picture, part) };
    }),
    media: content.media.flatMap((one, at) => {
      const part = { id: one.id, path: `media.${at}.file`, purpose: filePurposes[one.kind] };
      const file = find(one.file, part);
      return file ? [{ ...one, file }] : [];
    }),
  };
}

function namedIn<File>({ picture, places, media }: ProfileContent<File>): File[] {
  const files = [
    picture,
    ...places.map((place) => place.picture),
    ...media.map(({ file }) => file),
  ];
  return files.filter((file) => file !== null);
}

function fileAt({ picture, places, media }: StoredContent, part: string): StoredFile | null {
  if (part === "picture") return picture;
  return places.find(({ id }) => id === part)?.picture ??
    media.find(({ id }) => id === part)?.file ?? null;
}

function isCurrent(fileKey: string | null, before: StoredFile | null): boolean {
  return fileKey === null || fileKey === before?.fileKey;
}

function hasEarlierFile(sent: SentContent, published: StoredContent): boolean {
  const current = new Set(namedIn(published).map(({ fileKey }) => fileKey));
  return namedIn(sent).some(({ uploadId, fileKey }) =>
    uploadId === null && fileKey !== null && !current.has(fileKey)
  );
}

async function earlierContents(
  profiles: Repositories["profiles"],
  id: string,
): Promise<StoredContent[]> {
  const versions = await Promise.all(
    (await profiles.listVersions(id)).map(({ version }) => profiles.findVersion(id, version)),
  );
  return versions.flatMap((one) => one?.content ?? []);
}

function uploadsNamedIn(
  uploads: Repositories["uploads"],
  { userId }: PublishedProfile,
  content: ProfileContent<{ uploadId: string | null }>,
) {
  return userId === null || uploadIdsIn(content).length === 0 ? [] : uploads.listOf(userId);
}

/** Whether it is stored without an upload and for no account, so that nothing deletes it. */
function isLasting({ fileKey }: StoredFile): boolean {
  return !isOfUpload(fileKey) && !isPersonalPicture(fileKey);
}
