import { useEffect } from "react";
import { keepInPlace } from "./keep-in-place.ts";

/** Keeps the part that the address names in place while the parts above it load. */
export function useLateAnchor(onArrival?: (id: string) => void) {
  useEffect(() => {
    const id = location.hash.slice(1);
    if (!id) return;
    onArrival?.(id);
    return keepInPlace(id);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Only the address that the page was opened with.
  }, []);
}
