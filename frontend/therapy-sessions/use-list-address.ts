import { useLocation, useNavigate } from "react-router";
import { useSearchParams } from "../shell/use-search-params.ts";
import { filterParams, readFilters, type SessionFilters } from "./filters.ts";

type Changes = Record<string, string | null>;

/** An address with some of its parts changed; null takes a part away. */
export function addressWith(path: string, params: URLSearchParams, changes: Changes): string {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return next.size > 0 ? `${path}?${next}` : path;
}

/** Where the page stands, and ways to other places on it. It stays where it is scrolled to. */
export function useAddress() {
  const { pathname } = useLocation();
  const params = useSearchParams();
  const navigate = useNavigate();
  const filters = readFilters(params);
  const hrefWith = (changes: Changes) => addressWith(pathname, params, changes);
  function go(changes: Changes, how: { replace?: boolean } = {}) {
    void navigate(hrefWith(changes), { preventScrollReset: true, ...how });
  }
  return {
    params,
    filters,
    hrefWith,
    go,
    /** Changes some filters in place. */
    filter: (change: Partial<SessionFilters>) =>
      go(filterParams({ ...filters, ...change }), { replace: true }),
  };
}
