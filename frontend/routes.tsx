import { type ComponentType, lazy } from "react";
import { matchRoutes, type RouteObject } from "react-router";
import { countedLoad } from "./shell/page-loading.ts";

type LoadPage = () => Promise<{ Component: ComponentType }>;

/** A page is fetched when its address is opened for the first time. */
function page(path: string, load: LoadPage): RouteObject {
  const Page = lazy(async () => ({ default: (await countedLoad(load)).Component }));
  return { path, element: <Page />, handle: load };
}

/** Every address of the frontend. The file of a page is its address without the parameters. */
export const routes: RouteObject[] = [
  page("/", () => import("./routes/home/search.tsx")),
  page("/login", () => import("./routes/auth/login.tsx")),
  page("/register", () => import("./routes/auth/register.tsx")),
  page("/verify-email", () => import("./routes/auth/verify-email.tsx")),
  page("/forgot-password", () => import("./routes/auth/forgot-password.tsx")),
  page("/reset-password", () => import("./routes/auth/reset-password.tsx")),
  page("/therapist/view/:id", () => import("./routes/therapist/view.tsx")),
  page("/journal", () => import("./routes/journal/list.tsx")),
  page("*", () => import("./shell/not-found-page.tsx")),
];

/** Fetches the page of an address ahead of its first rendering. */
export async function preloadPage(path: string): Promise<void> {
  const load: LoadPage | undefined = matchRoutes(routes, path)?.at(-1)?.route.handle;
  await load?.();
}
