import { and, asc, eq, gt, type SQL, sql } from "drizzle-orm";
import type { Connection } from "db/database.ts";
import { inList } from "db/in-list.ts";
import { searchWords } from "db/schema/search-words.ts";
import { therapists } from "db/schema/therapists.ts";
import type { SearchEntry } from "../../../domain/search/search-entry.ts";
import { inOtherAlphabet } from "../../../domain/search/transliteration.ts";
import { foldWords, oneSlipAway } from "../../../domain/search/word-slips.ts";
import type { SearchIndex, WordMatches } from "../../../ports/persistence/search-index.ts";

const chunkSize = 500;
const mostWords = 8;
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
      const [row] = await connection.insert(searchWords).values({ therapistId, ...words })
        .onConflictDoUpdate({ target: searchWords.therapistId, set: words })
        .returning({ number: searchWords.number });
      return row!.number;
    },

    async removeWords(therapistId) {
      await connection.delete(searchWords).where(eq(searchWords.therapistId, therapistId));
    },

    async matchWords(text): Promise<WordMatches> {
      const expression = await wordExpression(connection, text);
      if (!expression) return { all: [], inName: [], inWork: [] };
      return {
        all: await numbers(expression),
        inName: await numbers(`name : (${expression})`),
        inWork: await numbers(`{practices helps} : (${expression})`),
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

/**
 * The FTS expression of a text: every word as a prefix in both alphabets or, when no indexed word has that prefix, the
 * prefixes one typing error away. Null when the text has no word, or one without any match.
 */
async function wordExpression(connection: Connection, text: string): Promise<string | null> {
  const words = text.normalize("NFC").match(/[\p{L}\p{N}]+/gu)?.slice(0, mostWords) ?? [];
  const terms: string[] = [];
  for (const word of words) {
    const spellings = [...new Set([word, inOtherAlphabet(word)])].map(foldWords).filter(Boolean);
    const known = await knownPrefixes(connection, spellings);
    const matching = known.length > 0
      ? known
      : await knownPrefixes(connection, spellings.flatMap(oneSlipAway));
    if (matching.length === 0) return null;
    terms.push(`(${matching.map(prefix).join(" OR ")})`);
  }
  return terms.length > 0 ? terms.join(" AND ") : null;
}

/** Quoted, so that FTS operators are plain words. */
function prefix(word: string): string {
  return word.length === 1 ? `"${word}"` : `"${word}" *`;
}

async function knownPrefixes(connection: Connection, words: string[]): Promise<string[]> {
  const rows = await connection.select({ word: sql<string>`wanted.value` })
    .from(sql`json_each(${JSON.stringify(words)}) as wanted`)
    .where(sql`exists (
      select 1 from therapist_vocabulary
      where term >= wanted.value and term <= wanted.value || char(1114111)
    )`);
  return rows.map(({ word }) => word);
}
