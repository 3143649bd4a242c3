import { stringify } from "csv-stringify/sync";
import type { Language } from "../domain/text.ts";
import en from "./csv-texts/en.json" with { type: "json" };
import et from "./csv-texts/et.json" with { type: "json" };
import ru from "./csv-texts/ru.json" with { type: "json" };

export type Cell = string | number | boolean | null;

type Words = typeof en;

export type Column = Exclude<keyof Words, "yes" | "no">;

const texts: Record<Language, Words> = { et, en, ru };

export function csvWord(word: keyof Words, language: Language): string {
  return texts[language][word];
}

/** A spreadsheet in Estonian or Russian has decimal commas, and so semicolons between its cells. */
const separators: Record<Language, { cell: string; decimal: string }> = {
  et: { cell: ";", decimal: "," },
  en: { cell: ",", decimal: "." },
  ru: { cell: ";", decimal: "," },
};

/** The words of how a session was paid on site. */
export const methodWords = {
  cash: "methodCash",
  card: "methodCard",
  transfer: "methodTransfer",
  other: "methodOther",
} as const satisfies Record<string, keyof Words>;

export function csvEuros(cents: number, language: Language): string {
  return (cents / 100).toFixed(2).replace(".", separators[language].decimal);
}

/**
 * A table for spreadsheets in the language of its reader: UTF-8 with its mark, and no cell is a formula. `isFirst` false: rows
 * to follow those of a table.
 */
export function csvOf(
  rows: Record<string, Cell>[],
  columns: readonly Column[],
  language: Language,
  { isFirst }: { isFirst: boolean } = { isFirst: true },
): string {
  const words = texts[language];
  return stringify(rows, {
    bom: isFirst,
    header: isFirst,
    // Not `escape_formulas`, which looks only at the start of a cell.
    quoted: true,
    delimiter: separators[language].cell,
    record_delimiter: "windows",
    columns: columns.map((key) => ({ key, header: words[key] })),
    cast: { boolean: (value) => value ? words.yes : words.no, string: withoutFormulas },
  });
}

/** A program that splits a cell at its line breaks finds no formula at the start of a line either. */
function withoutFormulas(text: string): string {
  return text.replace(/(^|[\r\n])(?=[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20])/g, "$1'");
}
