import type { RouteObject } from "react-router";
import { lazyPage } from "./shell/lazy-page.tsx";

/** Every address of the frontend. The file of a page is its address without the parameters. */
export const routes: RouteObject[] = [
  { path: "/", element: lazyPage(() => import("./routes/home/search.tsx")) },
  { path: "/login", element: lazyPage(() => import("./routes/auth/login.tsx")) },
  { path: "/register", element: lazyPage(() => import("./routes/auth/register.tsx")) },
  { path: "/verify-email", element: lazyPage(() => import("./routes/auth/verify-email.tsx")) },
  {
    path: "/forgot-password",
    element: lazyPage(() => import("./routes/auth/forgot-password.tsx")),
  },
  { path: "/reset-password", element: lazyPage(() => import("./routes/auth/reset-password.tsx")) },
  { path: "/therapist/view/:id", element: lazyPage(() => import("./routes/therapist/view.tsx")) },
  { path: "/journal", element: lazyPage(() => import("./routes/journal/list.tsx")) },
  { path: "*", element: lazyPage(() => import("./shell/not-found-page.tsx")) },
];
