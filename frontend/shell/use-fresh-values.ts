import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { domainValuesQuery } from "../api/domain-values.ts";

const freshMs = 10_000;

/** Administrators change the words of filters and forms: a page that stays open reads them again when another page opens. */
export function useFreshValues(): void {
  const { pathname } = useLocation();
  const cache = useQueryClient();
  const opened = useRef(pathname);
  useEffect(() => {
    if (opened.current === pathname) return;
    opened.current = pathname;
    const { queryKey } = domainValuesQuery;
    const { dataUpdatedAt = 0 } = cache.getQueryState(queryKey) ?? {};
    if (Date.now() - dataUpdatedAt > freshMs) void cache.invalidateQueries({ queryKey });
  }, [pathname, cache]);
}
