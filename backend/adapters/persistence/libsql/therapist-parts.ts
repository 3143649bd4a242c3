import { and, type AnyColumn, asc, avg, count, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Connection } from "db/open.ts";
import {
  certificates,
  practices,
  reviews,
  therapistLanguages,
  therapistLocations,
  therapistMedia,
  therapists,
  therapistTexts,
  therapistWaysOfHelping,
} from "db/schema/mod.ts";
import type { MeetingType } from "../../../domain/scheduling.ts";
import type { Therapist } from "../../../domain/therapist.ts";
import { oneOf } from "./one-of.ts";

type PartTable = SQLiteTable & { therapistId: AnyColumn };

/** Rows of `therapists` with everything that belongs to them, in the same order. */
export async function completeTherapists(
  connection: Connection,
  rows: (typeof therapists.$inferSelect)[],
): Promise<Therapist[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const [texts, languages, ways, locations, offered, papers, media, ratings] = await Promise.all([
    parts<typeof therapistTexts.$inferSelect>(therapistTexts),
    parts<typeof therapistLanguages.$inferSelect>(therapistLanguages, therapistLanguages.position),
    parts<typeof therapistWaysOfHelping.$inferSelect>(
      therapistWaysOfHelping,
      therapistWaysOfHelping.position,
    ),
    parts<typeof therapistLocations.$inferSelect>(therapistLocations, therapistLocations.position),
    parts<typeof practices.$inferSelect>(practices, practices.position),
    parts<typeof certificates.$inferSelect>(certificates, certificates.position),
    parts<typeof therapistMedia.$inferSelect>(therapistMedia, therapistMedia.position),
    ratingsOf(ids),
  ]);

  return rows.map(({ createdAt: _, ...row }) => ({
    ...row,
    words: Object.fromEntries(
      of(texts, row.id).map(({ therapistId: _, language, ...words }) => [language, words]),
    ),
    languages: of(languages, row.id).map(({ language }) => language),
    waysOfHelping: of(ways, row.id).map(({ wayOfHelping }) => wayOfHelping),
    locations: of(locations, row.id).map(({ city, address, lat, lon, label }) => ({
      city,
      address,
      lat,
      lon,
      label,
    })),
    practices: of(offered, row.id).map(({ therapistId: _, position: __, ...practice }) => ({
      ...practice,
      meetingTypes: practice.meetingTypes as MeetingType[],
    })),
    certificates: of(papers, row.id).map((
      { id: _, therapistId: __, position: ___, ...certificate },
    ) => certificate),
    media: of(media, row.id).map(({ kind, fileKey, caption }) => ({ kind, fileKey, caption })),
    rating: ratings.get(row.id)?.mean ?? null,
    reviewCount: ratings.get(row.id)?.count ?? 0,
  }));

  async function parts<Row extends { therapistId: string }>(
    table: PartTable,
    position?: AnyColumn,
  ): Promise<Map<string, Row[]>> {
    const query = connection.select().from(table).where(oneOf(table.therapistId, ids));
    const found = (position ? await query.orderBy(asc(position)) : await query) as Row[];
    return Map.groupBy(found, (part) => part.therapistId);
  }

  async function ratingsOf(ids: string[]) {
    const found = await connection
      .select({ id: reviews.therapistId, mean: avg(reviews.rating), count: count() })
      .from(reviews)
      .where(and(oneOf(reviews.therapistId, ids), sql`${reviews.status} = 'published'`))
      .groupBy(reviews.therapistId);
    return new Map(found.map(({ id, mean, count }) => [id, { mean: Number(mean), count }]));
  }
}

function of<Row>(parts: Map<string, Row[]>, id: string): Row[] {
  return parts.get(id) ?? [];
}
