import { type LoaderFunctionArgs, redirect } from "react-router";
import { currentSession, restoreSession } from "../api/session.ts";
import { isOpen, redirectFor } from "./auth-redirect.ts";

/** Only a page that depends on who is here waits for the answer; the others are painted at once. */
function dependsOnSession(url: URL): boolean {
  return !isOpen(url.pathname) || url.pathname === "/login" || url.searchParams.has("returnUrl");
}

/** Runs before every page: who may stay, and where the others go. */
export async function guard({ request }: LoaderFunctionArgs): Promise<null> {
  const url = new URL(request.url);
  const session = dependsOnSession(url) ? await restoreSession() : currentSession();
  const target = redirectFor(url, session !== null);
  if (target !== null) throw redirect(target);
  return null;
}
