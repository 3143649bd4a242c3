import i18next from "i18next";
import LanguageDetector from "i18next-browser-languagedetector";
import { initReactI18next } from "react-i18next";
import type { ErrorCode } from "../api/api-error.ts";
import type en from "./en.json";
import type et from "./et.json";
import type ru from "./ru.json";

export const languages = ["et", "en", "ru"] as const;

export type Language = (typeof languages)[number];

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "translation";
    resources: { translation: typeof et };
    returnNull: false;
  }
}

/** The frontend does not compile until every refusal has a sentence in every language. */
type SaysEveryRefusal<Words extends { errors: Record<ErrorCode, string> }> = Words;
export type Translations = {
  et: SaysEveryRefusal<typeof et>;
  en: SaysEveryRefusal<typeof en>;
  ru: SaysEveryRefusal<typeof ru>;
};

const load = {
  et: () => import("./et.json"),
  en: () => import("./en.json"),
  ru: () => import("./ru.json"),
} satisfies Record<Language, () => Promise<{ default: object }>>;

const fallback: Language = "et";

export const i18n = i18next.createInstance();

function isLanguage(tag: string | undefined): tag is Language {
  return languages.some((language) => language === tag);
}

/** The language of the page now. */
export function currentLanguage(): Language {
  return isLanguage(i18n.language) ? i18n.language : fallback;
}

/** Only the active language travels; the fallback follows when that one cannot be had. */
async function loadWords(language: Language): Promise<Language> {
  if (i18n.hasResourceBundle(language, "translation")) return language;
  try {
    const words = await load[language]();
    i18n.addResourceBundle(language, "translation", words.default);
    return language;
  } catch (failure) {
    if (language === fallback) throw failure;
    return await loadWords(fallback);
  }
}

function tellThePage(language: string) {
  document.documentElement.lang = language;
}

/** Detects the language and loads its words. Nothing is painted before, so no wrong word is ever seen. */
export async function startI18n(): Promise<void> {
  await i18n.use(LanguageDetector).use(initReactI18next).init({
    fallbackLng: fallback,
    supportedLngs: languages,
    resources: {},
    partialBundledLanguages: true,
    interpolation: { escapeValue: false },
    detection: {
      order: ["querystring", "cookie", "localStorage", "sessionStorage", "navigator", "htmlTag"],
      lookupQuerystring: "lng",
      lookupCookie: "i18next",
      lookupLocalStorage: "i18nextLng",
      lookupSessionStorage: "i18nextLng",
      caches: ["localStorage"],
    },
  });
  await switchLanguage(currentLanguage());
  i18n.on("languageChanged", tellThePage);
  tellThePage(i18n.language);
}

/** The address, the scroll and what was typed stay as they are. */
export async function switchLanguage(language: Language): Promise<void> {
  await i18n.changeLanguage(await loadWords(language));
}
