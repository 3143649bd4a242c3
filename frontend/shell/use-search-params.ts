import { useMemo } from "react";
import { useLocation } from "react-router";

/** Smaller than the router's hook, which bundles its forms and fetchers. */
export function useSearchParams(): URLSearchParams {
  const { search } = useLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
}
