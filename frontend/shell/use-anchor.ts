import { useEffect } from "react";

export function useAnchor(ready: boolean) {
  useEffect(() => {
    if (ready && location.hash) {
      document.getElementById(location.hash.slice(1))?.scrollIntoView();
    }
  }, [ready]);
}
