import i18next from "i18next";
import { initReactI18next } from "react-i18next";
import {
  detectLanguage,
  fallbackLanguage,
  isLanguage,
  isPseudoLanguageRequested,
  type Language,
  languages,
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
  const missing = namespaces.filter((name) => !i18n.getResource(language, "translation", name));
  if (missing.length === 0) return language;
  try {
    const texts = await withPseudoLanguage(await loadTranslations(language, missing));
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

export async function needTranslations(namespaces: readonly Namespace[]): Promise<void> {
  for (const namespace of namespaces) neededNamespaces.add(namespace);
  await (started ??= init());
  let language: Language;
  do {
    language = currentLanguage();
    await loadMissing(language, namespaces);
  } while (language !== currentLanguage());
}

export async function startI18n(): Promise<void> {
  await (started ??= init());
  await switchLanguage(currentLanguage());
  i18n.on("languageChanged", onLanguageChanged);
  onLanguageChanged(i18n.language);
}

export async function switchLanguage(language: Language): Promise<void> {
  await i18n.changeLanguage(await loadMissing(language, [...neededNamespaces]));
}
