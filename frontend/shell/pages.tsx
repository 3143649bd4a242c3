import { useDeferredValue, useEffect, useRef } from "react";
import { type Location, useLocation, useRoutes } from "react-router";
import { routes } from "../routes.tsx";
import { useScroll } from "./use-scroll.ts";

/** The old page stays until the new one has arrived; within a page every change of the address is seen at once. */
function useShownLocation(): Location {
  const location = useLocation();
  const ready = useDeferredValue(location);
  return ready.pathname === location.pathname ? location : ready;
}

/** After a change of page the keyboard starts at the new content, not at the old link. */
function useFocusOnNewPage({ pathname }: Location) {
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.getElementById("main")?.focus({ preventScroll: true });
  }, [pathname]);
}

/** The page of the address. */
export function Pages() {
  const shown = useShownLocation();
  useScroll(shown);
  useFocusOnNewPage(shown);
  return useRoutes(routes, shown);
}
