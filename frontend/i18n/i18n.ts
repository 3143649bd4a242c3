import i18next from "i18next";
import { initReactI18next } from "react-i18next";
import {
  detectLanguage,
  fallbackLanguage,
  isLanguage,
  type Language,
  languages,
  rememberLanguage,
} from "./language.ts";
import { pseudoLanguageWanted } from "./pseudo-language-wanted.ts";
import { nounsOfTheShell } from "./shell-nouns.ts";
import { loadWords, type Noun, type Translations, type Words } from "./words.ts";

export { type Language, languages };

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "translation";
    resources: { translation: Translations["et"] };
    returnNull: false;
  }
}

export const i18n = i18next.createInstance();

/** The nouns of the pages that were opened; another language needs their sentences too. */
const needed = new Set<Noun>(nounsOfTheShell);

/** The language of the page now. */
export function currentLanguage(): Language {
  return isLanguage(i18n.language) ? i18n.language : fallbackLanguage;
}

async function lengthened(words: Words): Promise<Words> {
  return (await import("./pseudo-language.ts")).lengthenedWords(words);
}

/** Only the active language travels; the fallback follows when that one cannot be had. */
async function bring(language: Language, nouns: readonly Noun[]): Promise<Language> {
  const missing = nouns.filter((noun) => !i18n.getResource(language, "translation", noun));
  if (missing.length === 0) return language;
  try {
    const known = await loadWords(language, missing);
    const words = pseudoLanguageWanted() ? await lengthened(known) : known;
    i18n.addResourceBundle(language, "translation", words, true, true);
    return language;
  } catch (failure) {
    if (language === fallbackLanguage) throw failure;
    return await bring(fallbackLanguage, nouns);
  }
}

function tellThePage(language: string) {
  document.documentElement.lang = language;
  rememberLanguage(language);
}

let started: Promise<unknown> | undefined;

function init() {
  return i18n.use(initReactI18next).init({
    lng: detectLanguage(),
    fallbackLng: fallbackLanguage,
    supportedLngs: languages,
    resources: {},
    partialBundledLanguages: true,
    interpolation: { escapeValue: false },
  });
}

/** The sentences a page needs before it is shown. */
export async function needWords(nouns: readonly Noun[]): Promise<void> {
  for (const noun of nouns) needed.add(noun);
  await (started ??= init());
  let language: Language;
  do {
    language = currentLanguage();
    await bring(language, nouns);
  } while (language !== currentLanguage());
}

/** Detects the language and loads its words. Nothing is painted before, so no wrong word is ever seen. */
export async function startI18n(): Promise<void> {
  await (started ??= init());
  await switchLanguage(currentLanguage());
  i18n.on("languageChanged", tellThePage);
  tellThePage(i18n.language);
}

/** The address, the scroll and what was typed stay as they are. */
export async function switchLanguage(language: Language): Promise<void> {
  await i18n.changeLanguage(await bring(language, [...needed]));
}
