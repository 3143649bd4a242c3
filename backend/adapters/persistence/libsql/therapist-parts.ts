import { type AnyColumn, asc, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
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
import type { MeetingType } from "../../../domain/scheduling.ts";
import { meanRating } from "../../../domain/review.ts";
import type { Practice, Therapist, TherapistLocation } from "../../../domain/therapist.ts";
import { preparedOnce } from "./prepared-once.ts";

type PartTable = SQLiteTable & { therapistId: AnyColumn };
type Parts<Table extends PartTable> = Map<string, Table["$inferSelect"][]>;

export async function completeTherapists(
  connection: Connection,
  rows: (typeof therapists.$inferSelect)[],
): Promise<Therapist[]> {
  if (rows.length === 0) return [];
  const ids = JSON.stringify(rows.map((row) => row.id));
  const read = queries(connection);
  const [texts, languages, ways, locations, offered, papers, media] = await Promise.all([
    read.texts(ids),
    read.languages(ids),
    read.ways(ids),
    read.locations(ids),
    read.practices(ids),
    read.certificates(ids),
    read.media(ids),
  ]);

  return rows.map(({ createdAt: _, ratingSum, ...row }) => ({
    ...row,
    words: Object.fromEntries(
      of(texts, row.id).map(({ therapistId: _, language, ...words }) => [language, words]),
    ),
    languages: of(languages, row.id).map(({ language }) => language),
    waysOfHelping: of(ways, row.id).map(({ wayOfHelping }) => wayOfHelping),
    locations: of(locations, row.id).map(placeOf),
    practices: of(offered, row.id).filter((one) => one.archivedAt === null).map(practiceOf),
    archivedPractices: of(offered, row.id).filter((one) => one.archivedAt !== null).map(practiceOf),
    certificates: of(papers, row.id),
    media: of(media, row.id).map(({ kind, fileKey, posterKey, blur, caption }) => ({
      kind,
      fileKey,
      posterKey,
      blur,
      caption,
    })),
    rating: meanRating({ reviewCount: row.reviewCount, ratingSum }),
  }));
}

function placeOf(
  { therapistId: _, position: __, pictureKey, pictureBlur, pictureUploadId, ...place }:
    typeof therapistLocations.$inferSelect,
): TherapistLocation {
  return {
    ...place,
    arrivalNote: { et: "", en: "", ru: "", ...place.arrivalNote },
    picture: pictureKey === null ? null : {
      uploadId: pictureUploadId,
      fileKey: pictureKey,
      posterKey: null,
      blur: pictureBlur,
    },
  };
}

function practiceOf(practice: typeof practices.$inferSelect): Practice {
  return {
    id: practice.id,
    type: practice.type,
    durationMinutes: practice.durationMinutes,
    priceCents: practice.priceCents,
    meetingTypes: practice.meetingTypes as MeetingType[],
    seats: practice.seats,
    intro: practice.intro,
    eventTypeUri: practice.eventTypeUri,
    schedulingUrl: practice.schedulingUrl,
  };
}

const queries = preparedOnce(prepareQueries);

function prepareQueries(connection: Connection) {
  return {
    texts: parts(therapistTexts),
    languages: parts(therapistLanguages, therapistLanguages.position),
    ways: parts(therapistWaysOfHelping, therapistWaysOfHelping.position),
    locations: parts(therapistLocations, therapistLocations.position),
    practices: parts(practices, practices.position),
    certificates: parts(certificates, certificates.position),
    media: parts(therapistMedia, therapistMedia.position),
  };

  function parts<Table extends PartTable>(table: Table, position?: AnyColumn) {
    const query = connection.select().from(table as PartTable)
      .where(ofThese(table.therapistId));
    const prepared = (position ? query.orderBy(asc(position)) : query).prepare();
    return async (ids: string): Promise<Parts<Table>> => {
      const found = await prepared.all({ ids }) as Table["$inferSelect"][];
      return Map.groupBy(found, (part) => (part as { therapistId: string }).therapistId);
    };
  }
}

function ofThese(column: AnyColumn) {
  return sql`${column} in (select value from json_each(${sql.placeholder("ids")}))`;
}

function of<Row>(parts: Map<string, Row[]>, id: string): Row[] {
  return parts.get(id) ?? [];
}
