import { useSyncExternalStore } from "react";

/** From here on a month has room beside the times. */
const wide = "(min-width: 940px)";

function watchWidth(wake: () => void) {
  const query = matchMedia(wide);
  query.addEventListener("change", wake);
  return () => query.removeEventListener("change", wake);
}

export function useWide(): boolean {
  return useSyncExternalStore(watchWidth, () => matchMedia(wide).matches, () => false);
}
