import { useEffect } from "react";

/** The anchor of the address stands in a part that came later than the address. */
export function useAnchor(ready: boolean) {
  useEffect(() => {
    if (ready && location.hash) {
      document.getElementById(location.hash.slice(1))?.scrollIntoView();
    }
  }, [ready]);
}
