import type { QueryClient } from "@tanstack/react-query";
import { type ComponentType, type ReactNode, use } from "react";
import { matchPath, matchRoutes, type Params, type RouteObject } from "react-router";
import { LoadFailure } from "ui-kit/layout/load-boundary.tsx";
import { type Address, addresses, isBookingPage } from "./addresses.ts";
import type { CurrentUser } from "./api/sign-in-session.ts";
import type { PageLocation } from "./page-location.ts";
import { needTranslations } from "./i18n/i18n.ts";
import type { Namespace } from "./i18n/translations.ts";
import { countedLoad } from "./shell/page-loading.ts";

type PageModule = {
  Component: ComponentType;
  /** Loads the data of the first view into the cache. The server waits for it before it renders the page. */
  prefetch?: (cache: QueryClient, location: PageLocation) => Promise<unknown>;
  /** The same for a page of the signed-in user, with what only the user may see. A failure is shown by the page. */
  prefetchForUser?: (
    cache: QueryClient,
    user: CurrentUser,
    location: PageLocation,
  ) => Promise<unknown>;
  /** The parts of the first view that are files of their own. They are loaded before the browser takes the page over. */
  partsOf?: (search: URLSearchParams) => Part[];
};

type Part = {
  /** The source file, as named in the manifest of the build. */
  file: string;
  load: () => Promise<unknown>;
};

type LoadModule = () => Promise<PageModule>;

type Page = { namespaces: Namespace[]; file: string; module: LoadModule };

/** What the page of a route needs: its texts, and its module in `routes/<file>.tsx`. */
type PageHandle = {
  namespaces: Namespace[];
  file: string;
  load: () => Promise<PageModule>;
  /** Without the texts. */
  loadModule: LoadModule;
};

function page(namespaces: Namespace[], file: string, module: LoadModule): Page {
  return { namespaces, file: `routes/${file}.tsx`, module };
}

/**
 * The file of a page is `routes/<its first namespace>/<last word of its address>.tsx`. A page with the name of its folder
 * is `list`, `show` or `edit` there, "/" is `home/search`, plain text pages share `pages/show`, and the pages of an account
 * `booking/account`.
 */
const pages: Record<Address, Page> = {
  "/": page(
    ["home", "shortlist", "noResults"],
    "home/search",
    () => import("./routes/home/search.tsx"),
  ),
  "/login": page(["auth", "forms"], "auth/login", () => import("./routes/auth/login.tsx")),
  "/register": page(["auth", "forms"], "auth/register", () => import("./routes/auth/register.tsx")),
  "/login/link": page(["auth", "forms"], "auth/link", () => import("./routes/auth/link.tsx")),
  "/confirm-email-change": page(
    ["auth", "forms"],
    "auth/confirm-email-change",
    () => import("./routes/auth/confirm-email-change.tsx"),
  ),
  "/verify-email": page(
    ["auth", "forms"],
    "auth/verify-email",
    () => import("./routes/auth/verify-email.tsx"),
  ),
  "/forgot-password": page(
    ["auth", "forms"],
    "auth/forgot-password",
    () => import("./routes/auth/forgot-password.tsx"),
  ),
  "/reset-password": page(
    ["auth", "forms"],
    "auth/reset-password",
    () => import("./routes/auth/reset-password.tsx"),
  ),
  "/therapist/view/:id": page(
    ["therapist", "access", "credentials", "shortlist"],
    "therapist/view",
    () => import("./routes/therapist/view.tsx"),
  ),
  "/compare": page(
    ["compare", "shortlist"],
    "compare/show",
    () => import("./routes/compare/show.tsx"),
  ),
  "/booking": page(
    ["booking", "confirmation", "access", "journal"],
    "booking/show",
    () => import("./routes/booking/show.tsx"),
  ),
  "/booking/confirm": page(
    ["booking", "confirmation", "access"],
    "booking/confirm",
    () => import("./routes/booking/confirm.tsx"),
  ),
  "/journal": page(
    ["journal", "booking", "access", "calendar", "waiting", "reviews"],
    "journal/list",
    () => import("./routes/journal/list.tsx"),
  ),
  "/sessions": page(
    ["sessions", "journal", "booking"],
    "sessions/list",
    () => import("./routes/sessions/list.tsx"),
  ),
  "/sessions/dashboard": page(
    ["dashboard"],
    "dashboard/show",
    () => import("./routes/dashboard/show.tsx"),
  ),
  "/sessions/availability": page(
    ["availability", "journal", "waiting"],
    "availability/edit",
    () => import("./routes/availability/edit.tsx"),
  ),
  "/sessions/profile": page(
    ["profile", "certificates", "credentials"],
    "profile/edit",
    () => import("./routes/profile/edit.tsx"),
  ),
  "/sessions/reviews": page(["reviews"], "reviews/list", () => import("./routes/reviews/list.tsx")),
  "/waiting-list": page(
    ["waiting"],
    "waiting/waiting-list",
    () => import("./routes/waiting/waiting-list.tsx"),
  ),
  "/user/profile": page(
    ["user", "auth", "forms", "savedSearches"],
    "user/profile",
    () => import("./routes/user/profile.tsx"),
  ),
  "/user/profile/access": page(
    ["user", "auth", "forms"],
    "user/access",
    () => import("./routes/user/access.tsx"),
  ),
  "/user/profile/data": page(
    ["user", "auth", "forms", "calendar"],
    "user/data",
    () => import("./routes/user/data.tsx"),
  ),
  "/join": page(
    ["pages", "joinUs", "forms"],
    "pages/join",
    () => import("./routes/pages/join.tsx"),
  ),
  "/join/status": page(["join", "forms"], "join/status", () => import("./routes/join/status.tsx")),
  "/admin": page(["admin", "forms"], "admin/show", () => import("./routes/admin/show.tsx")),
  "/admin/leads": page(["admin", "forms"], "admin/leads", () => import("./routes/admin/leads.tsx")),
  "/admin/practitioners": page(
    ["admin", "forms", "profile"],
    "admin/practitioners",
    () => import("./routes/admin/practitioners.tsx"),
  ),
  "/admin/certificates": page(
    ["admin", "certificates", "credentials", "forms"],
    "admin/certificates",
    () => import("./routes/admin/certificates.tsx"),
  ),
  "/admin/reviews": page(
    ["admin", "forms"],
    "admin/reviews",
    () => import("./routes/admin/reviews.tsx"),
  ),
  "/admin/invitations": page(
    ["admin", "forms"],
    "admin/invitations",
    () => import("./routes/admin/invitations.tsx"),
  ),
  "/admin/actions": page(
    ["admin", "forms"],
    "admin/actions",
    () => import("./routes/admin/actions.tsx"),
  ),
  "/admin/draft/:id": page(
    ["profile", "admin", "forms", "therapist", "shortlist"],
    "profile/draft",
    () => import("./routes/profile/draft.tsx"),
  ),
  "/practices": page(
    ["practices", "pages"],
    "practices/list",
    () => import("./routes/practices/list.tsx"),
  ),
  "/practices/:code": page(
    ["practices", "pages"],
    "practices/show",
    () => import("./routes/practices/show.tsx"),
  ),
  "/useful": page(["pages"], "pages/useful", () => import("./routes/pages/useful.tsx")),
  "/about": page(["pages"], "pages/show", () => import("./routes/pages/show.tsx")),
  "/help": page(["pages"], "pages/help", () => import("./routes/pages/help.tsx")),
  "/terms": page(["pages"], "pages/show", () => import("./routes/pages/show.tsx")),
  "/privacy": page(["pages"], "pages/show", () => import("./routes/pages/show.tsx")),
  "/accessibility": page(["pages"], "pages/show", () => import("./routes/pages/show.tsx")),
  "/ranking": page(["pages"], "pages/ranking", () => import("./routes/pages/ranking.tsx")),
  "/@:account": page(
    ["booking", "confirmation", "access"],
    "booking/account",
    () => import("./routes/booking/account.tsx"),
  ),
  "/@:account/:slug": page(
    ["booking", "confirmation", "access"],
    "booking/account",
    () => import("./routes/booking/account.tsx"),
  ),
  "/@:account/:slug/:start": page(
    ["booking", "confirmation", "access"],
    "booking/account",
    () => import("./routes/booking/account.tsx"),
  ),
};

const withoutErrorTexts: Address[] = ["/", "/therapist/view/:id"];

function routeOf(path: string, { namespaces, file, module }: Page): RouteObject {
  let loading: Promise<PageModule> | undefined;
  let isLoaded = false;
  /** The same load, with the loading bar; a link may have started it without. */
  let waiting: Promise<PageModule> | undefined;

  async function loadAll(): Promise<PageModule> {
    const [loaded] = await Promise.all([module(), needTranslations(namespaces)]);
    isLoaded = true;
    // React reads a promise with its result without waiting.
    if (loading) Object.assign(loading, { status: "fulfilled", value: loaded });
    return loaded;
  }

  function load(): Promise<PageModule> {
    // A page that fails now is loaded again when it is needed.
    return loading ??= loadAll().catch((error) => {
      loading = undefined;
      throw error;
    });
  }

  const fail = (cause: unknown) =>
    Promise.reject(new LoadFailure(cause, () => waiting = undefined));

  function CurrentPage() {
    const { Component } = use(isLoaded ? load() : waiting ??= countedLoad(load).catch(fail));
    return <Component />;
  }

  const handle: PageHandle = { namespaces, file, load, loadModule: module };
  return { path, element: <CurrentPage />, handle };
}

const notFound = routeOf("*", {
  namespaces: ["errors"],
  file: "shell/not-found-page.tsx",
  module: () => import("./shell/not-found-page.tsx"),
});

export const notFoundPage: { element: ReactNode; handle: PageHandle } = {
  element: notFound.element,
  handle: notFound.handle,
};

function routeAt(address: Address): RouteObject {
  const { namespaces, ...rest } = pages[address];
  const needed: Namespace[] = withoutErrorTexts.includes(address)
    ? namespaces
    : [...namespaces, "errors"];
  // The router matches whole segments, so the account includes its "@".
  return routeOf(address.replace("@", ""), { ...rest, namespaces: needed });
}

const routes = new Map<string, RouteObject>(addresses.map((each) => [each, routeAt(each)]));
const patterns = addresses.filter((address) => address.includes(":"));

function routeFor(path: string): RouteObject {
  const plain = path.replace(/\/+$/, "").toLowerCase() || "/";
  const pattern = patterns.find((each) =>
    isBookingPage(each) === isBookingPage(path) && matchPath(each.replace("@", ""), path)
  );
  return routes.get(plain) ?? routes.get(pattern ?? "") ?? notFound;
}

/** The one route of a path. The router compiles and ranks all that it gets at each look. */
export function routesFor(path: string): RouteObject[] {
  return [routeFor(path)];
}

export function findPage(path: string): { handle: PageHandle; params: Params } {
  // The pattern "*" of the router matches no line separators.
  const match = matchRoutes(routesFor(path), path)?.at(-1);
  return match
    ? { handle: match.route.handle, params: match.params }
    : { handle: notFoundPage.handle, params: {} };
}
