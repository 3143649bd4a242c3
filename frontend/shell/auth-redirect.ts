import { safeReturnUrl } from "./return-url.ts";

/** Where a signed-out person may stay: the addresses of the specification, and the ways to an account. */
const openPaths = [
  "/",
  "/login",
  "/register",
  "/test",
  "/verify-email",
  "/forgot-password",
  "/reset-password",
];
const openPrefix = "/therapist/view/";

export function isOpen(path: string): boolean {
  return openPaths.includes(path) || path.startsWith(openPrefix);
}

/** Where the page has to go now that it is known who is here; null when it may stay. */
export function redirectFor(url: URL, signedIn: boolean): string | null {
  const here = url.pathname + url.search + url.hash;
  if (!signedIn) {
    return isOpen(url.pathname) ? null : `/login?returnUrl=${encodeURIComponent(here)}`;
  }
  const wanted = safeReturnUrl(url.searchParams.get("returnUrl"), url.origin);
  if (wanted !== "/" && wanted !== here) return wanted;
  return url.pathname === "/login" ? "/" : null;
}
