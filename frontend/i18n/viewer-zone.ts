import { createContext, useContext } from "react";
import { writeCookie } from "../cookies.ts";
import { pageRequest } from "../page-request.ts";
import { browserZone } from "./browser-zone.ts";

let adopted: string | null = null;
const watchers = new Set<() => void>();

/** The time zone in which times are shown (IANA name). */
export function viewerZone(): string {
  return adopted ?? pageRequest().zone;
}

export function watchViewerZone(watcher: () => void) {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

/** The zone of the current rendering. A change is rendered in steps, so it is no external store. */
export const ViewerZone = createContext<string | null>(null);

export function useViewerZone(): string {
  return useContext(ViewerZone) ?? viewerZone();
}

/** Shows times in the zone of the browser, on the next page from the start. */
export function adoptBrowserZone(): void {
  const zone = browserZone();
  if (zone === viewerZone()) return;
  writeCookie("zone", zone);
  adopted = zone;
  for (const watcher of watchers) watcher();
}
