import { type Language, languages } from "../../backend/domain/text.ts";

export { type Language, languages };

export const fallbackLanguage: Language = "et";

const storageKey = "i18nextLng";

export function isLanguage(tag: string | undefined): tag is Language {
  return languages.some((language) => language === tag);
}

function cookie(name: string): string | undefined {
  return document.cookie.split("; ").find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
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
    cookie("i18next"),
    readStorage(() => localStorage.getItem(storageKey)),
    readStorage(() => sessionStorage.getItem(storageKey)),
    ...navigator.languages,
    document.documentElement.lang,
  ];
  return candidates.map((tag) => tag?.split("-")[0]?.toLowerCase()).find(isLanguage) ??
    fallbackLanguage;
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
