import { eq, sql } from "drizzle-orm";
import type { Connection } from "db/database.ts";
import { inList } from "db/in-list.ts";
import { searchWords } from "db/schema/search-words.ts";
import type { SearchEntry } from "../../../domain/search/search-entry.ts";
import type { SearchIndex, WordMatches } from "../../../ports/persistence/search-index.ts";
import { entriesAfter } from "./search-entries.ts";
import { wordExpression } from "./word-expression.ts";

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

  /** One row however many are found: reading a row costs more than finding it. */
  async function numbers(expression: string): Promise<number[]> {
    const [row] = await connection
      .select({ numbers: sql<string>`json_group_array(rowid)` })
      .from(found).where(sql`${found} match ${expression}`);
    return JSON.parse(row?.numbers ?? "[]") as number[];
  }
}
