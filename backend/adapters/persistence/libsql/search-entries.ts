import { and, asc, gt, type SQL, sql } from "drizzle-orm";
import type { Connection } from "db/database.ts";
import { therapists } from "db/schema/therapists.ts";
import type { SearchEntry } from "../../../domain/search/search-entry.ts";

type Place = SearchEntry["locations"][number];
type Offer = SearchEntry["practices"][number];

const languages = ["therapist_languages", "language"] as const;
const ways = ["therapist_ways_of_helping", "way_of_helping"] as const;
const places = [
  "therapist_locations",
  "json_object('city', city, 'lat', lat, 'lon', lon)",
] as const;
const offers = [
  "practices",
  `json_object('type', type, 'durationMinutes', duration_minutes, 'priceCents', price_cents,
    'meetingTypes', json(meeting_types), 'intro', json(iif(intro, 'true', 'false')),
    'eventTypeUri', event_type_uri)`,
] as const;

/** Those shown in search after this id, by id. */
export async function entriesAfter(
  connection: Connection,
  id: string,
  limit: number,
): Promise<SearchEntry[]> {
  const rows = await connection
    .select({
      id: therapists.id,
      gender: therapists.gender,
      city: therapists.city,
      acceptingNewClients: therapists.acceptingNewClients,
    })
    .from(therapists)
    .where(and(sql`${therapists.showInSearch} = 1`, gt(therapists.id, id)))
    .orderBy(asc(therapists.id)).limit(limit);
  const last = rows.at(-1)?.id;
  if (last === undefined) return [];

  const [spoken, needs, locations, practices, ratings] = await Promise.all([
    parts<string>(...languages),
    parts<string>(...ways),
    parts<Place>(...places),
    parts<Offer>(...offers),
    parts<number>("reviews", "rating", "created_at", "and status = 'published'"),
  ]);
  return rows.map((row) => {
    const given = ratings.get(row.id) ?? [];
    const sum = given.reduce((total, rating) => total + rating, 0);
    return {
      ...row,
      languages: spoken.get(row.id) ?? [],
      waysOfHelping: needs.get(row.id) ?? [],
      locations: locations.get(row.id) ?? [],
      practices: practices.get(row.id) ?? [],
      rating: given.length > 0 ? sum / given.length : null,
      reviewCount: given.length,
    };
  });

  /** One JSON text for all of them: reading a row costs more than finding it. */
  async function parts<Item>(
    table: string,
    item: string,
    order = "position",
    condition = "",
  ): Promise<Map<string, Item[]>> {
    const among = sql`(select * from ${sql.raw(table)}
      where therapist_id > ${id} and therapist_id <= ${last} ${sql.raw(condition)}
      order by therapist_id, ${sql.raw(order)})`;
    const pair: SQL<string> = sql`json_group_array(json_array(therapist_id, ${sql.raw(item)}))`;
    const [row] = await connection.select({ pairs: pair }).from(among);
    const grouped = new Map<string, Item[]>();
    for (const [owner, part] of JSON.parse(row?.pairs ?? "[]") as [string, Item][]) {
      const known = grouped.get(owner);
      if (known) known.push(part);
      else grouped.set(owner, [part]);
    }
    return grouped;
  }
}
