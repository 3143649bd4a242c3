import { type Filters, without } from "./filters.ts";

/** Filters for others: without the place of the visitor, and without what depends on their test. */
export function sharedFilters(filters: Filters): Filters {
  const shared = filters.suits ? without(filters, "suits") : filters;
  return shared.near ? without(shared, "near") : shared;
}
