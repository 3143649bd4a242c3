import type { Page, PageQuery } from "../page.ts";

export const directions = ["asc", "desc"] as const;

export type Sorted<Sort extends string> = PageQuery & {
  sort: Sort;
  direction: (typeof directions)[number];
};

/** More rows are not counted, because that would read them all. */
export const mostCounted = 10_000;

/** Not exact: there are more rows than `count`, which is 0 where counting takes too long. */
export type Total = { count: number; isExact: boolean };

export const moreThanCounted: Total = { count: mostCounted, isExact: false };
export const notCounted: Total = { count: 0, isExact: false };

/** `total`: of all pages; null on further pages. */
export type CountedPage<Row> = Page<Row> & { total: Total | null };
