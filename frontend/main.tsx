import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useLayoutEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from "react-router";
import "ui-kit/styles.css";
import { domainValuesQuery } from "./api/domain-values.ts";
import { queryClient, startQueryInvalidation } from "./api/query-client.ts";
import { followOtherTabs, reloadAfterSignOut, restoreSession } from "./api/sign-in-session.ts";
import { startI18n } from "./i18n/i18n.ts";
import { preloadPage } from "./routes.tsx";
import { startDisplay } from "./shell/display.ts";
import { Shell } from "./shell/shell.tsx";

const history = createBrowserHistory({ v5Compat: true });

/** BrowserRouter of the library also bundles links, forms and fetchers: 8 kB that no page uses. */
function AppRouter({ children }: { children: ReactNode }) {
  const [{ action, location }, setEntry] = useState({
    action: history.action,
    location: history.location,
  });
  useLayoutEffect(() => history.listen(setEntry), []);
  return (
    <Router
      location={location}
      navigationType={action}
      navigator={history}
      useTransitions={false}
    >
      {children}
    </Router>
  );
}

async function start(root: HTMLElement) {
  startDisplay();
  // These requests run while the texts load; a failure is reported where the result is used.
  void restoreSession().catch(() => null);
  void preloadPage(globalThis.location.pathname).catch(() => null);
  await startI18n();
  startQueryInvalidation();
  followOtherTabs();
  reloadAfterSignOut();
  void queryClient.prefetchQuery(domainValuesQuery);
  createRoot(root).render(
    <QueryClientProvider client={queryClient}>
      <AppRouter>
        <Shell />
      </AppRouter>
    </QueryClientProvider>,
  );
}

const root = document.getElementById("root");
if (!root) throw new Error("The document has no #root");
await start(root);
