import type { Address } from "./addresses.ts";
import { type Page, page } from "./page-route.tsx";

export const practitionerPages: Record<Extract<Address, `/sessions${string}`>, Page> = {
  "/sessions": page(
    ["sessions", "journal", "booking", "requests", "questions", "beforeBooking", "access", "forms"],
    "sessions/list",
    () => import("./routes/sessions/list.tsx"),
  ),
  "/sessions/dashboard": page(
    ["dashboard"],
    "dashboard/show",
    () => import("./routes/dashboard/show.tsx"),
  ),
  "/sessions/availability": page(
    ["availability", "journal", "waiting", "requests", "profile"],
    "availability/edit",
    () => import("./routes/availability/edit.tsx"),
  ),
  "/sessions/links": page(
    ["links", "availability", "journal"],
    "links/list",
    () => import("./routes/links/list.tsx"),
  ),
  "/sessions/profile": page(
    ["profile", "certificates", "credentials", "policy"],
    "profile/edit",
    () => import("./routes/profile/edit.tsx"),
  ),
  "/sessions/reviews": page(["reviews"], "reviews/list", () => import("./routes/reviews/list.tsx")),
  "/sessions/team": page(
    ["team", "companions", "journal", "assistants"],
    "team/edit",
    () => import("./routes/team/edit.tsx"),
  ),
  "/sessions/statements": page(
    ["statements"],
    "statements/list",
    () => import("./routes/statements/list.tsx"),
  ),
  "/sessions/packages": page(
    ["offers", "availability"],
    "offers/packages",
    () => import("./routes/offers/packages.tsx"),
  ),
  "/sessions/courses": page(
    ["drafts"],
    "drafts/courses",
    () => import("./routes/drafts/courses.tsx"),
  ),
  "/sessions/courses/edit/:id": page(
    ["drafts", "courses", "pages"],
    "drafts/edit",
    () => import("./routes/drafts/edit.tsx"),
  ),
  "/sessions/questions": page(
    ["questions"],
    "questions/edit",
    () => import("./routes/questions/edit.tsx"),
  ),
};
