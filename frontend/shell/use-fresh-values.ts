import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { domainValuesQuery } from "../api/domain-values.ts";

/**
 * Administrators change the words of filters and forms: the next page reads them again, which costs an answer without a
 * body while they are the same.
 */
export function useFreshValues(): void {
  const { pathname } = useLocation();
  const cache = useQueryClient();
  const opened = useRef(pathname);
  useEffect(() => {
    if (opened.current === pathname) return;
    opened.current = pathname;
    void cache.invalidateQueries({ queryKey: domainValuesQuery.queryKey });
  }, [pathname, cache]);
}
