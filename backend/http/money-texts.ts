import type { Language } from "../domain/text.ts";
import en from "./money-texts/en.json" with { type: "json" };
import et from "./money-texts/et.json" with { type: "json" };
import ru from "./money-texts/ru.json" with { type: "json" };

const texts: Record<Language, typeof en> = { et, en, ru };

/** The words of printed cards, receipts and statements. */
export function moneyWord(
  word: keyof typeof en,
  language: Language,
  values: Record<string, string> = {},
): string {
  return texts[language][word]
    .replace(/\{\{(\w+)\}\}/g, (all, name: string) => values[name] ?? all);
}
