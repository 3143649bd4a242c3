import type { RouteObject } from "react-router";
import { FailedPage } from "./shell/failed-page.tsx";
import { guard } from "./shell/guard.ts";
import { Shell } from "./shell/shell.tsx";

/** Every address of the frontend. The file of a page is its address without the parameters. */
export const routes: RouteObject[] = [
  {
    path: "/",
    Component: Shell,
    ErrorBoundary: FailedPage,
    HydrateFallback: () => null,
    loader: guard,
    shouldRevalidate: () => true,
    children: [
      {
        ErrorBoundary: FailedPage,
        children: [
          { index: true, lazy: () => import("./routes/home/search.tsx") },
          { path: "login", lazy: () => import("./routes/auth/login.tsx") },
          { path: "register", lazy: () => import("./routes/auth/register.tsx") },
          { path: "verify-email", lazy: () => import("./routes/auth/verify-email.tsx") },
          { path: "forgot-password", lazy: () => import("./routes/auth/forgot-password.tsx") },
          { path: "reset-password", lazy: () => import("./routes/auth/reset-password.tsx") },
          { path: "therapist/view/:id", lazy: () => import("./routes/therapist/view.tsx") },
          { path: "journal", lazy: () => import("./routes/journal/list.tsx") },
          { path: "*", lazy: () => import("./shell/not-found-page.tsx") },
        ],
      },
    ],
  },
];
