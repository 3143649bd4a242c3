import type { Page, PageQuery } from "../page.ts";

export const directions = ["asc", "desc"] as const;

export type Sorted<Sort extends string> = PageQuery & {
  sort: Sort;
  direction: (typeof directions)[number];
};

/** More rows are not counted, because that would read them all. */
export const mostCounted = 3000;

/** `total`: of all pages; null for more than `mostCounted`, and on further pages. */
export type CountedPage<Row> = Page<Row> & { total: number | null };
