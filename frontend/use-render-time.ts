import { useSyncExternalStore } from "react";
import { pageRequest } from "./page-request.ts";

const never = () => () => {};

/** True on the server and while the browser takes over what the server rendered. */
export function useIsTakingOver(): boolean {
  return useSyncExternalStore(never, () => false, () => true);
}

/** The current time (Unix time, ms) in the first rendering of a component; the server's while the page is taken over. */
export function useRenderTime(): number {
  return useIsTakingOver() ? pageRequest().now : Date.now();
}
