export const languages = ["et", "en", "ru"] as const;

export type Language = (typeof languages)[number];

/** Every language by its own name, so that whoever needs it can read it. */
export const ownNames = { et: "Eesti", en: "English", ru: "Русский" } as const satisfies Record<
  Language,
  string
>;

export const fallbackLanguage: Language = "et";

/** Where the specification keeps the choice of this browser. */
const key = "i18nextLng";

export function isLanguage(tag: string | undefined): tag is Language {
  return languages.some((language) => language === tag);
}

function cookie(name: string): string | undefined {
  return document.cookie.split("; ").find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
}

function stored(read: () => string | null): string | null {
  try {
    return read();
  } catch {
    // Storage may be forbidden, as it is to many a frame.
    return null;
  }
}

/** The first language of ours in the order of the specification, Estonian last. */
export function detectLanguage(): Language {
  const candidates = [
    new URLSearchParams(location.search).get("lng"),
    cookie("i18next"),
    stored(() => localStorage.getItem(key)),
    stored(() => sessionStorage.getItem(key)),
    ...navigator.languages,
    document.documentElement.lang,
  ];
  return candidates.map((tag) => tag?.split("-")[0]?.toLowerCase()).find(isLanguage) ??
    fallbackLanguage;
}

/** The language is found again on the next visit. */
export function rememberLanguage(language: string) {
  try {
    localStorage.setItem(key, language);
  } catch {
    // Without storage it is detected anew each time.
  }
}
