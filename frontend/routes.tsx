import type { Address } from "./addresses.ts";
import { adminPages } from "./admin-pages.ts";
import { firstPages } from "./first-pages.ts";
import { type Page, page } from "./page-route.tsx";
import { practitionerPages } from "./practitioner-pages.ts";

/**
 * The file of a page is `routes/<its first namespace>/<last word of its address>.tsx`. A page with the name of its folder
 * is `list`, `show` or `edit` there, "/" is `home/search`, plain text pages share `pages/show`, and the pages of an account
 * `booking/account`.
 */
export const pages: Record<Address, Page> = {
  ...firstPages,
  "/login": page(["auth", "proof", "forms"], "auth/login", () => import("./routes/auth/login.tsx")),
  "/register": page(["auth", "forms"], "auth/register", () => import("./routes/auth/register.tsx")),
  "/login/link": page(["auth", "forms"], "auth/link", () => import("./routes/auth/link.tsx")),
  "/confirm-email-change": page(
    ["auth", "forms"],
    "auth/confirm-email-change",
    () => import("./routes/auth/confirm-email-change.tsx"),
  ),
  "/verify-email": page(
    ["auth", "forms"],
    "auth/verify-email",
    () => import("./routes/auth/verify-email.tsx"),
  ),
  "/forgot-password": page(
    ["auth", "forms"],
    "auth/forgot-password",
    () => import("./routes/auth/forgot-password.tsx"),
  ),
  "/reset-password": page(
    ["auth", "forms"],
    "auth/reset-password",
    () => import("./routes/auth/reset-password.tsx"),
  ),
  "/team/:slug": page(
    ["team", "therapist", "home", "shortlist"],
    "team/show",
    () => import("./routes/team/show.tsx"),
  ),
  "/compare": page(
    ["compare", "shortlist", "policy"],
    "compare/show",
    () => import("./routes/compare/show.tsx"),
  ),
  "/booking": page(
    ["booking", "confirmation", "beforeBooking", "access", "journal", "policy"],
    "booking/show",
    () => import("./routes/booking/show.tsx"),
  ),
  "/booking/confirm": page(
    ["booking", "confirmation", "access", "policy"],
    "booking/confirm",
    () => import("./routes/booking/confirm.tsx"),
  ),
  "/booking/link": page(
    ["booking", "confirmation", "beforeBooking", "access", "policy", "links"],
    "booking/link",
    () => import("./routes/booking/link.tsx"),
  ),
  "/journal": page(
    [
      "journal",
      "booking",
      "access",
      "calendar",
      "waiting",
      "requests",
      "reviews",
      "beforeBooking",
      "forms",
      "sealedJournal",
    ],
    "journal/list",
    () => import("./routes/journal/list.tsx"),
  ),
  "/calendars": page(
    ["calendars", "sessions", "journal"],
    "calendars/list",
    () => import("./routes/calendars/list.tsx"),
  ),
  "/gift-card": page(["gifts"], "gifts/gift-card", () => import("./routes/gifts/gift-card.tsx")),
  "/gift-card/balance": page(
    ["gifts"],
    "gifts/balance",
    () => import("./routes/gifts/balance.tsx"),
  ),
  "/gift-card/bought/:id": page(
    ["gifts", "payments"],
    "gifts/bought",
    () => import("./routes/gifts/bought.tsx"),
  ),
  "/payments/:id": page(["payments"], "payments/show", () => import("./routes/payments/show.tsx")),
  "/payments/:id/demo": page(
    ["payments"],
    "payments/demo",
    () => import("./routes/payments/demo.tsx"),
  ),
  "/payments/session/:id": page(
    ["payments", "booking", "confirmation", "access"],
    "payments/session",
    () => import("./routes/payments/session.tsx"),
  ),
  "/packages/:id": page(
    ["packages", "payments"],
    "packages/show",
    () => import("./routes/packages/show.tsx"),
  ),
  "/waiting-list": page(
    ["waiting", "beforeBooking"],
    "waiting/waiting-list",
    () => import("./routes/waiting/waiting-list.tsx"),
  ),
  "/courses": page(["courses"], "courses/list", () => import("./routes/courses/list.tsx")),
  "/courses/:id": page(
    ["courses", "pages"],
    "courses/show",
    () => import("./routes/courses/show.tsx"),
  ),
  "/courses/:id/lesson/:lesson": page(
    ["courses", "journal"],
    "courses/lesson",
    () => import("./routes/courses/lesson.tsx"),
  ),
  "/certificate/:code": page(
    ["courses"],
    "courses/certificate",
    () => import("./routes/courses/certificate.tsx"),
  ),
  "/test": page(["test"], "test/show", () => import("./routes/test/show.tsx")),
  "/preferences": page(
    ["preferences", "test"],
    "preferences/show",
    () => import("./routes/preferences/show.tsx"),
  ),
  "/questions": page(
    ["questions"],
    "questions/list",
    () => import("./routes/questions/list.tsx"),
  ),
  "/questions/new": page(
    ["questions"],
    "questions/new",
    () => import("./routes/questions/new.tsx"),
  ),
  "/user/profile": page(
    ["user", "auth", "forms", "savedSearches"],
    "user/profile",
    () => import("./routes/user/profile.tsx"),
  ),
  "/user/profile/access": page(
    ["user", "auth", "proof", "forms"],
    "user/access",
    () => import("./routes/user/access.tsx"),
  ),
  "/user/profile/data": page(
    ["user", "auth", "forms", "calendar", "viewed", "device", "discreet", "sealedJournal"],
    "user/data",
    () => import("./routes/user/data.tsx"),
  ),
  "/user/profile/seen": page(
    ["user", "seen"],
    "user/seen",
    () => import("./routes/user/seen.tsx"),
  ),
  "/user/profile/api": page(
    ["user", "api", "auth", "proof", "forms"],
    "user/api",
    () => import("./routes/user/api.tsx"),
  ),
  "/join": page(
    ["pages", "joinUs", "forms"],
    "pages/join",
    () => import("./routes/pages/join.tsx"),
  ),
  "/join/status": page(["join", "forms"], "join/status", () => import("./routes/join/status.tsx")),
  "/practices": page(
    ["practices", "pages"],
    "practices/list",
    () => import("./routes/practices/list.tsx"),
  ),
  "/practices/:code": page(
    ["practices", "pages"],
    "practices/show",
    () => import("./routes/practices/show.tsx"),
  ),
  "/useful": page(["pages"], "pages/useful", () => import("./routes/pages/useful.tsx")),
  "/about": page(["pages"], "pages/show", () => import("./routes/pages/show.tsx")),
  "/help": page(["pages"], "pages/help", () => import("./routes/pages/help.tsx")),
  "/terms": page(["pages"], "pages/show", () => import("./routes/pages/show.tsx")),
  "/privacy": page(["pages"], "pages/privacy", () => import("./routes/pages/privacy.tsx")),
  "/accessibility": page(["pages"], "pages/show", () => import("./routes/pages/show.tsx")),
  "/ranking": page(["pages"], "pages/ranking", () => import("./routes/pages/ranking.tsx")),
  ...practitionerPages,
  ...adminPages,
};
