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
import { loadTranslations, type Namespace, type Texts } from "./translations.ts";
import { createTranslator, type LoadedTexts, type Translator } from "./translator.ts";

export { type Language, languages };

export const languageNames = {
  et: "Eesti",
  en: "English",
  ru: "Русский",
} as const satisfies Record<
  Language,
  string
>;

/** The texts of the browser's page. On the server every rendering has its own translator. */
const loaded: LoadedTexts = {};
let translator = createTranslator(fallbackLanguage, loaded);
const watchers = new Set<() => void>();

const neededNamespaces = new Set<Namespace>(shellNamespaces);

export function currentTranslator(): Translator {
  return translator;
}

export function currentLanguage(): Language {
  return translator.language;
}

/** Calls `watcher` after each change of the page's language. */
export function watchLanguage(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

export function addTexts(language: Language, texts: Texts): void {
  loaded[language] = { ...loaded[language], ...texts };
}

// A redirect would drop the query.
const isPseudoLanguage = isPseudoLanguageRequested();

async function withPseudoLanguage(texts: Texts): Promise<Texts> {
  if (!isPseudoLanguage) return texts;
  return (await import("./pseudo-language.ts")).pseudoTranslations(texts);
}

async function loadMissing(
  language: Language,
  namespaces: readonly Namespace[],
): Promise<Language> {
  const isMissing = namespaces.some((name) => !loaded[language]?.[name]);
  if (!isMissing) return language;
  try {
    addTexts(language, await withPseudoLanguage(await loadTranslations(language, namespaces)));
    return language;
  } catch (failure) {
    if (language === fallbackLanguage) throw failure;
    return await loadMissing(fallbackLanguage, namespaces);
  }
}

function show(language: Language) {
  translator = createTranslator(language, loaded);
  document.documentElement.lang = language;
  storeLanguage(language);
  for (const watcher of [...watchers]) watcher();
}

let started: Promise<void> | undefined;

export async function needTranslations(namespaces: readonly Namespace[]): Promise<void> {
  for (const namespace of namespaces) neededNamespaces.add(namespace);
  await startI18n();
  let language: Language;
  do {
    language = currentLanguage();
    await loadMissing(language, namespaces);
  } while (language !== currentLanguage());
}

/** Loads the texts of the detected language. */
export function startI18n(): Promise<void> {
  return started ??= loadAndShow(detectLanguage()).catch((error) => {
    started = undefined;
    throw error;
  });
}

/** Uses the texts that came with the page, without waiting. */
export function startI18nWith(texts: Texts): void {
  const { language } = pageRequest();
  addTexts(language, texts);
  translator = createTranslator(language, loaded);
  started = Promise.resolve();
}

/** For the server: a translator per language, with all texts. */
export function startServerI18n(
  texts: Record<Language, Texts>,
): Record<Language, Translator> {
  Object.assign(loaded, texts);
  started = Promise.resolve();
  const translatorOf = (language: Language) => createTranslator(language, loaded);
  return { et: translatorOf("et"), en: translatorOf("en"), ru: translatorOf("ru") };
}

/** The texts of a language beside that of the page. */
export async function translationsIn(
  language: Language,
  namespaces: readonly Namespace[],
): Promise<Translator> {
  await startI18n();
  return createTranslator(await loadMissing(language, namespaces), loaded);
}

async function loadAndShow(language: Language): Promise<void> {
  show(await loadMissing(language, [...neededNamespaces]));
}

export async function switchLanguage(language: Language): Promise<void> {
  rememberLanguage(language);
  await loadAndShow(language);
}
