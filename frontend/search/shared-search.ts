import { type Filters, without } from "./filters.ts";

/** Filters for others: without the place of the visitor. */
export function sharedFilters(filters: Filters): Filters {
  return filters.near ? without(filters, "near") : filters;
}
