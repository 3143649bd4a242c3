import { useMemo } from "react";
import { useLocation } from "react-router";

/** What the address asks for. The library's own brings its forms and fetchers along. */
export function useSearchParams(): URLSearchParams {
  const { search } = useLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
}
