import { and, asc, eq, gt, type SQL, sql } from "drizzle-orm";
import type { Connection } from "db/database.ts";
import { inList } from "db/in-list.ts";
import { searchWords } from "db/schema/search-words.ts";
import { therapists } from "db/schema/therapists.ts";
import { meanRating } from "../../../domain/review.ts";
import type { SearchEntry } from "../../../domain/search/search-entry.ts";
import type { Correction } from "../../../domain/search/search-request.ts";
import { spellingsOf, stemsOf, wordsIn } from "../../../domain/search/text-words.ts";
import { inOtherLayout } from "../../../domain/search/keyboard-layout.ts";
import { oneSlipAway } from "../../../domain/search/word-slips.ts";
import type { SearchIndex, WordMatches } from "../../../ports/persistence/search-index.ts";
import { preparedOnce } from "./prepared-once.ts";

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
      const known = await meaningsOf(connection, text, mayCorrect);
      if (known.length === 0) return { all: [], tiers: [], words: [], corrections: [] };
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

type Meaning = {
  typed: string;
  /** Known words that stand for the word. */
  exact: string[];
  /** Beginnings of longer known words. */
  longer: string[];
  corrected: Correction | null;
};

const shortWord = 3;
const mostCorrections = 3;

/** What each word of a text means; none when nothing known is like one of them. */
async function meaningsOf(
  connection: Connection,
  text: string,
  mayCorrect: () => boolean,
): Promise<Meaning[]> {
  const words = wordsIn(text);
  const found: Meaning[] = [];
  for (const word of words) {
    const known = await knownMeaning(connection, word);
    if (!known && found.length === 0) {
      const inOther = await meaningsInOtherLayout(connection, text);
      if (inOther.length > 0) return inOther;
    }
    const meaning = known ?? (mayCorrect() ? await correctedMeaning(connection, word) : null);
    if (!meaning) return [];
    found.push(meaning);
  }
  return found;
}

/** Of a text that was typed with the keyboard in another layout. */
async function meaningsInOtherLayout(connection: Connection, text: string): Promise<Meaning[]> {
  const meant = inOtherLayout(text);
  const words = wordsIn(meant);
  const found: Meaning[] = [];
  for (const word of words) {
    const meaning = await knownMeaning(connection, word);
    if (!meaning || (meaning.exact.length === 0 && [...word].length <= shortWord)) return [];
    found.push({ ...meaning, corrected: null });
  }
  if (found[0]) found[0].corrected = { word: text, matched: [words.join(" ")] };
  return found;
}

/** What a word can mean that is known, or begins or inflects a known one; null when it does not. */
async function knownMeaning(connection: Connection, word: string): Promise<Meaning | null> {
  const spellings = spellingsOf(word);
  const typed = spellings[0] ?? "";
  const known = await knownWords(connection, spellings.flatMap((each) => [each, ...stemsOf(each)]));
  const exact = spellings.filter((spelling) => known.has(spelling));
  const isShort = [...typed].length <= shortWord;
  const longer = isShort && exact.length > 0 ? [] : await knownBeginnings(connection, spellings);
  if (exact.length > 0) return { typed, exact, longer, corrected: null };
  if (known.size > 0) {
    const corrected = longer.length > 0
      ? null
      : { word, matched: inScriptOf(word, known).slice(0, 1) };
    return { typed, exact: [...known], longer, corrected };
  }
  return longer.length > 0 ? { typed, exact: [], longer, corrected: null } : null;
}

/** The known words one typing error away. The spelling in the other alphabet is tried when there are none. */
async function correctedMeaning(connection: Connection, word: string): Promise<Meaning | null> {
  const spellings = spellingsOf(word);
  for (const spelling of spellings) {
    const slips = await knownWords(connection, oneSlipAway(spelling));
    const meant = [...slips].slice(0, mostCorrections);
    if (meant.length === 0) continue;
    const corrected = { word, matched: inScriptOf(word, meant) };
    return { typed: spellings[0]!, exact: meant, longer: [], corrected };
  }
  return null;
}

function inScriptOf(word: string, words: Iterable<string>): string[] {
  const all = [...words];
  const same = all.filter((one) => isCyrillic(one) === isCyrillic(word));
  return same.length > 0 ? same : all;
}

function isCyrillic(word: string): boolean {
  return /\p{Script=Cyrillic}/u.test(word);
}

function expressionOf(words: string[][]): string {
  return words.map((terms) => `(${terms.join(" OR ")})`).join(" AND ");
}

/** Quoted, so that FTS operators are plain words. */
function quoted(word: string): string {
  return `"${word}"`;
}

/** Those of the folded words that a profile has, the most frequent first. */
async function knownWords(connection: Connection, words: string[]): Promise<Set<string>> {
  const rows = await connection.select({ word: sql<string>`wanted.value` })
    .from(sql`json_each(${JSON.stringify(words)}) as wanted
      join therapist_vocabulary on term = wanted.value`)
    .orderBy(sql`doc desc, term`);
  return new Set(rows.map(({ word }) => word));
}

/** Those of the folded words that a longer word of a profile begins with. */
async function knownBeginnings(connection: Connection, words: string[]): Promise<string[]> {
  const rows = await connection.select({ word: sql<string>`wanted.value` })
    .from(sql`json_each(${JSON.stringify(words)}) as wanted`)
    .where(sql`exists (
      select 1 from therapist_vocabulary
      where term > wanted.value and term <= wanted.value || char(1114111)
    )`);
  return rows.map(({ word }) => word);
}
