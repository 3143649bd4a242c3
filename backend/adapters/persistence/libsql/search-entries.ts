import { and, asc, gt, type SQL, sql } from "drizzle-orm";
import type { Connection } from "db/open.ts";
import { therapists } from "db/schema/mod.ts";
import type { SearchEntry } from "../../../domain/search/search-entry.ts";

/** A list of one practitioner's rows as one JSON text: a row per practitioner instead of twenty. */
function list<Item>(item: string, table: string): SQL<Item[]> {
  return sql<Item[]>`(select json_group_array(${sql.raw(item)}) from (select * from ${
    sql.raw(table)
  } where therapist_id = therapists.id order by position))`
    .mapWith((json: string) => JSON.parse(json) as Item[]);
}

const columns = {
  id: therapists.id,
  gender: therapists.gender,
  city: therapists.city,
  acceptingNewClients: therapists.acceptingNewClients,
  languages: list<string>("language", "therapist_languages"),
  waysOfHelping: list<string>("way_of_helping", "therapist_ways_of_helping"),
  locations: list<SearchEntry["locations"][number]>(
    "json_object('city', city, 'lat', lat, 'lon', lon)",
    "therapist_locations",
  ),
  practices: list<SearchEntry["practices"][number]>(
    `json_object('type', type, 'durationMinutes', duration_minutes, 'priceCents', price_cents,
      'meetingTypes', json(meeting_types), 'intro', json(iif(intro, 'true', 'false')),
      'eventTypeUri', event_type_uri)`,
    "practices",
  ),
  rating: sql<
    number | null
  >`(select avg(rating) from reviews where therapist_id = therapists.id and status = 'published')`,
  reviewCount: sql<
    number
  >`(select count(*) from reviews where therapist_id = therapists.id and status = 'published')`,
};

/** Those shown in search after this id, by id. */
export function entriesAfter(
  connection: Connection,
  id: string,
  limit: number,
): Promise<SearchEntry[]> {
  return connection.select(columns).from(therapists)
    .where(and(sql`${therapists.showInSearch} = 1`, gt(therapists.id, id)))
    .orderBy(asc(therapists.id)).limit(limit);
}
