import { asc, eq } from "drizzle-orm";
import type { Connection } from "db/database.ts";
import {
  certificates,
  practices,
  therapistLanguages,
  therapistLocations,
  therapistMedia,
  therapists,
  therapistTexts,
  therapistWaysOfHelping,
} from "db/schema/therapists.ts";
import {
  type FeePercent,
  type ProfileTexts,
  profileTexts,
  type StoredFile,
} from "../../../domain/profile.ts";
import type { MeetingType } from "../../../domain/scheduling.ts";
import { languages } from "../../../domain/text.ts";
import type { PublishedProfile, StoredContent } from "../../../ports/persistence/profiles.ts";

export async function readPublished(
  connection: Connection,
  row: typeof therapists.$inferSelect,
): Promise<PublishedProfile> {
  const { id } = row;
  const [texts, spoken, ways, places, offered, media, papers] = await Promise.all([
    connection.select().from(therapistTexts).where(eq(therapistTexts.therapistId, id)),
    connection.select().from(therapistLanguages).where(eq(therapistLanguages.therapistId, id))
      .orderBy(asc(therapistLanguages.position)),
    connection.select().from(therapistWaysOfHelping)
      .where(eq(therapistWaysOfHelping.therapistId, id))
      .orderBy(asc(therapistWaysOfHelping.position)),
    connection.select().from(therapistLocations).where(eq(therapistLocations.therapistId, id))
      .orderBy(asc(therapistLocations.position)),
    connection.select().from(practices).where(eq(practices.therapistId, id))
      .orderBy(asc(practices.position)),
    connection.select().from(therapistMedia).where(eq(therapistMedia.therapistId, id))
      .orderBy(asc(therapistMedia.position)),
    connection.$count(certificates, eq(certificates.therapistId, id)),
  ]);
  const words = new Map(texts.map((text) => [text.language, text]));
  const textsOf = (language: typeof languages[number]): ProfileTexts =>
    Object.fromEntries(
      profileTexts.map((field) => [field, words.get(language)?.[field] ?? ""]),
    ) as ProfileTexts;
  const content: StoredContent = {
    name: row.name,
    nameFollowsAccount: row.nameFollowsAccount,
    email: row.email,
    calendarUrl: row.calendarUrl,
    gender: row.gender,
    city: row.city,
    languages: spoken.map(({ language }) => language),
    waysOfHelping: ways.map(({ wayOfHelping }) => wayOfHelping),
    cancellationNoticeHours: row.cancellationNoticeHours,
    lateCancelPercent: row.lateCancelPercent as FeePercent,
    noShowPercent: row.noShowPercent as FeePercent,
    prepaid: row.prepaid,
    showInSearch: row.wantsSearch || row.showInSearch,
    picture: fileOf(row.pictureKey, row.pictureUploadId, row.pictureBlur),
    pictureFollowsAccount: row.pictureFollowsAccount,
    texts: { et: textsOf("et"), en: textsOf("en"), ru: textsOf("ru") },
    practices: offered.map((one) => ({
      id: one.id,
      type: one.type,
      durationMinutes: one.durationMinutes,
      priceCents: one.priceCents,
      meetingTypes: one.meetingTypes as MeetingType[],
      bufferMinutes: one.bufferMinutes,
      seats: one.seats,
      startTimes: one.startTimes,
      intro: one.intro,
      schedulingUrl: one.schedulingUrl,
      archived: one.archivedAt !== null,
    })),
    places: places.map((place) => ({
      id: place.id,
      city: place.city,
      address: place.address,
      lat: place.lat,
      lon: place.lon,
      label: place.label,
      access: place.access,
      arrivalNote: { et: "", en: "", ru: "", ...place.arrivalNote },
      picture: fileOf(place.pictureKey, place.pictureUploadId, place.pictureBlur),
    })),
    media: media.map(({ id, kind, fileKey, uploadId, blur, posterKey, caption }) => ({
      id,
      kind,
      file: { uploadId, fileKey, posterKey, blur },
      caption,
    })),
  };
  return {
    content,
    slug: row.slug,
    userId: row.userId,
    version: row.version,
    textVersions: row.textVersions,
    approval: row.approval,
    approvalReason: row.approvalReason,
    isShown: row.showInSearch,
    eventTypeUris: new Map(offered.map(({ id, eventTypeUri }) => [id, eventTypeUri])),
    certificates: papers,
    updatedAt: row.updatedAt,
  };
}

function fileOf(
  fileKey: string | null,
  uploadId: string | null,
  blur: string | null,
): StoredFile | null {
  return fileKey === null ? null : { uploadId, fileKey, posterKey: null, blur };
}
