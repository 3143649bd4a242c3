import { type ReactNode, use } from "react";
import { createPath, Navigate, useLocation } from "react-router";
import { restoreSession } from "../api/session.ts";
import { useSession } from "../api/use-session.ts";
import { isOpen, redirectFor } from "./auth-redirect.ts";

/** Addresses are compared with each other only, so any origin will do, on a server too. */
const anyOrigin = "https://origin.invalid";

/** Only a page that depends on who is here waits for the answer; the others are painted at once. */
function dependsOnSession(url: URL): boolean {
  return !isOpen(url.pathname) || url.pathname === "/login" || url.searchParams.has("returnUrl");
}

/** Around every page: who may stay, and where the others go. It asks again when someone signs in or out. */
export function Guard({ children }: { children: ReactNode }) {
  const session = useSession();
  const url = new URL(createPath(useLocation()), anyOrigin);
  if (dependsOnSession(url) && !session) use(restoreSession());
  const target = redirectFor(url, session !== null);
  return target === null ? children : <Navigate to={target} replace />;
}
