/** Renders pages on the server. `backend/http/html-pages.ts` calls it and sends the document. */
import { AsyncLocalStorage } from "node:async_hooks";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import type { DiscreetName } from "backend/domain/discreet.ts";
import { dehydrate, type QueryClient } from "@tanstack/react-query";
import { renderToPipeableStream, renderToStaticMarkup } from "react-dom/server.node";
import type { ReactNode } from "react";
import { I18nextProvider } from "react-i18next";
import { StaticRouter } from "react-router";
import { ApiError } from "./api/api-error.ts";
import { api, setTransport } from "./api/client.ts";
import { readUserRecord, userRecordQuery } from "./api/current-user.ts";
import { domainValuesQuery } from "./api/domain-values.ts";
import { createQueryClient } from "./api/query-client.ts";
import type { CurrentUser } from "./api/sign-in-session.ts";
import { App } from "./app.tsx";
import { clientOnlyDigest } from "./client-only.ts";
import { type Config, setConfig } from "./config.ts";
import { startServerI18n } from "./i18n/i18n.ts";
import type { Language } from "./i18n/language.ts";
import { shellNamespaces } from "./i18n/shell-namespaces.ts";
import { loadTranslations, type Texts } from "./i18n/translations.ts";
import { type PageRequest, setPageRequestSource } from "./page-request.ts";
import type { PageLocation } from "./page-location.ts";
import type { PageState } from "./page-state.ts";
import { findPage, notFoundPage } from "./find-page.tsx";
import { firstPages } from "./first-pages.ts";
import { redirectFor } from "./shell/auth-guard.tsx";
import { LoadFailure } from "./shell/load-failure.tsx";
import { attributesOf, parseChosen } from "./shell/display-settings.ts";

type Rendering = {
  page: PageRequest;
  /** Answers a request of the API within the process. */
  answer: (request: Request) => Promise<Response>;
};

type RenderRequest = {
  /** Path and query. */
  path: string;
  language: Language;
  /** IANA name. */
  zone: string;
  /** The cookie with the display settings, as the browser sent it. */
  display: string | null;
  mayBeSignedIn: boolean;
  /** Of a browser in discreet mode. */
  tabName: DiscreetName | null;
  /** Unix time, ms. */
  now: number;
  answer: Rendering["answer"];
  /** Requests are answered for a signed-in user, whose page this is. */
  isSignedIn: boolean;
  /** Gets errors of the rendering; the browser then renders the part that failed. */
  report: (error: unknown) => void;
};

type RenderedPage =
  | { redirect: string }
  | {
    isFound: boolean;
    /** The title and other elements of the head. */
    head: string;
    /** Inside `#root`. */
    root: string;
    /** Null when the browser renders the page from the start. */
    state: PageState | null;
    /** The source file of the page, as named in the manifest of the build. */
    file: string;
    /** The source files of parts that the page shows at once. */
    parts: string[];
    /** Keys of the queries that the browser loads because they were not loaded here, as JSON. */
    unloaded: string[];
  };

const renderings = new AsyncLocalStorage<Rendering>();

function currentRendering(): Rendering {
  const rendering = renderings.getStore();
  if (!rendering) throw new Error("Nothing is being rendered");
  return rendering;
}

/** The browser finds these pages without the table of the others. */
const filesWithoutTable = [
  ...Object.values(firstPages).map(({ file }) => file),
  "shell/not-found-page.tsx",
];

const anyOrigin = "http://page.invalid";

export async function createRenderer(config: Partial<Config>) {
  setConfig(config);
  setPageRequestSource(() => currentRendering().page);
  setTransport((request) => {
    const { page, answer } = currentRendering();
    request.headers.set("Accept-Language", page.language);
    return answer(request);
  });
  const [et, en, ru] = await Promise.all([
    loadTranslations("et"),
    loadTranslations("en"),
    loadTranslations("ru"),
  ]);
  const texts: Record<Language, Texts> = { et, en, ru };
  const instances = startServerI18n(texts);
  const failureNoteIn = (language: Language) =>
    renderToStaticMarkup(
      <I18nextProvider i18n={instances[language]}>
        <LoadFailure />
      </I18nextProvider>,
    );
  const failureNotes: Record<Language, string> = {
    et: failureNoteIn("et"),
    en: failureNoteIn("en"),
    ru: failureNoteIn("ru"),
  };

  async function render(request: RenderRequest): Promise<RenderedPage> {
    const { path, language, now, answer, report } = request;
    const url = new URL(anyOrigin + path);
    const display = parseChosen(request.display);
    const { zone, mayBeSignedIn, tabName } = request;
    const { handle: wanted, params } = findPage(url.pathname);
    const isUnknown = wanted === notFoundPage.handle;
    const page: PageRequest = {
      language,
      zone,
      display,
      mayBeSignedIn,
      tabName,
      user: null,
      now,
      isMissing: isUnknown,
    };
    const redirect = mayBeSignedIn ? null : redirectFor(url, null);
    if (redirect !== null && !isUnknown) return { redirect };
    return await renderings.run({ page, answer }, async () => {
      const cache = createQueryClient();
      const { prefetch, prefetchForUser, partsOf } = await wanted.load();
      const isForUser = request.isSignedIn && redirectFor(url, { approval: null }) === null;
      const user = isForUser ? page.user = await loadUser(cache) : null;
      const location = { path: url.pathname, params, search: url.searchParams, now };
      const [, isFound] = await Promise.all([
        cache.prefetchQuery(domainValuesQuery),
        prefetch ? isFoundBy(prefetch(cache, location), location) : true,
        user && prefetchForUser && atMost(patienceMs, prefetchForUser(cache, user, location)),
      ]);
      const parts = (partsOf?.(location, cache) ?? []).map(({ file }) => file);
      if (user) parts.push("shell/account-menu.tsx");
      page.isMissing = isUnknown || !isFound;
      const handle = page.isMissing ? notFoundPage.handle : wanted;
      const { file, namespaces: ofPage } = await handle.find();
      if (!filesWithoutTable.includes(file)) parts.push("routes.tsx");
      await handle.load();
      const html = await htmlOf(
        <I18nextProvider i18n={instances[language]}>
          <StaticRouter location={path}>
            <App cache={cache} />
          </StaticRouter>
        </I18nextProvider>,
        report,
      );
      const namespaces = [...shellNamespaces, ...ofPage];
      const { head, root } = splitHead(html);
      const unloaded = unloadedQueries(cache);
      if (redirect !== null) {
        // With scripts a visitor is redirected to the login, as from every address that is not public.
        const html = `<noscript>${root}</noscript>`;
        return { isFound: false, head, root: html, state: null, file, parts, unloaded };
      }
      return {
        isFound: !page.isMissing,
        head,
        root,
        state: {
          request: page,
          texts: Object.fromEntries(namespaces.map((name) => [name, texts[language][name]])),
          queries: dehydrate(cache),
        },
        file,
        parts,
        unloaded,
      };
    });
  }

  return {
    render,
    failureNote: (language: Language) => failureNotes[language],
    attributesOf: ({ language, display }: Pick<RenderRequest, "language" | "display">) => ({
      lang: language,
      ...attributesOf(parseChosen(display), { wide: true, dark: false }),
    }),
  };
}

/** A user's page that takes longer is sent without its data, which the browser then loads. */
const patienceMs = 1000;

async function atMost(ms: number, work: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}

async function loadUser(cache: QueryClient): Promise<CurrentUser> {
  const record = await readUserRecord(api.GET("/api/auth/me"));
  cache.setQueryData(userRecordQuery(record.user.email).queryKey, record);
  return record.user;
}

async function isFoundBy(
  prefetching: Promise<unknown>,
  { params }: Pick<PageLocation, "params">,
): Promise<boolean> {
  try {
    await prefetching;
    return true;
  } catch (error) {
    const status = error instanceof ApiError ? error.problem.status : null;
    if (status === 404) return false;
    // A refused name in the path names nothing; a refused query is explained by its page.
    if (status === 400) return Object.keys(params).length === 0;
    throw error;
  }
}

function unloadedQueries(cache: QueryClient): string[] {
  return cache.getQueryCache().getAll()
    .filter(({ state, options }) =>
      state.status !== "success" && (options as { enabled?: unknown }).enabled !== false
    )
    .map(({ queryHash }) => queryHash);
}

function htmlOf(page: ReactNode, report: (error: unknown) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      // Everything stays in its place, so that no script has to move it.
      progressiveChunkSize: Infinity,
      onError(error) {
        const digest = (error as { digest?: string }).digest;
        if (digest !== clientOnlyDigest) report(error);
        return digest;
      },
      onShellError: reject,
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
    });
  });
}

const headElements = /^(?:<title>[^<]*<\/title>|<meta[^>]*>|<link[^>]*>)*/;

/** React writes the elements of the head before everything else. */
function splitHead(html: string): { head: string; root: string } {
  const head = headElements.exec(html)![0];
  return { head, root: html.slice(head.length) };
}
