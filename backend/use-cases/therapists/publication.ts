import { DomainError } from "../../domain/errors.ts";
import {
  keptVersions,
  type ProfilePractice,
  profileTexts,
  type StoredFile,
  textVersionsAfter,
} from "../../domain/profile.ts";
import { isSameContent } from "../../domain/profile-differences.ts";
import { requirePublishable } from "../../domain/profile-problems.ts";
import { type Language, languages } from "../../domain/text.ts";
import { freeSlug, slugOf } from "../../domain/slug.ts";
import type { Repositories } from "../../ports/persistence.ts";
import type { PublishedProfile, StoredContent } from "../../ports/persistence/profiles.ts";
import type { Ports } from "../../ports/ports.ts";
import { followPublicName } from "../certificates/follow-public-name.ts";
import {
  copyToPrivate,
  copyToPublic,
  type FormerFile,
  markPrivate,
  markPublic,
} from "../uploads/publication.ts";
import { eventTypesOf, lookUpPages, type PagesOfTypes } from "./practice-event-types.ts";
import { emailsFor, type OwnProfile } from "./own-profile.ts";
import { uploadIdsIn } from "./profile-files.ts";

/** What is done before the transaction of a publication. */
type Prepared = {
  pages: PagesOfTypes;
  files: PublishedFiles;
  withdrawn: Awaited<ReturnType<typeof copyToPrivate>>;
};

type PublishedFiles = Awaited<ReturnType<typeof copyToPublic>>;

/**
 * Checks a content, copies its new files to where they are public, and those that it no longer names to where they are not. ERR_INVALID_INPUT with what is missing and for unknown booking pages,
 * ERR_NOT_FOUND for files of others.
 */
export async function preparePublication(
  ports: Pick<Ports, "persistence" | "pictures" | "scheduling" | "storage">,
  { id, published }: OwnProfile,
  content: StoredContent,
): Promise<Prepared> {
  const tidied = tidy(content);
  requirePublishable(tidied, await factsOf(ports.persistence, { ...published, id }));
  const pages = await lookUpPages(ports, published, tidied);
  const files = published.userId === null
    ? new Map()
    : await copyToPublic(ports, published.userId, uploadIdsIn(tidied));
  const named = new Set(uploadIdsIn(tidied));
  const former = uploadIdsIn(published.content).filter((uploadId) => !named.has(uploadId));
  return { pages, files, withdrawn: await copyToPrivate(ports, former) };
}

/**
 * Publishes a content in the caller's transaction and moves the draft on. A content equal to the published one makes no
 * version. Returns the public files to delete when it is committed. ERR_INVALID_INPUT with what is missing, ERR_NOT_FOUND
 * when a file was deleted meanwhile.
 */
export async function publishContent(
  { persistence, scheduling }: Pick<Ports, "persistence" | "scheduling">,
  repositories: Repositories,
  { id, published, ...draft }: OwnProfile,
  content: StoredContent,
  { pages, files, withdrawn }: Prepared,
  { userId, now }: { userId: string; now: number },
): Promise<FormerFile[]> {
  const { profiles } = repositories;
  const booked = new Set(await profiles.listBookedPractices(id));
  const tidied = withBookedPractices(tidy(content), published.content, booked);
  requirePublishable(tidied, await factsOf(repositories, { ...published, id }));
  const isDraftDone = draft.differs.length === 0 ||
    isSameContent(tidy(draft.content), tidy(content));
  const hasChanged = !isSameContent(published.content, tidied) || published.slug === id;
  let former: FormerFile[] = [];
  const version = hasChanged ? published.version + 1 : published.version;
  if (hasChanged) {
    const slug = published.slug === id ? await slugFor(repositories, tidied.name) : published.slug;
    const { practices, calendarUrl, eventTypeUris } = await eventTypesOf(
      { scheduling },
      repositories,
      { published, content: tidied, slug },
      pages,
      now,
    );
    const next = withFiles({ ...tidied, practices, calendarUrl }, files);
    await markPublic(repositories.uploads, files.values(), now);
    former = await markPrivate(repositories.uploads, withdrawn, now);
    await profiles.publish(id, {
      content: next,
      version,
      slug,
      textVersions: textVersionsAfter(published.content, next, published.textVersions, version),
      isShown: next.showInSearch && published.approval === "approved",
      eventTypeUris,
    }, Math.max(now, published.updatedAt + 1));
    await followPublicName(persistence, repositories, { account: { userId }, now }, {
      therapistId: id,
      from: published.content.name,
      to: next.name,
      isPublished: published.slug !== id,
    });
    await profiles.addVersion(id, {
      version: published.version,
      content: published.content,
      publishedBy: null,
      publishedAt: published.updatedAt,
    }, keptVersions);
    await profiles.addVersion(id, {
      version,
      content: next,
      publishedBy: userId,
      publishedAt: now,
    }, keptVersions);
  }
  const after = await profiles.findPublished(id);
  if (!after) throw new DomainError("ERR_NOT_FOUND");
  await profiles.saveDraft(id, {
    content: isDraftDone ? after.content : draft.content,
    version: draft.version + 1,
    basedOn: isDraftDone ? version : draft.basedOn,
    updatedAt: now,
  }, userId);
  return former;
}

async function factsOf(
  { users }: Pick<Repositories, "users">,
  { certificates, content, slug, userId, id }: PublishedProfile & { id: string },
) {
  const owner = userId === null ? null : await users.find(userId);
  return { certificates, isFirst: slug === id, emails: emailsFor(owner, content) };
}

function withFiles(content: StoredContent, files: PublishedFiles): StoredContent {
  const published = <File extends StoredFile | null>(file: File): File => {
    const found = file?.uploadId ? files.get(file.uploadId) : undefined;
    return found && file ? { ...file, fileKey: found.fileKey, posterKey: found.posterKey } : file;
  };
  return {
    ...content,
    picture: published(content.picture),
    places: content.places.map((place) => ({ ...place, picture: published(place.picture) })),
    media: content.media.map((one) => ({ ...one, file: published(one.file) })),
  };
}

function tidy(content: StoredContent): StoredContent {
  const texts = (language: Language) =>
    Object.fromEntries(
      profileTexts.map((field) => [field, content.texts[language][field].trim()]),
    ) as StoredContent["texts"][Language];
  const trimmed = (text: Record<Language, string>) =>
    Object.fromEntries(languages.map((language) => [language, text[language].trim()])) as Record<
      Language,
      string
    >;
  return {
    ...content,
    name: content.name.trim(),
    email: content.email.trim(),
    calendarUrl: content.calendarUrl.trim(),
    texts: { et: texts("et"), en: texts("en"), ru: texts("ru") },
    practices: content.practices.map((one) => ({
      ...one,
      schedulingUrl: one.schedulingUrl.trim(),
    })),
    places: content.places.map((place) => ({
      ...place,
      address: place.address.trim(),
      label: trimmed(place.label),
      arrivalNote: trimmed(place.arrivalNote),
    })),
    media: content.media.map((one) => ({ ...one, caption: trimmed(one.caption) })),
  };
}

/** A practice with sessions is archived instead of deleted. */
function withBookedPractices(
  content: StoredContent,
  published: StoredContent,
  booked: Set<string>,
): StoredContent {
  const ids = new Set(content.practices.map(({ id }) => id));
  const archived: ProfilePractice[] = published.practices
    .filter(({ id }) => !ids.has(id) && booked.has(id))
    .map((practice) => ({ ...practice, archived: true }));
  return { ...content, practices: [...content.practices, ...archived] };
}

async function slugFor({ therapists }: Repositories, name: string): Promise<string> {
  const slug = slugOf(name, "praktik");
  return freeSlug(slug, await therapists.slugsLike(slug));
}
