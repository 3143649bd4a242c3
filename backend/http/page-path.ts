import type { Language } from "../domain/text.ts";

/** Path and query of a URL, without its host. */
export function pathOf(url: string): string {
  return url.replace(/^\w+:\/\/[^/?#]*/, "").replace(/#.*$/, "") || "/";
}

export function isDecodable(path: string): boolean {
  if (!path.includes("%")) return true;
  try {
    decodeURIComponent(path.replace(/\?.*$/s, ""));
    return true;
  } catch {
    return false;
  }
}

/** Path and query of a page for others: without its language, the visitor's place and marks of campaigns. */
export function sharedPath(url: string): string {
  const { pathname, searchParams } = new URL(pathOf(url), "http://any.where");
  const isNear = searchParams.has("near");
  for (const name of [...searchParams.keys()]) {
    const isPrivate = ["lng", "in", "near"].includes(name) || (name === "within" && isNear);
    if (isPrivate || /^utm_|clid$/.test(name)) searchParams.delete(name);
  }
  const query = searchParams.toString().replaceAll("%2C", ",");
  return query ? `${pathname}?${query}` : pathname;
}

/** As Open Graph names languages. */
export const openGraphLocales = {
  et: "et_EE",
  en: "en_GB",
  ru: "ru_RU",
} as const satisfies Record<Language, string>;

/** The page at `url`, which has no query, in this language. */
export function inLanguage(url: string, language: Language): string {
  return `${url}?lng=${language}`;
}
