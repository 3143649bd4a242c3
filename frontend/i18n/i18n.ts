import { pageRequest } from "../page-request.ts";
import {
  detectLanguage,
  fallbackLanguage,
  isPseudoLanguageRequested,
  type Language,
  languages,
  rememberLanguage,
  storeLanguage,
} from "./language.ts";
import { shellNamespaces } from "./shell-namespaces.ts";
import { translate, type Translation } from "./translate.ts";
import { loadTranslations, type Namespace, type Texts } from "./translations.ts";

export { type Language, languages };

export const languageNames = {
  et: "Eesti",
  en: "English",
  ru: "Русский",
} as const satisfies Record<
  Language,
  string
>;

/** The texts that are loaded. */
const texts: Record<Language, Texts> = { et: {}, en: {}, ru: {} };

const translations: Record<Language, Translation> = {
  et: translate("et", texts.et),
  en: translate("en", texts.en),
  ru: translate("ru", texts.ru),
};

let current: Language = fallbackLanguage;
const watchers = new Set<() => void>();

const neededNamespaces = new Set<Namespace>(shellNamespaces);

/** The language of the browser's page. On the server every rendering has its own. */
export function currentLanguage(): Language {
  return current;
}

export function currentTranslation(): Translation {
  return translations[current];
}

export function watchLanguage(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

// A redirect would drop the query.
const isPseudoLanguage = isPseudoLanguageRequested();

async function withPseudoLanguage(loaded: Texts): Promise<Texts> {
  if (!isPseudoLanguage) return loaded;
  return (await import("./pseudo-language.ts")).pseudoTranslations(loaded);
}

async function loadMissing(
  language: Language,
  namespaces: readonly Namespace[],
): Promise<Language> {
  if (namespaces.every((name) => texts[language][name])) return language;
  try {
    Object.assign(texts[language], await withPseudoLanguage(await loadTranslations(language)));
    return language;
  } catch (failure) {
    if (language === fallbackLanguage) throw failure;
    return await loadMissing(fallbackLanguage, namespaces);
  }
}

function setLanguage(language: Language) {
  document.documentElement.lang = language;
  storeLanguage(language);
  if (language === current) return;
  current = language;
  for (const watcher of watchers) watcher();
}

export async function needTranslations(namespaces: readonly Namespace[]): Promise<void> {
  for (const namespace of namespaces) neededNamespaces.add(namespace);
  await startI18n();
  let language: Language;
  do {
    language = current;
    await loadMissing(language, namespaces);
  } while (language !== current);
}

let started: Promise<void> | undefined;

/** Loads the texts of the detected language. */
export function startI18n(): Promise<void> {
  return started ??= loadAndUse(detectLanguage());
}

/** Uses the texts that came with the page, without waiting. */
export function startI18nWith(received: Texts): void {
  started = Promise.resolve();
  current = pageRequest().language;
  Object.assign(texts[current], received);
}

/** The texts of a language beside that of the page. */
export async function translationIn(
  language: Language,
  namespaces: readonly Namespace[],
): Promise<Translation> {
  await startI18n();
  return translations[await loadMissing(language, namespaces)];
}

async function loadAndUse(language: Language): Promise<void> {
  setLanguage(await loadMissing(language, [...neededNamespaces]));
}

export async function switchLanguage(language: Language): Promise<void> {
  rememberLanguage(language);
  await loadAndUse(language);
}

/** For the server, which has all texts. */
export function startServerI18n(all: Record<Language, Texts>): Record<Language, Translation> {
  started = Promise.resolve();
  for (const language of languages) Object.assign(texts[language], all[language]);
  return translations;
}
