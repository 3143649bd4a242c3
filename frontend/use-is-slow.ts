import { useEffect, useState } from "react";

const slowMs = 300;

/** Whether something is going on for longer than a moment, so that what is quick does not flicker. */
export function useIsSlow(isGoingOn: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isGoingOn) return;
    const timer = setTimeout(() => setSlow(true), slowMs);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isGoingOn]);
  return isSlow && isGoingOn;
}
