import type { Address } from "../addresses.ts";
import { ids } from "./recorded-names.ts";
import type { Screen } from "./screen-types.ts";

export const adminScreens: Record<Extract<Address, `/admin${string}`>, Screen> = {
  "/admin": { title: "Admin/Start", path: "/admin", as: "admin" },
  "/admin/users": { title: "Admin/Users", path: "/admin/users", as: "admin", lists: true },
  "/admin/users/:id": { title: "Admin/User", path: `/admin/users/${ids.client}`, as: "admin" },
  "/admin/sessions": {
    title: "Admin/Sessions",
    path: "/admin/sessions",
    as: "admin",
    lists: true,
  },
  "/admin/leads": { title: "Admin/Applications", path: "/admin/leads", as: "admin", lists: true },
  "/admin/practitioners": {
    title: "Admin/Practitioners",
    path: "/admin/practitioners",
    as: "admin",
    lists: true,
  },
  "/admin/certificates": {
    title: "Admin/Certificates",
    path: "/admin/certificates",
    as: "admin",
    lists: true,
  },
  "/admin/reviews": { title: "Admin/Reviews", path: "/admin/reviews", as: "admin", lists: true },
  "/admin/reports": { title: "Admin/Reports", path: "/admin/reports", as: "admin", lists: true },
  "/admin/invitations": {
    title: "Admin/Invitations",
    path: "/admin/invitations",
    as: "admin",
    lists: true,
  },
  "/admin/api-keys": {
    title: "Admin/Keys of programs",
    path: "/admin/api-keys",
    as: "admin",
    lists: true,
  },
  "/admin/gift-cards": {
    title: "Admin/Gift cards",
    path: "/admin/gift-cards",
    as: "admin",
    lists: true,
  },
  "/admin/payments": { title: "Admin/Payments", path: "/admin/payments", as: "admin", lists: true },
  "/admin/ledger": { title: "Admin/Ledger", path: "/admin/ledger", as: "admin", lists: true },
  "/admin/actions": { title: "Admin/Actions", path: "/admin/actions", as: "admin", lists: true },
  "/admin/values": {
    title: "Admin/Values",
    path: "/admin/values",
    as: "admin",
    more: { OpenValue: { path: "/admin/values?kind=CITY&open=NARVA" } },
  },
  "/admin/pages": { title: "Admin/Texts", path: "/admin/pages", as: "admin", lists: true },
  "/admin/pages/edit/:id": {
    title: "Admin/Text",
    path: "/admin/pages/edit/privacy",
    as: "admin",
  },
  "/admin/mails": { title: "Admin/Mails", path: "/admin/mails", as: "admin", lists: true },
  "/admin/jobs": { title: "Admin/Jobs", path: "/admin/jobs", as: "admin", lists: true },
  "/admin/processing": {
    title: "Admin/Processing record",
    path: "/admin/processing",
    as: "admin",
  },
  "/admin/questions": {
    title: "Admin/Questions of clients",
    path: "/admin/questions",
    as: "admin",
    lists: true,
  },
  "/admin/courses": { title: "Admin/Courses", path: "/admin/courses", as: "admin", lists: true },
  "/admin/courses/edit/:id": {
    title: "Admin/Course draft",
    path: `/admin/courses/edit/${ids.draft}`,
    as: "admin",
  },
  "/admin/rules": {
    title: "Admin/Rules",
    path: "/admin/rules",
    as: "admin",
    lists: true,
    more: {
      Drafts: { path: "/admin/rules?part=drafts" },
      Versions: { path: "/admin/rules?part=versions" },
    },
  },
  "/admin/rules/draft": {
    title: "Admin/Draft of rules",
    path: `/admin/rules/draft?id=${ids.ruleDraft}`,
    as: "admin",
    more: { WithProblems: { path: `/admin/rules/draft?id=${ids.wrongRuleDraft}` } },
  },
  "/admin/draft/:id": {
    title: "Admin/Draft of a profile",
    path: `/admin/draft/${ids.waitingProfile}`,
    as: "admin",
  },
};
