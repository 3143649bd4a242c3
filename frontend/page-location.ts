import type { Params } from "react-router";

/** What a page needs to know to load its data. */
export type PageLocation = {
  path: string;
  params: Params;
  search: URLSearchParams;
  /** Unix time, ms. */
  now: number;
};
