import { and, asc, eq, gt, type SQL, sql } from "drizzle-orm";
import type { Connection } from "db/database.ts";
import { inList } from "db/in-list.ts";
import { searchWords } from "db/schema/search-words.ts";
import { therapists } from "db/schema/therapists.ts";
import { meanRating } from "../../../domain/review.ts";
import type { SearchEntry } from "../../../domain/search/search-entry.ts";
import type { SearchIndex, WordMatches } from "../../../ports/persistence/search-index.ts";
import { preparedOnce } from "./prepared-once.ts";
import { meaningsOf } from "./word-meanings.ts";

const partsOfWords = ["name", "practices", "helps", "places", "texts"] as const;

const savedWords = preparedOnce((connection) => {
  const each = <Value>(valueOf: (part: string) => Value) =>
    Object.fromEntries(partsOfWords.map((part) => [part, valueOf(part)])) as Record<
      typeof partsOfWords[number],
      Value
    >;
  return connection.insert(searchWords)
    .values({
      therapistId: sql.placeholder("therapistId"),
      ...each((part) => sql.placeholder(part)),
    })
    .onConflictDoUpdate({
      target: searchWords.therapistId,
      set: each((part) => sql.raw(`excluded.${part}`)),
    })
    .returning({ number: searchWords.number }).prepare();
});

const chunkSize = 500;
const found = sql`therapist_words`;

export function libsqlSearchIndex(connection: Connection): SearchIndex {
  return {
    async *load(): AsyncGenerator<SearchEntry[]> {
      let last = "";
      while (true) {
        const entries = await entriesAfter(connection, last, chunkSize);
        if (entries.length > 0) yield entries;
        if (entries.length < chunkSize) return;
        last = entries.at(-1)!.id;
      }
    },

    findWords(therapistIds) {
      return connection.select().from(searchWords)
        .where(inList(searchWords.therapistId, therapistIds));
    },

    async saveWords(therapistId, words) {
      const [row] = await savedWords(connection).all({ therapistId, ...words });
      return row!.number;
    },

    async removeWords(therapistId) {
      await connection.delete(searchWords).where(eq(searchWords.therapistId, therapistId));
    },

    async matchWords(text, mayCorrect): Promise<WordMatches> {
      const { found: known, meaningful } = await meaningsOf(connection, text, mayCorrect);
      if (known.length === 0) {
        return { all: [], tiers: [], words: [], corrections: [], meaningful };
      }
      const loose = known.map(({ exact, longer }) => [
        ...exact.map(quoted),
        ...longer.map((word) => `${quoted(word)} *`),
      ]);
      const expressions = [{ exact: false, terms: expressionOf(loose) }];
      if (known.every(({ exact }) => exact.length > 0)) {
        const terms = expressionOf(known.map(({ exact }) => exact.map(quoted)));
        if (terms === expressions[0]!.terms) expressions[0]!.exact = true;
        else expressions.unshift({ exact: true, terms });
      }
      const tiers: WordMatches["tiers"] = [];
      for (const [part, columns] of columnsOf) {
        for (const { exact, terms } of expressions) {
          tiers.push({ part, exact, numbers: await numbers(`${columns}(${terms})`) });
        }
      }
      return {
        all: tiers.at(-1)!.numbers,
        tiers,
        words: known.map(({ exact, typed }) => exact[0] ?? typed),
        corrections: known.flatMap(({ corrected }) => corrected ?? []),
        meaningful,
      };
    },
  };

  async function numbers(expression: string): Promise<number[]> {
    const [row] = await connection
      .select({ numbers: sql<string>`json_group_array(rowid)` })
      .from(found).where(sql`${found} match ${expression}`);
    return JSON.parse(row?.numbers ?? "[]") as number[];
  }
}

const columnsOf = [["name", "name : "], ["work", "{practices helps} : "], ["words", ""]] as const;

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

async function entriesAfter(
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
      reviewCount: therapists.reviewCount,
      ratingSum: therapists.ratingSum,
    })
    .from(therapists)
    .where(and(sql`${therapists.showInSearch} = 1`, gt(therapists.id, id)))
    .orderBy(asc(therapists.id)).limit(limit);
  const last = rows.at(-1)?.id;
  if (last === undefined) return [];

  const [spoken, needs, locations, practices] = await Promise.all([
    parts<string>(...languages),
    parts<string>(...ways),
    parts<Place>(...places),
    parts<Offer>(...offers, "position", "and archived_at is null"),
  ]);
  return rows.map(({ ratingSum, ...row }) => ({
    ...row,
    languages: spoken.get(row.id) ?? [],
    waysOfHelping: needs.get(row.id) ?? [],
    locations: locations.get(row.id) ?? [],
    practices: practices.get(row.id) ?? [],
    rating: meanRating({ reviewCount: row.reviewCount, ratingSum }),
  }));

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

function expressionOf(words: string[][]): string {
  return words.map((terms) => `(${terms.join(" OR ")})`).join(" AND ");
}

/** Quoted, so that FTS operators are plain words. */
function quoted(word: string): string {
  return `"${word}"`;
}
