import type { Relaxation } from "../../domain/search/search-request.ts";
import { wordsIn } from "../../domain/search/text-words.ts";

/** Each of them is a search of its own. */
const mostWords = 4;

/** What a text finds without one of its words, most results first. `totalOf` counts the results of a text. */
export async function withFewerWords(
  text: string,
  totalOf: (text: string) => Promise<number>,
): Promise<Relaxation[]> {
  const words = wordsIn(text);
  if (words.length < 2 || words.length > mostWords) return [];
  const found: Relaxation[] = [];
  for (const removed of words.keys()) {
    const left = words.toSpliced(removed, 1).join(" ");
    const total = await totalOf(left);
    if (total > 0) found.push({ filters: ["text"], text: left, total });
  }
  return found.toSorted((a, b) => b.total - a.total);
}
