import { useEffect } from "react";
import { keepInPlace } from "./keep-in-place.ts";

/** Scrolls to the part that the address names once the page is ready. */
export function useAnchor(ready: boolean) {
  useEffect(() => {
    const id = location.hash.slice(1);
    if (!ready || !id) return;
    document.getElementById(id)?.scrollIntoView();
    return keepInPlace(id);
  }, [ready]);
}
