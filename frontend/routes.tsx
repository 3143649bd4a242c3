import { type ComponentType, lazy } from "react";
import { matchRoutes, type RouteObject } from "react-router";
import { type Address, addresses } from "./addresses.ts";
import { needTranslations } from "./i18n/i18n.ts";
import type { Namespace } from "./i18n/translations.ts";
import { countedLoad } from "./shell/page-loading.ts";

type LoadModule = () => Promise<{ Component: ComponentType }>;

/** A page and the nouns of its words, besides those of the shell. */
type Page = { nouns: Namespace[]; module: LoadModule };

function page(nouns: Namespace[], module: LoadModule): Page {
  return { nouns, module };
}

/**
 * The page of every address is `routes/<noun>/<page>.tsx`: the noun is the first of its words, the page is the last
 * word of the address. A page named like its folder is `list`, `show` or `edit`; "/" is `home/search`, and the text
 * pages share `pages/show`.
 */
const pages: Record<Address, Page> = {
  "/": page(["home"], () => import("./routes/home/search.tsx")),
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
  "/therapist/view/:id": page(["therapist"], () => import("./routes/therapist/view.tsx")),
  "/journal": page(["journal", "booking", "calendar"], () => import("./routes/journal/list.tsx")),
  "/sessions": page(["sessions", "journal", "booking"], () => import("./routes/sessions/list.tsx")),
  "/sessions/availability": page(
    ["availability", "journal"],
    () => import("./routes/availability/edit.tsx"),
  ),
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

/** The first pages most visitors see load the words of refusals only when one occurs. */
const withoutRefusals: Address[] = ["/", "/therapist/view/:id"];

/** Loads a page and its words when its address is opened for the first time. */
function routeOf(path: string, { nouns, module }: Page): RouteObject {
  async function load() {
    const [loaded] = await Promise.all([module(), needTranslations(nouns)]);
    return loaded;
  }
  const LazyPage = lazy(async () => ({ default: (await countedLoad(load)).Component }));
  return { path, element: <LazyPage />, handle: load };
}

export const routes: RouteObject[] = [
  ...addresses.map((address) => {
    const { nouns, module } = pages[address];
    const words: Namespace[] = withoutRefusals.includes(address) ? nouns : [...nouns, "errors"];
    return routeOf(address, page(words, module));
  }),
  routeOf("*", page(["errors"], () => import("./shell/not-found-page.tsx"))),
];

/** Loads the page of a path before its first render. */
export async function preloadPage(path: string): Promise<void> {
  const load: LoadModule | undefined = matchRoutes(routes, path)?.at(-1)?.route.handle;
  await load?.();
}
