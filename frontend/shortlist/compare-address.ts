import { type Filters, toQuery } from "../search/filters.ts";

/** The page that compares these practitioners, measured by the filters of the search. */
export function compareAddress(slugs: string[], filters: Filters): string {
  const ids = `ids=${slugs.join(",")}`;
  const query = toQuery(filters);
  return `/compare?${query ? `${query.slice(1)}&${ids}` : ids}`;
}

export function comparedIds(params: URLSearchParams, limit: number): string[] {
  const ids = (params.get("ids") ?? "").split(",").filter((id) => /^[\w-]{1,120}$/.test(id));
  return [...new Set(ids)].slice(0, limit);
}
