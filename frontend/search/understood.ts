import type { SearchResult } from "../api/therapists.ts";
import { changed, type FilterName, type Filters } from "./filters.ts";

export type Understood = SearchResult["understood"];

/** The filters that count: what the search read in its text is a filter, and the rest is the text. */
export function withUnderstood(filters: Filters, understood: Understood): Filters {
  if (!understood) return filters;
  return changed(filters, { ...understood, text: understood.text || undefined });
}

/** The days and the part of the day that the text names: no control shows them. */
export function timesIn(understood: Understood): FilterName[] {
  return (["freeWithinDays", "freeOn", "partOfDay"] as const)
    .filter((name) => understood?.[name] !== undefined);
}
