import { useDeferredValue, useEffect, useLayoutEffect, useRef, useState } from "react";
import { type Location, useLocation, useNavigationType, useRoutes } from "react-router";
import { pageRequest } from "../page-request.ts";
import { notFoundPage, routesFor } from "../find-page.tsx";

const positions = new Map<string, number>();

function useScroll({ key, pathname, hash }: Location) {
  const navigationType = useNavigationType();
  const shown = useRef({ pathname, hash });
  // A layout effect, so that scrolling the next page to its top is not stored for this one.
  useLayoutEffect(() => {
    // When going back, the browser scrolls before the page changes.
    const store = () => {
      if (currentKey() === key) positions.set(key, globalThis.scrollY);
    };
    globalThis.addEventListener("scroll", store, { passive: true });
    return () => globalThis.removeEventListener("scroll", store);
  }, [key]);
  useLayoutEffect(() => {
    const samePage = shown.current.pathname === pathname;
    const samePlace = samePage && shown.current.hash === hash;
    shown.current = { pathname, hash };
    // A changed language or filter does not scroll.
    if (navigationType === "REPLACE" && samePlace) positions.set(key, globalThis.scrollY);
    else {scrollTo({
        hash,
        samePage,
        before: navigationType === "POP" ? positions.get(key) : undefined,
      });}
    // The page may have been scrolled before its scripts were there.
    if (!positions.has(key)) positions.set(key, globalThis.scrollY);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- A navigation is identified by its key alone; the browser handles a change of the hash.
  }, [key]);
}

function currentKey(): string {
  return globalThis.history.state?.key ?? "default";
}

function scrollTo({ hash, samePage, before }: {
  hash: string;
  samePage: boolean;
  before: number | undefined;
}) {
  const target = targetOf(hash);
  if (before !== undefined) globalThis.scrollTo({ top: before });
  else if (target) target.scrollIntoView();
  else if (!samePage) globalThis.scrollTo({ top: 0 });
}

function targetOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // A malformed hash such as "#%".
    return null;
  }
}

function useShownLocation(): Location {
  const location = useLocation();
  const ready = useDeferredValue(location);
  return ready.pathname === location.pathname ? location : ready;
}

function useFocusOnNewPage({ pathname }: Location) {
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.getElementById("main")?.focus({ preventScroll: true });
  }, [pathname]);
}

export function CurrentPage() {
  const shown = useShownLocation();
  useScroll(shown);
  useFocusOnNewPage(shown);
  const [missing] = useState(() => pageRequest().isMissing ? shown.pathname : null);
  const page = useRoutes(routesFor(shown.pathname), shown);
  return shown.pathname === missing ? notFoundPage.element : page;
}
