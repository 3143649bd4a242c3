import { type ComponentType, lazy } from "react";
import { matchRoutes, type RouteObject } from "react-router";
import { needWords } from "./i18n/i18n.ts";
import type { Noun } from "./i18n/words.ts";
import { countedLoad } from "./shell/page-loading.ts";

/** What everybody reads first does without the sentences of refusals until there is one. */
const withoutRefusals = ["/", "/therapist/view/:id"];

type LoadPage = () => Promise<{ Component: ComponentType }>;

/** A page is fetched when its address is opened for the first time, with the nouns it speaks of besides the shell's. */
function page(path: string, nouns: Noun[], loadModule: LoadPage): RouteObject {
  async function load() {
    const words: Noun[] = withoutRefusals.includes(path) ? nouns : [...nouns, "errors"];
    const [module] = await Promise.all([loadModule(), needWords(words)]);
    return module;
  }
  const Page = lazy(async () => ({ default: (await countedLoad(load)).Component }));
  return { path, element: <Page />, handle: load };
}

/** Every address of the frontend. The file of a page is its address without the parameters. */
export const routes: RouteObject[] = [
  page("/", ["home"], () => import("./routes/home/search.tsx")),
  page("/login", ["auth"], () => import("./routes/auth/login.tsx")),
  page("/register", ["auth"], () => import("./routes/auth/register.tsx")),
  page("/login/link", ["auth"], () => import("./routes/auth/link.tsx")),
  page("/confirm-email-change", ["auth"], () => import("./routes/auth/confirm-email-change.tsx")),
  page("/verify-email", ["auth"], () => import("./routes/auth/verify-email.tsx")),
  page("/forgot-password", ["auth"], () => import("./routes/auth/forgot-password.tsx")),
  page("/reset-password", ["auth"], () => import("./routes/auth/reset-password.tsx")),
  page(
    "/therapist/view/:id",
    ["therapist"],
    () => import("./routes/therapist/view.tsx"),
  ),
  page("/journal", ["journal", "booking", "calendar"], () => import("./routes/journal/list.tsx")),
  page(
    "/sessions",
    ["sessions", "journal", "booking"],
    () => import("./routes/sessions/list.tsx"),
  ),
  page(
    "/sessions/availability",
    ["availability", "journal"],
    () => import("./routes/availability/edit.tsx"),
  ),
  page("/user/profile", ["user", "auth"], () => import("./routes/user/profile.tsx")),
  page("/user/profile/access", ["user", "auth"], () => import("./routes/user/access.tsx")),
  page("/user/profile/data", ["user", "auth", "calendar"], () => import("./routes/user/data.tsx")),
  page("/practices", ["practices", "pages"], () => import("./routes/practices/list.tsx")),
  page("/practices/:code", ["practices", "pages"], () => import("./routes/practices/show.tsx")),
  page("/useful", ["pages"], () => import("./routes/pages/useful.tsx")),
  page("/about", ["pages"], () => import("./routes/pages/show.tsx")),
  page("/help", ["pages"], () => import("./routes/pages/help.tsx")),
  page("/terms", ["pages"], () => import("./routes/pages/show.tsx")),
  page("/privacy", ["pages"], () => import("./routes/pages/show.tsx")),
  page("/accessibility", ["pages"], () => import("./routes/pages/show.tsx")),
  page("/ranking", ["pages"], () => import("./routes/pages/ranking.tsx")),
  page("*", [], () => import("./shell/not-found-page.tsx")),
];

/** Fetches the page of an address ahead of its first rendering. */
export async function preloadPage(path: string): Promise<void> {
  const load: LoadPage | undefined = matchRoutes(routes, path)?.at(-1)?.route.handle;
  await load?.();
}
