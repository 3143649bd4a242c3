import { useCallback } from "react";
import { useLocation, useNavigate } from "react-router";
import { useSearchParams } from "../shell/use-search-params.ts";
import { filterParams, readFilters, type SessionFilters } from "./filters.ts";

type Changes = Record<string, string | null>;

/** An address with changed query parameters; null removes one. */
export function addressWith(path: string, params: URLSearchParams, changes: Changes): string {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return next.size > 0 ? `${path}?${next}` : path;
}

export function useListAddress() {
  const { pathname } = useLocation();
  const params = useSearchParams();
  const navigate = useNavigate();
  const filters = readFilters(params);
  const hrefWith = useCallback(
    (changes: Changes) => addressWith(pathname, params, changes),
    [pathname, params],
  );
  const go = useCallback((changes: Changes, options: { replace?: boolean } = {}) => {
    void navigate(hrefWith(changes), { preventScrollReset: true, ...options });
  }, [navigate, hrefWith]);
  return {
    params,
    filters,
    hrefWith,
    go,
    filter: (change: Partial<SessionFilters>) =>
      go(filterParams({ ...filters, ...change }), { replace: true }),
  };
}
