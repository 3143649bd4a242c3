import type { Relaxation } from "../../domain/search/search-request.ts";

/** Each of them is a search of its own. */
const mostSearches = 4;

/**
 * What a text finds without the words that mean nothing; else without one of its words, most results first; else, of a
 * longer text, by as many of its first words as find anything. `totalOf` counts the results of a text.
 */
export async function withFewerWords(
  { words, meaningful }: { words: string[]; meaningful: string[] },
  totalOf: (text: string) => Promise<number>,
): Promise<Relaxation[]> {
  if (meaningful.length === 0) return [];
  if (meaningful.length < words.length) {
    const some = await waysWith([meaningful]);
    if (some.length > 0) return some;
  }
  if (meaningful.length < 2) return [];
  if (meaningful.length <= mostSearches) {
    const found = await waysWith(meaningful.map((_, at) => meaningful.toSpliced(at, 1)));
    return found.toSorted((a, b) => b.total - a.total);
  }
  for (let count = mostSearches; count > 0; count--) {
    const first = await waysWith([meaningful.slice(0, count)]);
    if (first.length > 0) return first;
  }
  return [];

  async function waysWith(parts: string[][]): Promise<Relaxation[]> {
    const found: Relaxation[] = [];
    for (const part of parts) {
      const left = part.join(" ");
      const total = await totalOf(left);
      if (total > 0) found.push({ filters: ["text"], text: left, total });
    }
    return found;
  }
}
