import type { ReactNode } from "react";
import { matchPath, matchRoutes, type Params, type RouteObject } from "react-router";
import { type Address, addresses, isBookingPage } from "./addresses.ts";
import { firstPages } from "./first-pages.ts";
import { type Page, type PageHandle, routeOf } from "./page-route.tsx";

const withoutErrorTexts: Address[] = ["/", "/therapist/view/:id"];

const notFound = routeOf("*", () =>
  Promise.resolve({
    namespaces: ["errors"],
    file: "shell/not-found-page.tsx",
    module: () => import("./shell/not-found-page.tsx"),
  }));

export const notFoundPage: { element: ReactNode; handle: PageHandle } = {
  element: notFound.element,
  handle: notFound.handle,
};

const first: Partial<Record<Address, Page>> = firstPages;

/** The table of the pages that are not in the file of every page. */
export const loadPageTable = () => import("./routes.tsx");

async function pageAt(address: Address): Promise<Page> {
  const page = first[address] ?? (await loadPageTable()).pages[address];
  if (withoutErrorTexts.includes(address)) return page;
  return { ...page, namespaces: [...page.namespaces, "errors"] };
}

// The router matches whole segments, so the account includes its "@".
const routeAt = (address: Address): RouteObject =>
  routeOf(address.replace("@", ""), () => pageAt(address));

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
