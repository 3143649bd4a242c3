import { getTableColumns, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Connection } from "db/database.ts";
import {
  certificates,
  practices,
  therapistLanguages,
  therapistLocations,
  therapists,
  therapistTexts,
} from "db/schema/therapists.ts";
import type { MeetingType } from "../../../domain/scheduling.ts";
import { meanRating } from "../../../domain/review.ts";
import type { TherapistOnCard } from "../../../domain/therapist.ts";
import { jsonList, jsonRow, jsonRows } from "./json-rows.ts";
import { preparedOnce } from "./prepared-once.ts";

const cardRow = jsonRow({
  id: therapists.id,
  slug: therapists.slug,
  name: therapists.name,
  city: therapists.city,
  acceptingNewClients: therapists.acceptingNewClients,
  pictureKey: therapists.pictureKey,
  pictureBlur: therapists.pictureBlur,
  cancellationNoticeHours: therapists.cancellationNoticeHours,
  lateCancelPercent: therapists.lateCancelPercent,
  noShowPercent: therapists.noShowPercent,
  prepaid: therapists.prepaid,
  texts: jsonList(
    jsonRow({
      language: therapistTexts.language,
      briefIntroduction: therapistTexts.briefIntroduction,
    }),
    ofThis(therapistTexts),
  ),
  languages: jsonList(
    jsonRow({ position: therapistLanguages.position, language: therapistLanguages.language }),
    ofThis(therapistLanguages),
  ),
  locations: jsonList(
    jsonRow({
      position: therapistLocations.position,
      city: therapistLocations.city,
      lat: digits(therapistLocations.lat),
      lon: digits(therapistLocations.lon),
    }),
    ofThis(therapistLocations),
  ),
  practices: jsonList(
    jsonRow({
      position: practices.position,
      id: practices.id,
      type: practices.type,
      durationMinutes: practices.durationMinutes,
      priceCents: practices.priceCents,
      meetingTypes: practices.meetingTypes,
      seats: practices.seats,
      intro: practices.intro,
      eventTypeUri: practices.eventTypeUri,
      schedulingUrl: practices.schedulingUrl,
    }),
    sql`${ofThis(practices)} and ${practices.archivedAt} is null`,
  ),
  certificates: jsonList(jsonRow(getTableColumns(certificates)), ofThis(certificates)),
  reviewCount: therapists.reviewCount,
  ratingSum: therapists.ratingSum,
});

const cards = preparedOnce((connection) =>
  connection.select({ rows: jsonRows(cardRow, cardRow.sql) }).from(therapists)
    .where(sql`${therapists.id} in (select value from json_each(${sql.placeholder("ids")}))`)
    .prepare()
);

/** One statement for everything: of a few practitioners the statements take longer than their rows. */
export async function readCards(connection: Connection, ids: string[]): Promise<TherapistOnCard[]> {
  const [found] = await cards(connection).all({ ids: JSON.stringify(ids) });
  return found!.rows.map(({ texts, ratingSum, ...card }) => ({
    ...card,
    words: Object.fromEntries(
      texts.map(({ language, briefIntroduction }) => [language, { briefIntroduction }]),
    ),
    languages: card.languages.sort(byPosition).map(({ language }) => language),
    locations: card.locations.sort(byPosition)
      .map(({ city, lat, lon }) => ({ city, lat: Number(lat), lon: Number(lon) })),
    practices: card.practices.sort(byPosition).map(({ position: _, ...practice }) => ({
      ...practice,
      meetingTypes: practice.meetingTypes as MeetingType[],
    })),
    certificates: card.certificates.sort(byPosition),
    rating: meanRating({ reviewCount: card.reviewCount, ratingSum }),
  }));
}

function ofThis(table: { therapistId: SQLiteColumn }) {
  return sql`from ${table} where ${table.therapistId} = ${therapists.id}`;
}

/** JSON would shorten a number with more than 15 digits. */
function digits(column: SQLiteColumn) {
  return sql<string>`printf('%!.17g', ${column})`;
}

function byPosition(one: { position: number }, other: { position: number }): number {
  return one.position - other.position;
}
