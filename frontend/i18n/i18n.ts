import i18next, { type InitOptions } from "i18next";
import { initReactI18next } from "react-i18next";
import { pageRequest } from "../page-request.ts";
import {
  detectLanguage,
  fallbackLanguage,
  isLanguage,
  isPseudoLanguageRequested,
  type Language,
  languages,
  rememberLanguage,
  storeLanguage,
} from "./language.ts";
import { shellNamespaces } from "./shell-namespaces.ts";
import { loadTranslations, type Namespace, type Texts, type Translations } from "./translations.ts";

export { type Language, languages };

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "translation";
    resources: { translation: Translations["et"] };
    returnNull: false;
  }
}

export const languageNames = {
  et: "Eesti",
  en: "English",
  ru: "Русский",
} as const satisfies Record<
  Language,
  string
>;

const options: InitOptions = {
  fallbackLng: fallbackLanguage,
  supportedLngs: languages,
  partialBundledLanguages: true,
  interpolation: { escapeValue: false },
  // With its texts at hand the first render does not wait.
  initAsync: false,
};

/** The texts of the browser's page. On the server every rendering has its own instance. */
export const i18n = i18next.createInstance();

const neededNamespaces = new Set<Namespace>(shellNamespaces);

export function currentLanguage(): Language {
  return isLanguage(i18n.language) ? i18n.language : fallbackLanguage;
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
  const isMissing = namespaces.some((name) => !i18n.getResource(language, "translation", name));
  if (!isMissing) return language;
  try {
    const texts = await withPseudoLanguage(await loadTranslations(language, namespaces));
    i18n.addResourceBundle(language, "translation", texts, true, true);
    return language;
  } catch (failure) {
    if (language === fallbackLanguage) throw failure;
    return await loadMissing(fallbackLanguage, namespaces);
  }
}

function onLanguageChanged(language: string) {
  document.documentElement.lang = language;
  storeLanguage(language);
}

export async function needTranslations(namespaces: readonly Namespace[]): Promise<void> {
  for (const namespace of namespaces) neededNamespaces.add(namespace);
  await (i18n.isInitialized || startI18n());
  let language: Language;
  do {
    language = currentLanguage();
    await loadMissing(language, namespaces);
  } while (language !== currentLanguage());
}

let started: Promise<void> | undefined;

/** Loads the texts of the detected language. */
export function startI18n(): Promise<void> {
  return started ??= start();
}

async function start(): Promise<void> {
  await i18n.use(initReactI18next).init({ ...options, lng: detectLanguage(), resources: {} });
  await loadAndUse(currentLanguage());
  i18n.on("languageChanged", onLanguageChanged);
  onLanguageChanged(i18n.language);
}

/** Uses the texts that came with the page, without waiting. */
export function startI18nWith(texts: Texts): void {
  const { language } = pageRequest();
  const resources = { [language]: { translation: texts } };
  void i18n.use(initReactI18next).init({ ...options, lng: language, resources });
  i18n.on("languageChanged", onLanguageChanged);
}

/** The texts of a language beside that of the page. */
export async function translationsIn(
  language: Language,
  namespaces: readonly Namespace[],
): Promise<typeof i18n> {
  await (i18n.isInitialized || startI18n());
  return i18n.cloneInstance({ lng: await loadMissing(language, namespaces) });
}

async function loadAndUse(language: Language): Promise<void> {
  await i18n.changeLanguage(await loadMissing(language, [...neededNamespaces]));
}

export async function switchLanguage(language: Language): Promise<void> {
  rememberLanguage(language);
  await loadAndUse(language);
}

/** For the server: one instance per language, with all texts. */
export function startServerI18n(texts: Record<Language, Texts>): Record<Language, typeof i18n> {
  const resources = Object.fromEntries(
    languages.map((language) => [language, { translation: texts[language] }]),
  );
  void i18n.init({ ...options, lng: fallbackLanguage, resources });
  const instanceOf = (lng: Language) => i18n.cloneInstance({ lng });
  return { et: instanceOf("et"), en: instanceOf("en"), ru: instanceOf("ru") };
}
