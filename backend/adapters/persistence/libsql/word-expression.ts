import { sql } from "drizzle-orm";
import type { Connection } from "db/database.ts";
import { inOtherAlphabet } from "../../../domain/search/transliteration.ts";
import { foldWords, oneSlipAway } from "../../../domain/search/word-slips.ts";

const mostWords = 8;

/**
 * What the full-text index is asked: every word as a beginning, in both alphabets, or, when nobody has such a
 * word, what is one slip away from it. Null when the text has no word, or one that nothing is near to.
 */
export async function wordExpression(connection: Connection, text: string): Promise<string | null> {
  const words = text.normalize("NFC").match(/[\p{L}\p{N}]+/gu)?.slice(0, mostWords) ?? [];
  const terms: string[] = [];
  for (const word of words) {
    const spellings = [...new Set([word, inOtherAlphabet(word)])].map(foldWords).filter(Boolean);
    const known = await knownBeginnings(connection, spellings);
    const meant = known.length > 0
      ? known
      : await knownBeginnings(connection, spellings.flatMap(oneSlipAway));
    if (meant.length === 0) return null;
    terms.push(`(${meant.map(beginning).join(" OR ")})`);
  }
  return terms.length > 0 ? terms.join(" AND ") : null;
}

/** Inside quotes nothing is an operator. */
function beginning(word: string): string {
  return word.length === 1 ? `"${word}"` : `"${word}" *`;
}

async function knownBeginnings(connection: Connection, words: string[]): Promise<string[]> {
  const rows = await connection.select({ word: sql<string>`wanted.value` })
    .from(sql`json_each(${JSON.stringify(words)}) as wanted`)
    .where(sql`exists (
      select 1 from therapist_vocabulary
      where term >= wanted.value and term <= wanted.value || char(1114111)
    )`);
  return rows.map(({ word }) => word);
}
