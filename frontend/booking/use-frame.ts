import { useSyncExternalStore } from "react";
import { useCurrentUser } from "../api/use-sign-in-session.ts";
import { config } from "../config.ts";
import { hasHostButton, isEmbedded, isFramed } from "./embed.ts";
import type { PageAddress } from "./page-address.ts";

function watchNothing() {
  return () => {};
}

/** How the page is framed. The server goes by the address, in which the embedding page names itself. */
export function useFrame({ embedDomain }: PageAddress) {
  const isNamed = () => embedDomain !== null;
  const isOurs = () => config.scheduling.origin.endsWith(`//${embedDomain}`);
  const hasExit = useCurrentUser()?.discreet != null;
  const isHosted = useSyncExternalStore(watchNothing, hasHostButton, isOurs);
  return {
    framed: useSyncExternalStore(watchNothing, isFramed, isNamed),
    embedded: useSyncExternalStore(watchNothing, isEmbedded, isNamed),
    hasHostButton: isHosted,
    closable: isHosted && hasExit ? "with-exit" as const : isHosted,
  };
}
