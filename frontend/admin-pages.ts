import type { Address } from "./addresses.ts";
import { type Page, page } from "./page-route.tsx";

export const adminPages: Record<Extract<Address, `/admin${string}`>, Page> = {
  "/admin/courses": page(
    ["drafts", "admin"],
    "drafts/courses",
    () => import("./routes/drafts/courses.tsx"),
  ),
  "/admin/courses/edit/:id": page(
    ["drafts", "admin", "courses", "pages"],
    "drafts/edit",
    () => import("./routes/drafts/edit.tsx"),
  ),
  "/admin": page(
    ["admin", "figures", "forms"],
    "admin/show",
    () => import("./routes/admin/show.tsx"),
  ),
  "/admin/users": page(
    ["admin", "forms"],
    "admin/users",
    () => import("./routes/admin/users.tsx"),
  ),
  "/admin/users/:id": page(
    ["accounts", "admin", "forms"],
    "accounts/users",
    () => import("./routes/accounts/users.tsx"),
  ),
  "/admin/sessions": page(
    ["admin", "forms"],
    "admin/sessions",
    () => import("./routes/admin/sessions.tsx"),
  ),
  "/admin/leads": page(["admin", "forms"], "admin/leads", () => import("./routes/admin/leads.tsx")),
  "/admin/practitioners": page(
    ["admin", "forms", "profile"],
    "admin/practitioners",
    () => import("./routes/admin/practitioners.tsx"),
  ),
  "/admin/certificates": page(
    ["admin", "certificates", "credentials", "forms"],
    "admin/certificates",
    () => import("./routes/admin/certificates.tsx"),
  ),
  "/admin/reviews": page(
    ["admin", "forms"],
    "admin/reviews",
    () => import("./routes/admin/reviews.tsx"),
  ),
  "/admin/api-keys": page(
    ["admin", "api", "forms"],
    "admin/api-keys",
    () => import("./routes/admin/api-keys.tsx"),
  ),
  "/admin/reports": page(
    ["admin", "forms"],
    "admin/reports",
    () => import("./routes/admin/reports.tsx"),
  ),
  "/admin/invitations": page(
    ["admin", "forms"],
    "admin/invitations",
    () => import("./routes/admin/invitations.tsx"),
  ),
  "/admin/gift-cards": page(
    ["admin", "forms", "gifts"],
    "admin/gift-cards",
    () => import("./routes/admin/gift-cards.tsx"),
  ),
  "/admin/payments": page(
    ["admin", "forms"],
    "admin/payments",
    () => import("./routes/admin/payments.tsx"),
  ),
  "/admin/ledger": page(
    ["admin", "forms"],
    "admin/ledger",
    () => import("./routes/admin/ledger.tsx"),
  ),
  "/admin/actions": page(
    ["admin", "texts", "values", "jobs", "forms"],
    "admin/actions",
    () => import("./routes/admin/actions.tsx"),
  ),
  "/admin/values": page(
    ["admin", "values", "forms"],
    "admin/values",
    () => import("./routes/admin/values.tsx"),
  ),
  "/admin/pages": page(
    ["admin", "texts", "forms"],
    "admin/pages",
    () => import("./routes/admin/pages.tsx"),
  ),
  "/admin/pages/edit/:id": page(
    ["texts", "admin", "forms", "pages", "practices"],
    "texts/edit",
    () => import("./routes/texts/edit.tsx"),
  ),
  "/admin/mails": page(
    ["admin", "mails", "forms"],
    "admin/mails",
    () => import("./routes/admin/mails.tsx"),
  ),
  "/admin/jobs": page(
    ["admin", "jobs", "forms"],
    "admin/jobs",
    () => import("./routes/admin/jobs.tsx"),
  ),
  "/admin/processing": page(
    ["admin", "processing", "forms"],
    "admin/processing",
    () => import("./routes/admin/processing.tsx"),
  ),
  "/admin/questions": page(
    ["admin", "forms"],
    "admin/questions",
    () => import("./routes/admin/questions.tsx"),
  ),
  "/admin/rules": page(
    ["admin", "rules", "forms"],
    "admin/rules",
    () => import("./routes/admin/rules.tsx"),
  ),
  "/admin/rules/draft": page(
    ["admin", "rules", "forms"],
    "admin/draft",
    () => import("./routes/admin/draft.tsx"),
  ),
  "/admin/draft/:id": page(
    ["profile", "admin", "forms", "therapist", "shortlist", "policy", "access"],
    "profile/draft",
    () => import("./routes/profile/draft.tsx"),
  ),
};
