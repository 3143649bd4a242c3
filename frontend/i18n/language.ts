import { readCookie, writeCookie } from "../cookies.ts";
import { type Language, languages } from "../../backend/domain/text.ts";

export { type Language, languages };

export const fallbackLanguage: Language = "et";

const storageKey = "i18nextLng";
const cookieName = "i18next";

export function isLanguage(tag: string | undefined): tag is Language {
  return languages.some((language) => language === tag);
}

function readStorage(read: () => string | null): string | null {
  try {
    return read();
  } catch {
    // Browsers may block storage, e.g. in frames.
    return null;
  }
}

/** The language of the visitor, in the order of the specification; Estonian by default. */
export function detectLanguage(): Language {
  const candidates = [
    new URLSearchParams(location.search).get("lng"),
    readCookie(cookieName),
    readStorage(() => localStorage.getItem(storageKey)),
    readStorage(() => sessionStorage.getItem(storageKey)),
    ...navigator.languages,
    document.documentElement.lang,
  ];
  return candidates.map((tag) => tag?.split("-")[0]?.toLowerCase()).find(isLanguage) ??
    fallbackLanguage;
}

/** The server renders the next page in this language. */
export function rememberLanguage(language: Language) {
  writeCookie(cookieName, language);
}

export function storeLanguage(language: string) {
  try {
    localStorage.setItem(storageKey, language);
  } catch {
    // Without storage the language is detected on each visit.
  }
}

export function isPseudoLanguageRequested(): boolean {
  return new URLSearchParams(globalThis.location?.search).get("lng") === "qps";
}
