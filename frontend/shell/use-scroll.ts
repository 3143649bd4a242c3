import { useLayoutEffect, useRef } from "react";
import { type Location, useNavigationType } from "react-router";

/** How far each entry of the history was scrolled. */
const left = new Map<string, number>();

/** A new page begins at its top or at its hash; the way back leads to where it was left. */
export function useScroll({ key, pathname, hash }: Location) {
  const how = useNavigationType();
  const shown = useRef({ pathname, hash });
  // In the layout phase: the scroll to the next page's top must not be taken for this one's.
  useLayoutEffect(() => {
    const remember = () => left.set(key, globalThis.scrollY);
    globalThis.addEventListener("scroll", remember, { passive: true });
    return () => globalThis.removeEventListener("scroll", remember);
  }, [key]);
  useLayoutEffect(() => {
    const samePage = shown.current.pathname === pathname;
    const samePlace = samePage && shown.current.hash === hash;
    shown.current = { pathname, hash };
    // Another language or filter in the address of the same place moves nothing.
    if (how === "REPLACE" && samePlace) return void left.set(key, globalThis.scrollY);
    const before = how === "POP" ? left.get(key) : undefined;
    if (before !== undefined) return globalThis.scrollTo({ top: before });
    const target = targetOf(hash);
    if (target) return target.scrollIntoView();
    if (!samePage) globalThis.scrollTo({ top: 0 });
  }, [key]);
}

function targetOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // Anybody can write "#%" into an address.
    return null;
  }
}
