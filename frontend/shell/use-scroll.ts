import { useEffect, useLayoutEffect, useRef } from "react";
import { type Location, useNavigationType } from "react-router";

/** How far each entry of the history was scrolled. */
const left = new Map<string, number>();

/** A new page begins at its top or at its hash; the way back leads to where it was left. */
export function useScroll({ key, pathname, hash }: Location) {
  const how = useNavigationType();
  const shown = useRef(pathname);
  useEffect(() => {
    const remember = () => left.set(key, globalThis.scrollY);
    globalThis.addEventListener("scroll", remember, { passive: true });
    return () => globalThis.removeEventListener("scroll", remember);
  }, [key]);
  useLayoutEffect(() => {
    const samePage = shown.current === pathname;
    shown.current = pathname;
    if (how === "POP") {
      const top = left.get(key);
      if (top !== undefined) globalThis.scrollTo({ top });
      return;
    }
    const target = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
    if (target) return target.scrollIntoView();
    if (!samePage) globalThis.scrollTo({ top: 0 });
  }, [key]);
}
