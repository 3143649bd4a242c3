import { useState } from "react";

/** Which foreign calendar this browser may load without being asked again. */
const key = "heaolu.calendar";

function remembered(origin: string): boolean {
  try {
    return localStorage.getItem(key) === origin;
  } catch {
    // Without storage it is asked each time.
    return false;
  }
}

function remember(origin: string) {
  try {
    localStorage.setItem(key, origin);
  } catch {
    // The answer holds for this time.
  }
}

/** Whether the booking page of another house may be loaded: only when the person agreed, now or for good. */
export function useFrameConsent(origin: string, foreign: boolean) {
  const [allowed, setAllowed] = useState(() => !foreign || remembered(origin));
  return {
    allowed,
    allow(forGood: boolean) {
      if (forGood) remember(origin);
      setAllowed(true);
    },
  };
}
