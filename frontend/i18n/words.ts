import type { ErrorCode } from "../api/api-error.ts";
import type en from "./en.json";
import type et from "./et.json";
import type { Language } from "./language.ts";
import type ru from "./ru.json";

/** The frontend does not compile until every refusal has a sentence in every language. */
type SaysEveryRefusal<Words extends { errors: Record<ErrorCode, string> }> = Words;

export type Translations = {
  et: SaysEveryRefusal<typeof et>;
  en: SaysEveryRefusal<typeof en>;
  ru: SaysEveryRefusal<typeof ru>;
};

/** What the sentences are sorted by: the first word of a key. */
export type Noun = keyof Translations["et"];

/** Sentences below their nouns. */
export type Words = Partial<Record<Noun, object>>;

const load = {
  et: () => import("./et.json"),
  en: () => import("./en.json"),
  ru: () => import("./ru.json"),
} satisfies Record<Language, () => Promise<{ default: Words }>>;

/**
 * The sentences of these nouns, with others or without. A browser is given a file for each noun (`words-plugin.ts` writes this
 * function anew); where there is no build, all of them come together.
 */
export async function loadWords(language: Language, _nouns: readonly Noun[]): Promise<Words> {
  return (await load[language]()).default;
}
