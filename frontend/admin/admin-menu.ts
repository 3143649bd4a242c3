import type { Right } from "backend/domain/rights.ts";
import type { IconName } from "ui-kit/controls/icon.tsx";
import type { Address } from "../addresses.ts";
import type { components } from "../api/schema.d.ts";

type Summary = components["schemas"]["AdminSummary"];

/** The parts of the menu, in its order; the first has no heading, one without pages is not shown. */
export const adminSections = [
  "start",
  "waiting",
  "people",
  "content",
  "money",
  "operations",
] as const;

type AdminMenuPage = {
  path: Extract<Address, `/admin${string}` | `/sessions/team`>;
  section: (typeof adminSections)[number];
  /** Its title is `admin.pages.<name>`. */
  name: string;
  icon: IconName;
  /** Who has it sees the page and its row. */
  right: Right;
  /** What of the summary waits there. */
  badge?: { [Key in keyof Summary]: Summary[Key] extends number ? Key : never }[keyof Summary];
};

/** Every page of the menu and of the command palette: a new page adds its row here. */
export const adminMenu = [
  {
    path: "/admin",
    right: "see-summary",
    section: "start",
    name: "overview",
    icon: "layout-dashboard",
  },
  {
    path: "/admin/leads",
    right: "answer-leads",
    section: "waiting",
    name: "leads",
    icon: "mail",
    badge: "leads",
  },
  {
    path: "/admin/practitioners",
    right: "approve-practitioners",
    section: "waiting",
    name: "practitioners",
    icon: "user-round",
    badge: "practitioners",
  },
  {
    path: "/admin/certificates",
    right: "check-certificates",
    section: "waiting",
    name: "certificates",
    icon: "badge-check",
    badge: "certificates",
  },
  {
    path: "/admin/reviews",
    right: "moderate-reviews",
    section: "waiting",
    name: "reviews",
    icon: "star",
    badge: "reviews",
  },
  {
    path: "/admin/reports",
    right: "moderate-reviews",
    section: "waiting",
    name: "reports",
    icon: "flag",
    badge: "reports",
  },
  {
    path: "/admin/rules",
    right: "manage-rules",
    section: "waiting",
    name: "rules",
    icon: "shield-check",
    badge: "rules",
  },
  { path: "/admin/users", right: "manage-users", section: "people", name: "users", icon: "users" },
  {
    path: "/admin/sessions",
    right: "see-sessions",
    section: "people",
    name: "sessions",
    icon: "calendar-check",
  },
  {
    path: "/sessions/team",
    right: "manage-teams",
    section: "people",
    name: "teams",
    icon: "users",
  },
  {
    path: "/admin/questions",
    right: "follow-questions",
    section: "waiting",
    name: "questions",
    icon: "message-circle-question-mark",
    badge: "unansweredQuestions",
  },
  {
    path: "/admin/values",
    right: "manage-values",
    section: "content",
    name: "values",
    icon: "list-checks",
  },
  {
    path: "/admin/pages",
    right: "manage-texts",
    section: "content",
    name: "texts",
    icon: "file-text",
  },
  {
    path: "/admin/courses",
    right: "manage-courses",
    section: "content",
    name: "courses",
    icon: "book-open",
    badge: "courses",
  },
  {
    path: "/admin/gift-cards",
    right: "manage-gift-cards",
    section: "money",
    name: "giftCards",
    icon: "gift",
    badge: "giftCardsToPost",
  },
  {
    path: "/admin/payments",
    right: "see-money",
    section: "money",
    name: "payments",
    icon: "wallet",
  },
  { path: "/admin/ledger", right: "see-money", section: "money", name: "ledger", icon: "list" },
  {
    path: "/admin/invitations",
    right: "invite-practitioners",
    section: "operations",
    name: "invitations",
    icon: "send",
  },
  {
    path: "/admin/api-keys",
    right: "manage-users",
    section: "operations",
    name: "apiKeys",
    icon: "lock",
  },
  {
    path: "/admin/mails",
    right: "manage-mails",
    section: "operations",
    name: "mails",
    icon: "mail",
    badge: "failedMails",
  },
  {
    path: "/admin/jobs",
    right: "manage-jobs",
    section: "operations",
    name: "jobs",
    icon: "refresh-cw",
    badge: "failingJobs",
  },
  {
    path: "/admin/actions",
    right: "read-audit-log",
    section: "operations",
    name: "actions",
    icon: "scroll-text",
  },
  {
    path: "/admin/processing",
    right: "see-processing-record",
    section: "operations",
    name: "processing",
    icon: "file-text",
  },
] as const satisfies readonly AdminMenuPage[];

/** The page of the menu that an address belongs to: the longest one that it begins with. */
export function adminMenuPath(pathname: string): string {
  const found = adminMenu
    .filter(({ path }) => path !== "/admin" && `${pathname}/`.startsWith(`${path}/`))
    .sort((a, b) => b.path.length - a.path.length)[0];
  return found?.path ?? pathname;
}

/** The right that a page of the admin part needs. Drafts of profiles have no row in the menu. */
export function rightToPage(pathname: string): Right {
  const path = adminMenuPath(pathname);
  return adminMenu.find((page) => page.path === path)?.right ?? "edit-profiles";
}
