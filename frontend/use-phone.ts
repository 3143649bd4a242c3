import { useSyncExternalStore } from "react";

const phoneQuery = "(max-width: 767px)";

function watch(onChange: () => void) {
  const query = matchMedia(phoneQuery);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

/** Whether the window is as narrow as a phone; false until the browser has taken the page over. */
export function usePhone(): boolean {
  return useSyncExternalStore(watch, () => matchMedia(phoneQuery).matches, () => false);
}
