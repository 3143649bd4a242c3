import { type ComponentType, lazy } from "react";
import { matchRoutes, type RouteObject } from "react-router";
import { type Address, addresses } from "./addresses.ts";
import { needTranslations } from "./i18n/i18n.ts";
import type { Namespace } from "./i18n/translations.ts";
import { countedLoad } from "./shell/page-loading.ts";

type LoadModule = () => Promise<{ Component: ComponentType }>;

type Page = { namespaces: Namespace[]; module: LoadModule };

function page(namespaces: Namespace[], module: LoadModule): Page {
  return { namespaces, module };
}

/**
 * The file of a page is `routes/<its first namespace>/<last word of its address>.tsx`. A page with the name of its folder
 * is `list`, `show` or `edit` there, "/" is `home/search`, and plain text pages share `pages/show`.
 */
const pages: Record<Address, Page> = {
  "/": page(["home", "shortlist"], () => import("./routes/home/search.tsx")),
  "/login": page(["auth", "forms"], () => import("./routes/auth/login.tsx")),
  "/register": page(["auth", "forms"], () => import("./routes/auth/register.tsx")),
  "/login/link": page(["auth", "forms"], () => import("./routes/auth/link.tsx")),
  "/confirm-email-change": page(
    ["auth", "forms"],
    () => import("./routes/auth/confirm-email-change.tsx"),
  ),
  "/verify-email": page(["auth", "forms"], () => import("./routes/auth/verify-email.tsx")),
  "/forgot-password": page(["auth", "forms"], () => import("./routes/auth/forgot-password.tsx")),
  "/reset-password": page(["auth", "forms"], () => import("./routes/auth/reset-password.tsx")),
  "/therapist/view/:id": page(
    ["therapist", "shortlist"],
    () => import("./routes/therapist/view.tsx"),
  ),
  "/compare": page(["compare", "shortlist"], () => import("./routes/compare/show.tsx")),
  "/booking": page(
    ["booking", "confirmation", "journal"],
    () => import("./routes/booking/show.tsx"),
  ),
  "/booking/confirm": page(
    ["booking", "confirmation"],
    () => import("./routes/booking/confirm.tsx"),
  ),
  "/journal": page(
    ["journal", "booking", "calendar", "waiting"],
    () => import("./routes/journal/list.tsx"),
  ),
  "/sessions": page(["sessions", "journal", "booking"], () => import("./routes/sessions/list.tsx")),
  "/sessions/availability": page(
    ["availability", "journal", "waiting"],
    () => import("./routes/availability/edit.tsx"),
  ),
  "/waiting-list": page(["waiting"], () => import("./routes/waiting/waiting-list.tsx")),
  "/user/profile": page(["user", "auth", "forms"], () => import("./routes/user/profile.tsx")),
  "/user/profile/access": page(["user", "auth", "forms"], () => import("./routes/user/access.tsx")),
  "/user/profile/data": page(
    ["user", "auth", "forms", "calendar"],
    () => import("./routes/user/data.tsx"),
  ),
  "/practices": page(["practices", "pages"], () => import("./routes/practices/list.tsx")),
  "/practices/:code": page(["practices", "pages"], () => import("./routes/practices/show.tsx")),
  "/useful": page(["pages"], () => import("./routes/pages/useful.tsx")),
  "/about": page(["pages"], () => import("./routes/pages/show.tsx")),
  "/help": page(["pages"], () => import("./routes/pages/help.tsx")),
  "/terms": page(["pages"], () => import("./routes/pages/show.tsx")),
  "/privacy": page(["pages"], () => import("./routes/pages/show.tsx")),
  "/accessibility": page(["pages"], () => import("./routes/pages/show.tsx")),
  "/ranking": page(["pages"], () => import("./routes/pages/ranking.tsx")),
};

const withoutErrorTexts: Address[] = ["/", "/therapist/view/:id"];

function routeOf(path: string, { namespaces, module }: Page): RouteObject {
  async function load() {
    const [loaded] = await Promise.all([module(), needTranslations(namespaces)]);
    return loaded;
  }
  const LazyPage = lazy(async () => ({ default: (await countedLoad(load)).Component }));
  return { path, element: <LazyPage />, handle: load };
}

export const routes: RouteObject[] = [
  ...addresses.map((address) => {
    const { namespaces, module } = pages[address];
    const needed: Namespace[] = withoutErrorTexts.includes(address)
      ? namespaces
      : [...namespaces, "errors"];
    return routeOf(address, page(needed, module));
  }),
  routeOf("*", page(["errors"], () => import("./shell/not-found-page.tsx"))),
];

export async function preloadPage(path: string): Promise<void> {
  const load: LoadModule | undefined = matchRoutes(routes, path)?.at(-1)?.route.handle;
  await load?.();
}
