import { type ReactNode, use } from "react";
import { createPath, Navigate, useLocation } from "react-router";
import { isBookingPage } from "../addresses.ts";
import { type CurrentUser, restoreSession, sessionHasEnded } from "../api/sign-in-session.ts";
import { useIsRestoringSession, useSessionUser } from "../api/use-sign-in-session.ts";
import { mayBeSignedIn } from "../api/sign-in-hint.ts";
import { ClientOnly, isServer } from "../client-only.ts";
import { config } from "../config.ts";
import { pageRequest } from "../page-request.ts";
import { useIsTakingOver } from "../use-render-time.ts";
import { Page } from "ui-kit/layout/page.tsx";
import { NeedsScripts } from "./needs-scripts.tsx";
import { isSecondFactorRequired } from "backend/domain/second-factor-policy.ts";
import { staffRoles } from "backend/domain/rights.ts";
import { safeReturnUrl, startPageOf } from "backend/domain/return-url.ts";

const anyOrigin = "https://origin.invalid";

function dependsOnSession(url: URL): boolean {
  if (isBookingPage(url.pathname)) return false;
  return !isOpen(url.pathname) || url.pathname === "/login" || url.searchParams.has("returnUrl");
}

/** A page for signed-in users shows that it loads while the session is restored. */
export function AuthGuard({ children }: { children: ReactNode }) {
  const user = useSessionUser();
  const isRestoring = useIsRestoringSession();
  const url = new URL(createPath(useLocation()), anyOrigin);
  const isPrivate = !isOpen(url.pathname) && !pageRequest().isMissing;
  const isLoading = isPrivate && isRestoring;
  const isUnknown = useIsTakingOver() && pageRequest().isMissing;
  if (dependsOnSession(url) && !user && mayBeSignedIn() && !isLoading && !isUnknown) {
    if (isServer) throw new ClientOnly();
    use(restoreSession());
  }
  const state = { hasEnded: sessionHasEnded(), lacksSecondFactor: lacksSecondFactor(user) };
  const target = isLoading || isUnknown ? null : redirectFor(url, user, state);
  if (target !== null) return <Navigate to={target} replace />;
  return (
    <>
      {isPrivate && (
        <Page>
          <NeedsScripts />
        </Page>
      )}
      {children}
    </>
  );
}

const linkPath = "/login/link";
/** Pages that use the return address themselves, after their own step. */
const stepPaths = [linkPath, "/verify-email", "/register"];

const openPaths = [
  "/courses",
  "/",
  "/login",
  "/register",
  "/test",
  "/preferences",
  "/questions/new",
  linkPath,
  "/verify-email",
  "/confirm-email-change",
  "/forgot-password",
  "/reset-password",
  "/booking",
  "/booking/confirm",
  "/booking/link",
  "/compare",
  "/waiting-list",
  "/gift-card",
  "/gift-card/balance",
  "/join",
  "/join/status",
  "/practices",
  "/useful",
  "/about",
  "/help",
  "/terms",
  "/privacy",
  "/accessibility",
  "/ranking",
];
const openPrefixes = [
  "/courses/",
  "/certificate/",
  "/therapist/view/",
  "/team/",
  "/practices/",
  "/gift-card/bought/",
  "/payments/",
];

export function isOpen(path: string): boolean {
  return isBookingPage(path) || openPaths.includes(path) ||
    openPrefixes.some((prefix) => path.startsWith(prefix));
}

/** Where an account that must have a second factor sets it up. */
const setUpPath = "/user/profile/access";

function setUpAddress(returnUrl: string): string {
  return returnUrl === "/" ? setUpPath : `${setUpPath}?returnUrl=${encodeURIComponent(returnUrl)}`;
}

function lacksSecondFactor(user: CurrentUser | null): boolean {
  if (!user || user.hasSecondFactor) return false;
  const { roles, therapistId } = user;
  return isSecondFactorRequired(config.secondFactor, {
    isAdmin: roles.includes("admin"),
    staffRoles: staffRoles.filter((role) => roles.includes(role)),
    therapistId,
  });
}

function isOfPractitioners(path: string): boolean {
  return path === "/sessions" || path.startsWith("/sessions/");
}

/** Keeps the calendars of others and has no pages of a practitioner. */
function isAssistantOnly(
  { roles = [], therapistId }: Partial<Pick<CurrentUser, "roles" | "therapistId">>,
): boolean {
  return roles.includes("assistant") && !roles.includes("admin") && !therapistId;
}

/** The address to redirect to; null when the page may be shown. `user`: who is signed in. */
export function redirectFor(
  url: URL,
  user: Pick<CurrentUser, "approval"> & Partial<Pick<CurrentUser, "roles" | "therapistId">> | null,
  { hasEnded = false, lacksSecondFactor = false } = {},
): string | null {
  const here = url.pathname + url.search + url.hash;
  if (stepPaths.includes(url.pathname) || isBookingPage(url.pathname)) return null;
  if (url.pathname === "/login" && url.searchParams.has("ticket")) return linkPath + url.search;
  if (!user) {
    if (isOpen(url.pathname)) return null;
    return `/login?returnUrl=${encodeURIComponent(here)}${hasEnded ? "&ended" : ""}`;
  }
  if (isOfPractitioners(url.pathname) && isAssistantOnly(user)) return "/calendars";
  const wanted = safeReturnUrl(url.searchParams.get("returnUrl"), url.origin);
  if (lacksSecondFactor) {
    if (url.pathname === setUpPath) return null;
    if (url.pathname === "/login") return setUpAddress(wanted);
    return isOpen(url.pathname) ? null : setUpAddress(here);
  }
  // The server never sees what stands after "#"; browsers keep it over a redirect to the login page.
  const returnUrl = wanted === "/" || wanted.includes("#") ? wanted : wanted + url.hash;
  if (returnUrl !== "/" && returnUrl !== here) return returnUrl;
  return url.pathname === "/login" ? startPageOf(user) : null;
}
