import { type SavedFilters, savedSearchLimits } from "../../domain/saved-search.ts";
import { searchLimits } from "../../domain/search/search-request.ts";
import { withUnderstoodWords } from "../../domain/search/understood-words.ts";
import type { Language } from "../../domain/text.ts";
import type { Ports } from "../../ports/ports.ts";

/** The ids of the practitioners who fit, best first; null when they are too many to tell who is new. */
export async function idsMatching(
  { search }: Pick<Ports, "search">,
  filters: SavedFilters,
  visitor: { now: number; language: Language },
): Promise<string[] | null> {
  const ids: string[] = [];
  const { request } = withUnderstoodWords(
    { ...filters, limit: searchLimits.pageSize },
    visitor.now,
  );
  let cursor: string | undefined;
  do {
    const page = await search.find(
      { ...request, ...(cursor === undefined ? {} : { cursor }) },
      visitor,
    );
    if (page.total > savedSearchLimits.practitioners) return null;
    ids.push(...page.hits.map(({ therapistId }) => therapistId));
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return ids;
}
