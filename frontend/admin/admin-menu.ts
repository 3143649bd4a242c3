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

export type AdminMenuPage = {
  path: Extract<Address, `/admin${string}` | `/sessions/team`>;
  section: (typeof adminSections)[number];
  /** Its title is `admin.pages.<name>`. */
  name: string;
  icon: IconName;
  /** What of the summary waits there. */
  badge?: { [Key in keyof Summary]: Summary[Key] extends number ? Key : never }[keyof Summary];
};

/** Every page of the menu and of the command palette: a new page adds its row here. */
export const adminMenu = [
  { path: "/admin", section: "start", name: "overview", icon: "layout-dashboard" },
  { path: "/admin/leads", section: "waiting", name: "leads", icon: "mail", badge: "leads" },
  {
    path: "/admin/practitioners",
    section: "waiting",
    name: "practitioners",
    icon: "user-round",
    badge: "practitioners",
  },
  {
    path: "/admin/certificates",
    section: "waiting",
    name: "certificates",
    icon: "badge-check",
    badge: "certificates",
  },
  { path: "/admin/reviews", section: "waiting", name: "reviews", icon: "star", badge: "reviews" },
  { path: "/admin/rules", section: "waiting", name: "rules", icon: "shield-check", badge: "rules" },
  { path: "/admin/users", section: "people", name: "users", icon: "users" },
  { path: "/admin/sessions", section: "people", name: "sessions", icon: "calendar-check" },
  { path: "/sessions/team", section: "people", name: "teams", icon: "users" },
  {
    path: "/admin/questions",
    section: "waiting",
    name: "questions",
    icon: "message-circle-question-mark",
    badge: "unansweredQuestions",
  },
  { path: "/admin/values", section: "content", name: "values", icon: "list-checks" },
  { path: "/admin/pages", section: "content", name: "texts", icon: "file-text" },
  {
    path: "/admin/courses",
    section: "content",
    name: "courses",
    icon: "book-open",
    badge: "courses",
  },
  {
    path: "/admin/gift-cards",
    section: "money",
    name: "giftCards",
    icon: "gift",
    badge: "giftCardsToPost",
  },
  { path: "/admin/payments", section: "money", name: "payments", icon: "wallet" },
  { path: "/admin/ledger", section: "money", name: "ledger", icon: "list" },
  { path: "/admin/invitations", section: "operations", name: "invitations", icon: "send" },
  {
    path: "/admin/mails",
    section: "operations",
    name: "mails",
    icon: "mail",
    badge: "failedMails",
  },
  {
    path: "/admin/jobs",
    section: "operations",
    name: "jobs",
    icon: "refresh-cw",
    badge: "failingJobs",
  },
  { path: "/admin/actions", section: "operations", name: "actions", icon: "scroll-text" },
] as const satisfies readonly AdminMenuPage[];

/** The page of the menu that an address belongs to: the longest one that it begins with. */
export function adminMenuPath(pathname: string): string {
  const found = adminMenu
    .filter(({ path }) => path !== "/admin" && `${pathname}/`.startsWith(`${path}/`))
    .sort((a, b) => b.path.length - a.path.length)[0];
  return found?.path ?? pathname;
}
