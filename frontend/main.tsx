import { QueryClientProvider } from "@tanstack/react-query";
import { createRoot } from "react-dom/client";
import "ui-kit/styles.css";
import { domainValuesQuery } from "./api/domain-values.ts";
import { queryClient, startQueryInvalidation } from "./api/query-client.ts";
import { followOtherTabs, reloadAfterSignOut, restoreSession } from "./api/session.ts";
import { startI18n } from "./i18n/i18n.ts";
import { preloadPage } from "./routes.tsx";
import { startDisplay } from "./shell/display.ts";
import { AppRouter } from "./shell/app-router.tsx";
import { Shell } from "./shell/shell.tsx";

async function start(root: HTMLElement) {
  startDisplay();
  // All of this travels while the words do; whoever needs it later finds its failure there.
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
