import { useEffect } from "react";

/** Scrolls to the hash of the address once the page has its content. */
export function useAnchor(ready: boolean) {
  useEffect(() => {
    if (ready && location.hash) {
      document.getElementById(location.hash.slice(1))?.scrollIntoView();
    }
  }, [ready]);
}
