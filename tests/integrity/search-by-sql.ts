import { type SQL, sql } from "drizzle-orm";
import type { Connection } from "db/database.ts";
import { therapists } from "db/schema/therapists.ts";
import type { SearchFilters } from "backend/domain/search/search-request.ts";

/** The expected result of a search, computed by SQL over the tables. */
export async function idsBySql(connection: Connection, filters: SearchFilters): Promise<string[]> {
  const conditions = [
    sql`${therapists.showInSearch} = 1`,
    ...wanted(filters.needs, (codes) =>
      sql`exists (select 1 from therapist_ways_of_helping w
        where w.therapist_id = therapists.id and w.way_of_helping in ${codes})`),
    ...wanted(filters.languages, (codes) =>
      sql`exists (select 1 from therapist_languages l
        where l.therapist_id = therapists.id and l.language in ${codes})`),
    ...wanted(filters.genders, (codes) => sql`${therapists.gender} in ${codes}`),
    ...wanted(
      filters.cities,
      (codes) =>
        sql`(${therapists.city} in ${codes} or exists (select 1 from therapist_locations o
        where o.therapist_id = therapists.id and o.city in ${codes}))`,
    ),
    ...onePractice(filters),
  ];
  const rows = await connection.select({ id: therapists.id }).from(therapists)
    .where(sql.join(conditions, sql` and `));
  return rows.map(({ id }) => id);
}

/** All conditions on practices must hold for one practice. */
function onePractice(filters: SearchFilters): SQL[] {
  const conditions = [
    ...wanted(filters.practices, (codes) => sql`p.type in ${codes}`),
    ...wanted(filters.groups, (groups) =>
      sql`exists (select 1 from domain_values d
        where d.domain_code = 'THERAPY_TYPE' and d.code = p.type and d.practice_group in ${groups})`),
    ...wanted(
      filters.meetingTypes,
      (codes) => sql`exists (select 1 from json_each(p.meeting_types) m where m.value in ${codes})`,
    ),
    ...limit(filters.priceFromCents, (cents) => sql`p.price_cents >= ${cents}`),
    ...limit(filters.priceToCents, (cents) => sql`p.price_cents <= ${cents}`),
    ...limit(filters.durationFrom, (minutes) => sql`p.duration_minutes >= ${minutes}`),
    ...limit(filters.durationTo, (minutes) => sql`p.duration_minutes <= ${minutes}`),
  ];
  if (conditions.length === 0) return [];
  return [
    sql`exists (select 1 from practices p where p.therapist_id = therapists.id and p.intro = 0
      and p.archived_at is null
      and ${sql.join(conditions, sql` and `)})`,
  ];
}

function wanted(codes: string[] | undefined, condition: (codes: string[]) => SQL): SQL[] {
  return codes?.length ? [condition(codes)] : [];
}

function limit(value: number | undefined, condition: (value: number) => SQL): SQL[] {
  return value === undefined ? [] : [condition(value)];
}
