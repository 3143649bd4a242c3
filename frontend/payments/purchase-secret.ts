import { useEffect, useSyncExternalStore } from "react";
import { useLocation, useNavigate } from "react-router";

const prefix = "heaolu.purchase.";
const memory = new Map<string, string>();
const watchers = new Set<() => void>();

const idPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether an address can name a purchase; another one is unknown before any request. */
export function isPurchaseId(id: string): boolean {
  return idPattern.test(id);
}

/** Keeps the secret of a purchase in this tab. */
export function storeSecret(id: string, secret: string): void {
  memory.set(id, secret);
  try {
    sessionStorage.setItem(prefix + id, secret);
  } catch {
    // Storage is blocked: only this page has the secret.
  }
  for (const watcher of watchers) watcher();
}

function storedSecret(id: string): string {
  try {
    return memory.get(id) ?? sessionStorage.getItem(prefix + id) ?? "";
  } catch {
    return memory.get(id) ?? "";
  }
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/**
 * The secret that comes after "#" in links. It is moved into the tab and out of the address, so that it stands in no history
 * and no referrer. Empty without one; null while only the browser knows.
 */
export function usePurchaseSecret(id: string): string | null {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const stored = useSyncExternalStore(watch, () => storedSecret(id), () => null);
  const given = decodeURIComponent(hash.slice(1));
  useEffect(() => {
    if (given === "") return;
    storeSecret(id, given);
    void navigate({ pathname, search }, { replace: true, preventScrollReset: true });
  }, [id, given, pathname, search, navigate]);
  if (stored === null) return null;
  return given || stored;
}

/** The header that proves the purchase to the server; none for the owner of an account. */
export function secretHeader(secret: string) {
  return secret === "" ? {} : { "x-purchase-secret": secret };
}
