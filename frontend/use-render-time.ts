import { startTransition, useEffect, useState, useSyncExternalStore } from "react";
import { pageRequest } from "./page-request.ts";

const never = () => () => {};
const nothing = () => null;

/** Whether the server rendered this component. It stays true when the browser has taken it over. */
export function useIsFromServer(): boolean {
  const [origin] = useState({ isServer: false });
  // React reads the server's value only of what comes from there.
  useSyncExternalStore(never, nothing, () => {
    origin.isServer = true;
    return null;
  });
  return origin.isServer;
}

/** True on the server and while the browser takes over what the server rendered. */
export function useIsTakingOver(): boolean {
  const isFromServer = useIsFromServer();
  const [isTaken, setTaken] = useState(false);
  useEffect(() => {
    // In steps, so that a tap is answered between them.
    if (isFromServer) startTransition(() => setTaken(true));
  }, [isFromServer]);
  return isFromServer && !isTaken;
}

/** The current time (Unix time, ms) in the first rendering of a component; the server's while the page is taken over. */
export function useRenderTime(): number {
  return useIsTakingOver() ? pageRequest().now : Date.now();
}
