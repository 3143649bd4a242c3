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

/** The page at `url`, which has no query, in this language. */
export function inLanguage(url: string, language: Language): string {
  return `${url}?lng=${language}`;
}
