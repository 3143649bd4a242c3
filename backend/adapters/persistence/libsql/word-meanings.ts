import { sql } from "drizzle-orm";
import type { Connection } from "db/database.ts";
import { inOtherLayout } from "../../../domain/search/keyboard-layout.ts";
import type { Correction } from "../../../domain/search/search-request.ts";
import {
  commonStemsOf,
  halvesOf,
  isFiller,
  spellingsOf,
  stemsOf,
  wordsIn,
} from "../../../domain/search/text-words.ts";
import { oneSlipAway } from "../../../domain/search/word-slips.ts";

type Meaning = {
  typed: string;
  /** Known words that stand for the word. */
  exact: string[];
  /** Beginnings of longer known words. */
  longer: string[];
  corrected: Correction | null;
};

type Meanings = {
  found: Meaning[];
  /** The words that mean something. */
  meaningful: string[];
};

const shortWord = 3;
const mostCorrections = 3;
/** So short a word is like many others: the most frequent one is meant. */
const mostLettersOfOne = 4;
const mostForms = 5;

/** What each word of a text means; none when nothing known is like one of them. */
export async function meaningsOf(
  connection: Connection,
  text: string,
  mayCorrect: () => boolean,
): Promise<Meanings> {
  const words = wordsIn(text);
  const found: Meaning[] = [];
  for (const word of words) {
    const known = await knownMeaning(connection, word);
    if (known) {
      found.push(known);
      continue;
    }
    if (found.length === 0) {
      const inOther = await meaningsInOtherLayout(connection, text);
      if (inOther.length > 0) return { found: inOther, meaningful: words };
    }
    if (!mayCorrect()) return { found: [], meaningful: [] };
    const guessed = isFiller(word) ? [] : await guessedMeanings(connection, word, words.length);
    if (guessed.length === 0) {
      return { found: [], meaningful: await meaningfulOf(connection, words) };
    }
    found.push(...guessed);
  }
  return { found, meaningful: words };
}

/** What an unknown word can mean: two words written together, another form of a known word, or a typing error. */
async function guessedMeanings(
  connection: Connection,
  word: string,
  wordCount: number,
): Promise<Meaning[]> {
  const halves = await knownHalves(connection, word);
  if (halves.length > 0) return halves;
  const meaning = await otherForm(connection, word) ??
    ([...word].length > shortWord || wordCount > 1
      ? await correctedMeaning(connection, word)
      : null);
  return meaning ? [meaning] : [];
}

async function knownHalves(connection: Connection, word: string): Promise<Meaning[]> {
  const typed = spellingsOf(word)[0] ?? "";
  const halves = halvesOf(typed);
  const known = await knownWords(
    connection,
    halves.flatMap(({ first, second }) => [...first, second]),
  );
  for (const { first, second } of halves) {
    const exact = first.find((each) => known.has(each));
    if (exact === undefined || !known.has(second)) continue;
    const corrected = { word, matched: [`${exact} ${second}`] };
    return [
      { typed: exact, exact: [exact], longer: [], corrected },
      { typed: second, exact: [second], longer: [], corrected: null },
    ];
  }
  return [];
}

/** Known words with the same stem, as "атака" for "атаки". */
async function otherForm(connection: Connection, word: string): Promise<Meaning | null> {
  const spellings = spellingsOf(word);
  const forms = await wordsWithStems(connection, spellings.flatMap(commonStemsOf));
  if (forms.length === 0) return null;
  const matched = inScriptOf(word, forms);
  return {
    typed: spellings[0]!,
    exact: matched,
    longer: [],
    corrected: { word, matched: matched.slice(0, 1) },
  };
}

async function meaningfulOf(connection: Connection, words: string[]): Promise<string[]> {
  const spellings = words.map(spellingsOf);
  const [known, longer] = await Promise.all([
    knownWords(connection, spellings.flat().flatMap((each) => [each, ...stemsOf(each)])),
    knownBeginnings(connection, spellings.flat()),
  ]);
  return words.filter((_, at) =>
    spellings[at]!.some((each) =>
      longer.includes(each) || [each, ...stemsOf(each)].some((one) => known.has(one))
    )
  );
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
    const most = [...spelling].length <= mostLettersOfOne ? 1 : mostCorrections;
    const meant = [...slips].slice(0, most);
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

/**
 * The known words that are one of the folded stems with an ending, those of the longest stem and the most frequent first.
 * Joined in this order, so that only the words with the stems are read.
 */
async function wordsWithStems(connection: Connection, stems: string[]): Promise<string[]> {
  const rows = await connection.select({ term: sql<string>`term` })
    .from(sql`json_each(${JSON.stringify(stems)}) as wanted
      cross join therapist_vocabulary on term > wanted.value and term <= wanted.value || char(1114111)`)
    .where(sql`length(term) <= length(wanted.value) + 3`)
    .orderBy(sql`length(wanted.value) desc, doc desc`).limit(mostForms);
  return [...new Set(rows.map(({ term }) => term))];
}
