import { QueryClientProvider } from "@tanstack/react-query";
import { createRoot } from "react-dom/client";
import { createBrowserRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import "ui-kit/styles.css";
import { domainValuesQuery } from "./api/domain-values.ts";
import { keepQueriesTrue, queryClient } from "./api/query-client.ts";
import { listenToOtherTabs, watchSession } from "./api/session.ts";
import { startI18n } from "./i18n/i18n.ts";
import { routes } from "./routes.tsx";

async function start(root: HTMLElement) {
  await startI18n();
  keepQueriesTrue();
  listenToOtherTabs();
  void queryClient.prefetchQuery(domainValuesQuery);
  const router = createBrowserRouter(routes);
  watchSession(() => void router.revalidate());
  createRoot(root).render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

const root = document.getElementById("root");
if (!root) throw new Error("The document has no #root");
await start(root);
