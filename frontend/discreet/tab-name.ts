import { type DiscreetName, discreetNames } from "backend/domain/discreet.ts";
import { readCookie, writeCookie } from "../cookies.ts";
import { pageRequest } from "../page-request.ts";

/**
 * Set while a person in discreet mode uses this browser, so that the server sends every page with the neutral title and
 * icon. It stays when a session ends by itself or with a quick exit: then the login page is neutral too.
 */
const cookieName = "tab-name";

export function tabName(): DiscreetName | null {
  if (typeof document === "undefined") return pageRequest().tabName;
  const stored = readCookie(cookieName);
  return discreetNames.find((name) => name === stored) ?? null;
}

export function storeTabName(name: DiscreetName | null): void {
  if (name !== tabName()) writeCookie(cookieName, name);
}
