import { and, eq, inArray, notInArray, sql } from "drizzle-orm";
import type { Connection } from "db/database.ts";
import { refusedAs } from "db/refused-write.ts";
import {
  practices,
  therapistLanguages,
  therapistLocations,
  therapistMedia,
  therapists,
  therapistTexts,
  therapistWaysOfHelping,
} from "db/schema/therapists.ts";
import { DomainError } from "../../../domain/errors.ts";
import { hasText, type ProfileContent } from "../../../domain/profile.ts";
import { languages } from "../../../domain/text.ts";
import type { NewVersion } from "../../../ports/persistence/profiles.ts";

export async function publishProfile(
  connection: Connection,
  therapistId: string,
  profile: NewVersion,
  now: number,
): Promise<void> {
  await refusedAs(DomainError, writeTherapist(connection, therapistId, profile, now));
  await writeWords(connection, therapistId, profile.content);
  await writePlaces(connection, therapistId, profile.content);
  await writePractices(connection, therapistId, profile, now);
  await writeMedia(connection, therapistId, profile.content);
}

async function writeTherapist(
  connection: Connection,
  id: string,
  { content, version, slug, textVersions, isShown }: NewVersion,
  now: number,
): Promise<void> {
  await connection.update(therapists).set({
    slug,
    name: content.name,
    email: content.email,
    gender: content.gender,
    city: content.city,
    calendarUrl: content.calendarUrl,
    showInSearch: isShown ? sql`${therapists.disabledAt} is null` : false,
    wantsSearch: content.showInSearch,
    pictureKey: content.picture?.fileKey ?? null,
    pictureBlur: content.picture?.blur ?? null,
    pictureUploadId: content.picture?.uploadId ?? null,
    cancellationNoticeHours: content.cancellationNoticeHours ?? 24,
    lateCancelPercent: content.lateCancelPercent,
    noShowPercent: content.noShowPercent,
    prepaid: content.prepaid,
    nameFollowsAccount: content.nameFollowsAccount,
    pictureFollowsAccount: content.pictureFollowsAccount,
    version,
    textVersions,
    updatedAt: now,
  }).where(eq(therapists.id, id));
}

async function writeWords(
  connection: Connection,
  therapistId: string,
  content: ProfileContent,
): Promise<void> {
  await connection.delete(therapistTexts).where(eq(therapistTexts.therapistId, therapistId));
  const texts = languages.filter((language) => hasText(content.texts[language]))
    .map((language) => ({ therapistId, language, ...content.texts[language] }));
  if (texts.length > 0) await connection.insert(therapistTexts).values(texts);
  await connection.delete(therapistLanguages)
    .where(eq(therapistLanguages.therapistId, therapistId));
  const spoken = content.languages
    .map((language, position) => ({ therapistId, language, position }));
  if (spoken.length > 0) await connection.insert(therapistLanguages).values(spoken);
  await connection.delete(therapistWaysOfHelping)
    .where(eq(therapistWaysOfHelping.therapistId, therapistId));
  const ways = content.waysOfHelping
    .map((wayOfHelping, position) => ({ therapistId, wayOfHelping, position }));
  if (ways.length > 0) await connection.insert(therapistWaysOfHelping).values(ways);
}

async function writePlaces(
  connection: Connection,
  therapistId: string,
  { places }: ProfileContent,
): Promise<void> {
  await connection.delete(therapistLocations)
    .where(eq(therapistLocations.therapistId, therapistId));
  if (places.length === 0) return;
  await connection.insert(therapistLocations).values(places.map((place, position) => ({
    id: place.id,
    therapistId,
    position,
    city: place.city,
    address: place.address,
    lat: place.lat ?? 0,
    lon: place.lon ?? 0,
    label: place.label,
    access: place.access,
    arrivalNote: place.arrivalNote,
    pictureKey: place.picture?.fileKey ?? null,
    pictureBlur: place.picture?.blur ?? null,
    pictureUploadId: place.picture?.uploadId ?? null,
  })));
}

async function writePractices(
  connection: Connection,
  therapistId: string,
  { content, eventTypeUris }: NewVersion,
  now: number,
): Promise<void> {
  const ofTherapist = eq(practices.therapistId, therapistId);
  const ids = content.practices.map(({ id }) => id);
  await connection.delete(practices).where(and(ofTherapist, notInArray(practices.id, ids)));
  const known = await connection.select({ id: practices.id, archivedAt: practices.archivedAt })
    .from(practices).where(and(ofTherapist, inArray(practices.id, ids)));
  const archivedAt = new Map(known.map((one) => [one.id, one.archivedAt]));
  for (const [position, practice] of content.practices.entries()) {
    const row = {
      position,
      type: practice.type,
      durationMinutes: practice.durationMinutes ?? 0,
      priceCents: practice.priceCents ?? 0,
      meetingTypes: practice.meetingTypes,
      intro: practice.intro,
      eventTypeUri: eventTypeUris.get(practice.id) ?? "",
      schedulingUrl: practice.schedulingUrl,
      seats: practice.seats,
      startTimes: practice.startTimes,
      archivedAt: practice.archived ? archivedAt.get(practice.id) ?? now : null,
    };
    const saved = archivedAt.has(practice.id)
      ? connection.update(practices).set(row).where(and(ofTherapist, eq(practices.id, practice.id)))
      : connection.insert(practices)
        .values({ ...row, bufferMinutes: practice.bufferMinutes, id: practice.id, therapistId });
    await refusedAs(DomainError, saved);
  }
}

async function writeMedia(
  connection: Connection,
  therapistId: string,
  { media }: ProfileContent,
): Promise<void> {
  await connection.delete(therapistMedia).where(eq(therapistMedia.therapistId, therapistId));
  if (media.length === 0) return;
  await connection.insert(therapistMedia).values(
    media.map(({ id, kind, file, caption }, position) => ({
      id,
      therapistId,
      position,
      kind,
      fileKey: file.fileKey,
      blur: file.blur,
      caption,
      uploadId: file.uploadId,
      posterKey: file.posterKey,
    })),
  );
}
