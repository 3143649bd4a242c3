import type { Approval } from "./profile.ts";

const control = /[\p{Cc}\\]/u;
const startsAtRoot = /^\/(?!\/)/;

/** The path to open after sign-in: `wanted` when it is a path of this origin, else "/". */
export function safeReturnUrl(wanted: string | null | undefined, origin: string): string {
  if (!wanted || control.test(wanted) || !startsAtRoot.test(wanted)) return "/";
  const url = parse(wanted, origin);
  if (!url || url.origin !== origin || url.pathname.startsWith("//")) return "/";
  return url.pathname + url.search + url.hash;
}

/** The path to open after a sign-in that names none: practitioners go to their sessions, or on with a profile that is not approved. */
export function startPageOf({ approval }: { approval: Approval | null }): string {
  if (approval === null) return "/";
  return approval === "approved" ? "/sessions" : "/sessions/profile";
}

function parse(wanted: string, origin: string): URL | null {
  try {
    return new URL(wanted, origin);
  } catch {
    return null;
  }
}
