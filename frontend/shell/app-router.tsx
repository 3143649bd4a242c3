import { type ReactNode, useLayoutEffect, useState } from "react";
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from "react-router";

const history = globalThis.document && createBrowserHistory({ v5Compat: true });

/**
 * The library's BrowserRouter without what comes along with it: links, forms and fetchers of its own, 8 kB that no page
 * of ours uses.
 */
export function AppRouter({ children }: { children: ReactNode }) {
  const [{ action, location }, move] = useState({
    action: history.action,
    location: history.location,
  });
  useLayoutEffect(() => history.listen(move), []);
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
