import { useMemo } from "react";
import { useNavigate } from "react-router";
import { changed, type Filters, toQuery } from "./filters.ts";
import { readFilters } from "./read-filters.ts";
import { useSearchParams } from "../../shell/use-search-params.ts";

export type Change = Parameters<typeof changed>[1];

/** The filters of the address, and ways to change it. The page stays where it is scrolled to. */
export function useFilters() {
  const params = useSearchParams();
  const navigate = useNavigate();
  const filters = useMemo(() => readFilters(params), [params]);
  function show(next: Filters, how: { replace?: boolean } = {}) {
    void navigate({ search: toQuery(next) }, { preventScrollReset: true, ...how });
  }
  return {
    filters,
    /** Sets all of them. */
    show,
    /** Changes some; `undefined` takes one away. */
    change: (change: Change, how?: { replace?: boolean }) => show(changed(filters, change), how),
  };
}
