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
    // On the way back the browser scrolls before the page has changed: that is the other page's place.
    const remember = () => {
      if (keyOfEntry() === key) left.set(key, globalThis.scrollY);
    };
    globalThis.addEventListener("scroll", remember, { passive: true });
    return () => globalThis.removeEventListener("scroll", remember);
  }, [key]);
  useLayoutEffect(() => {
    const samePage = shown.current.pathname === pathname;
    const samePlace = samePage && shown.current.hash === hash;
    shown.current = { pathname, hash };
    // Another language or filter in the address of the same place moves nothing.
    if (how === "REPLACE" && samePlace) left.set(key, globalThis.scrollY);
    else arrive({ hash, samePage, before: how === "POP" ? left.get(key) : undefined });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- A navigation is identified by its key alone; the browser handles a change of the hash.
  }, [key]);
}

/** The router's key of the entry of the history one is at; the first has none of its own. */
function keyOfEntry(): string {
  return globalThis.history.state?.key ?? "default";
}

/** Not a part of the effect: in newer browsers a scroll answers with a promise, which no effect may return. */
function arrive({ hash, samePage, before }: {
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
    // Anybody can write "#%" into an address.
    return null;
  }
}
