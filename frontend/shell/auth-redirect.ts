import { safeReturnUrl } from "backend/domain/return-url.ts";

/** A provider's address belongs to an account: here its password is asked. Whoever adds a sign-in comes signed in. */
const linkPath = "/login/link";

/** Where a signed-out person may stay: the addresses of the specification, the ways to an account, what is only read. */
const openPaths = [
  "/",
  "/login",
  "/register",
  "/test",
  linkPath,
  "/verify-email",
  "/confirm-email-change",
  "/forgot-password",
  "/reset-password",
  "/practices",
  "/useful",
  "/about",
  "/help",
  "/terms",
  "/privacy",
  "/accessibility",
  "/ranking",
];
const openPrefixes = ["/therapist/view/", "/practices/"];

export function isOpen(path: string): boolean {
  return openPaths.includes(path) || openPrefixes.some((prefix) => path.startsWith(prefix));
}

/** Where the page has to go now that it is known who is here; null when it may stay. */
export function redirectFor(url: URL, signedIn: boolean): string | null {
  const here = url.pathname + url.search + url.hash;
  if (url.pathname === linkPath) return null;
  if (url.pathname === "/login" && url.searchParams.has("ticket")) return linkPath + url.search;
  if (!signedIn) {
    return isOpen(url.pathname) ? null : `/login?returnUrl=${encodeURIComponent(here)}`;
  }
  const wanted = safeReturnUrl(url.searchParams.get("returnUrl"), url.origin);
  if (wanted !== "/" && wanted !== here) return wanted;
  return url.pathname === "/login" ? "/" : null;
}
