import { inOtherAlphabet } from "./search/transliteration.ts";

const longest = 60;

/** A name as it is written in an address: Latin letters, digits and hyphens; `fallback` when nothing is left. */
export function slugOf(name: string, fallback: string): string {
  const latin = /\p{Script=Cyrillic}/u.test(name) ? inOtherAlphabet(name) : name.toLowerCase();
  return latin.normalize("NFKD").replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^a-z0-9]+/g, "-").slice(0, longest).replaceAll(/^-+|-+$/g, "") ||
    fallback;
}

/** The slug, or the first of `slug-2`, `slug-3`… that is not taken. */
export function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  for (let number = 1;; number++) {
    const candidate = number === 1 ? slug : `${slug}-${number}`;
    if (!taken.has(candidate)) return candidate;
  }
}
