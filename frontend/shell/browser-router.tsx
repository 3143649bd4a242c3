import { type ReactNode, useLayoutEffect, useMemo, useState } from "react";
import { createPath, NavigationType, type Navigator, Router, type To } from "react-router";

function currentPlace(navigationType: NavigationType) {
  const { pathname, search, hash } = globalThis.location;
  const { key = "default", state = null } = globalThis.history.state ?? {};
  return { location: { pathname, search, hash, key, state }, navigationType };
}

function addressOf(to: To): string {
  return typeof to === "string" ? to : createPath(to);
}

function entryOf(state: unknown) {
  return { key: Math.random().toString(36).slice(2, 10), state };
}

/** Follows the address of the browser. The library's own brings parts of its framework to every page, 6 kB. */
export function BrowserRouter({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState(() => currentPlace(NavigationType.Pop));
  const navigator = useMemo((): Navigator => ({
    createHref: addressOf,
    createURL: (to) => new URL(addressOf(to), globalThis.location.origin),
    go: (steps) => globalThis.history.go(steps),
    push(to, state) {
      globalThis.history.pushState(entryOf(state), "", addressOf(to));
      setPlace(currentPlace(NavigationType.Push));
    },
    replace(to, state) {
      globalThis.history.replaceState(entryOf(state), "", addressOf(to));
      setPlace(currentPlace(NavigationType.Replace));
    },
  }), []);
  useLayoutEffect(() => {
    const follow = () => setPlace(currentPlace(NavigationType.Pop));
    globalThis.addEventListener("popstate", follow);
    return () => globalThis.removeEventListener("popstate", follow);
  }, []);
  return (
    <Router {...place} navigator={navigator} useTransitions={false}>
      {children}
    </Router>
  );
}
