import { hydrate } from "@tanstack/react-query";
import { startTransition, useEffect, useState } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";
import commissioner from "ui-kit/fonts/commissioner-estonian.woff2?no-inline";
import literata from "ui-kit/fonts/literata-estonian.woff2?no-inline";
import "ui-kit/styles.css";
import { domainValuesQuery } from "./api/domain-values.ts";
import { queryClient, startQueryInvalidation } from "./api/query-client.ts";
import {
  adoptUser,
  followOtherTabs,
  reloadAfterSignOut,
  restoreSession,
} from "./api/sign-in-session.ts";
import { storedView } from "./api/stored-view.ts";
import { App } from "./app.tsx";
import { clientOnlyDigest } from "./client-only.ts";
import { currentLanguage, startI18n, startI18nWith, switchLanguage } from "./i18n/i18n.ts";
import { detectLanguage, storeLanguage } from "./i18n/language.ts";
import { endEarlyTaps, repeatEarlyTap } from "./early-tap.ts";
import { whenIdle } from "./idle.ts";
import { adoptBrowserZone, ViewerZone, viewerZone, watchViewerZone } from "./i18n/viewer-zone.ts";
import { setPageRequestSource } from "./page-request.ts";
import { type PageState, readPageState } from "./page-state.ts";
import { findPage, loadPageTable, notFoundPage } from "./find-page.tsx";
import { startDisplay } from "./shell/display.ts";
import { loadAccountMenu } from "./shell/header.tsx";

function afterTakingOver() {
  adoptBrowserSettings();
  // React takes over the tapped part at once, but not during its own work.
  setTimeout(repeatEarlyTap);
}

/** The first render repeats the server's; what only the browser knows comes right after it. */
function adoptBrowserSettings() {
  adoptBrowserZone();
  const language = detectLanguage();
  if (language === currentLanguage()) storeLanguage(language);
  // Parts of the page that React has not taken over yet are in the server's language.
  else whenIdle(() => void switchLanguage(language));
}

function Page() {
  const [zone, setZone] = useState(viewerZone);
  useEffect(() => watchViewerZone(() => startTransition(() => setZone(viewerZone()))), []);
  useEffect(afterTakingOver, []);
  return (
    <ViewerZone value={zone}>
      <BrowserRouter useTransitions={false}>
        <App cache={queryClient} />
      </BrowserRouter>
    </ViewerZone>
  );
}

function reportRecoverable(error: unknown) {
  if ((error as { digest?: string }).digest !== clientOnlyDigest) console.error(error);
}

async function prefetchLinks() {
  // Without it a link takes longer to open.
  const module = await import("./shell/link-prefetch.ts").catch(() => null);
  module?.startLinkPrefetch();
}

/** The letters š and ž are in files of their own, and the next page may have them. In use, they would lay this one out again. */
function fetchLetters() {
  for (const href of [commissioner, literata]) {
    const link = document.createElement("link");
    const options = { rel: "prefetch", as: "font", crossOrigin: "anonymous", href };
    document.head.append(Object.assign(link, options));
  }
}

async function preloadPage(path: string, search: string): Promise<void> {
  const { handle, params } = findPage(path);
  const { partsOf } = await handle.load();
  const parts = partsOf?.({ params, search: new URLSearchParams(search) }, queryClient) ?? [];
  await Promise.all(parts.map(({ load }) => load()));
}

async function loadPage(request: PageState["request"] | undefined) {
  const { pathname, search } = globalThis.location;
  await Promise.all([
    request?.isMissing ? notFoundPage.handle.load() : preloadPage(pathname, search),
    request?.user && loadAccountMenu(),
  ]);
}

/** Taps and scrolling get their turn between the steps of the start. */
const pause = () => new Promise((resolve) => setTimeout(resolve));

async function start(root: HTMLElement) {
  const rendered = readPageState();
  await pause();
  // The server renders the pages of an administrator, and not of the person whom they view.
  const state = rendered?.request.user && storedView() ? null : rendered;
  if (state) setPageRequestSource(() => state.request);
  if (state?.request.user) adoptUser(state.request.user);
  if (state) hydrate(queryClient, state.queries);
  await pause();
  startDisplay();
  // A failure is reported where the session is used.
  void restoreSession().catch(() => null);
  await pause();
  if (state) startI18nWith(state.texts);
  await pause();
  const loadingPage = loadPage(state?.request).catch(() => null);
  await (state ? loadingPage : startI18n());
  await pause();
  startQueryInvalidation();
  followOtherTabs();
  reloadAfterSignOut();
  // Also where links are not prefetched, so that following the first one loads no file after another.
  whenIdle(() => void loadPageTable().catch(() => null));
  whenIdle(() => void prefetchLinks());
  whenIdle(fetchLetters);
  if (state) {
    // In small steps, so that a tap is answered between them.
    endEarlyTaps();
    startTransition(() => {
      hydrateRoot(root, <Page />, { onRecoverableError: reportRecoverable });
    });
  } else {
    adoptBrowserZone();
    void queryClient.prefetchQuery(domainValuesQuery);
    createRoot(root).render(<Page />);
  }
}

const root = document.getElementById("root");
if (!root) throw new Error("The document has no #root");
await start(root);
