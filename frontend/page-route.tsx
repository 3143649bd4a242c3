import type { QueryClient } from "@tanstack/react-query";
import { type ComponentType, use } from "react";
import type { RouteObject } from "react-router";
import { LoadFailure } from "ui-kit/layout/load-boundary.tsx";
import type { CurrentUser } from "./api/sign-in-session.ts";
import { needTranslations } from "./i18n/i18n.ts";
import type { Namespace } from "./i18n/translations.ts";
import type { PageLocation } from "./page-location.ts";
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
  /**
   * The parts of the first view that are files of their own. They are loaded before the browser takes the page over, because
   * React replaces a part from the server that changes before its file is there.
   */
  partsOf?: (location: Pick<PageLocation, "params" | "search">, cache: QueryClient) => Part[];
};

type Part = {
  /** The source file, as named in the manifest of the build. */
  file: string;
  load: () => Promise<unknown>;
};

type LoadModule = () => Promise<PageModule>;

export type Page = { namespaces: Namespace[]; file: string; module: LoadModule };

export type PageHandle = {
  /** What the page needs: its texts, and its module in `routes/<file>.tsx`. */
  find: () => Promise<Page>;
  load: () => Promise<PageModule>;
  /** Without the texts. */
  loadModule: LoadModule;
};

export function page(namespaces: Namespace[], file: string, module: LoadModule): Page {
  return { namespaces, file: `routes/${file}.tsx`, module };
}

export function routeOf(path: string, find: () => Promise<Page>): RouteObject {
  let loading: Promise<PageModule> | undefined;
  let isLoaded = false;
  /** The same load, with the loading bar; a link may have started it without. */
  let waiting: Promise<PageModule> | undefined;

  async function loadAll(): Promise<PageModule> {
    const { module, namespaces } = await find();
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

  const loadModule = async () => await (await find()).module();
  const handle: PageHandle = { find, load, loadModule };
  return { path, element: <CurrentPage />, handle };
}
