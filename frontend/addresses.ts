export const addresses = [
  "/",
  "/login",
  "/register",
  "/login/link",
  "/confirm-email-change",
  "/verify-email",
  "/forgot-password",
  "/reset-password",
  "/therapist/view/:id",
  "/team/:slug",
  "/compare",
  "/booking",
  "/booking/confirm",
  "/booking/link",
  "/journal",
  "/sessions",
  "/sessions/dashboard",
  "/sessions/availability",
  "/sessions/links",
  "/sessions/profile",
  "/sessions/reviews",
  "/sessions/team",
  "/sessions/statements",
  "/sessions/packages",
  "/sessions/courses",
  "/sessions/courses/edit/:id",
  "/calendars",
  "/gift-card",
  "/gift-card/balance",
  "/gift-card/bought/:id",
  "/payments/:id",
  "/payments/:id/demo",
  "/payments/session/:id",
  "/packages/:id",
  "/waiting-list",
  "/courses",
  "/courses/:id",
  "/courses/:id/lesson/:lesson",
  "/certificate/:code",
  "/test",
  "/preferences",
  "/questions",
  "/questions/new",
  "/sessions/questions",
  "/user/profile",
  "/user/profile/access",
  "/user/profile/data",
  "/user/profile/seen",
  "/user/profile/api",
  "/join",
  "/join/status",
  "/admin",
  "/admin/users",
  "/admin/users/:id",
  "/admin/sessions",
  "/admin/leads",
  "/admin/practitioners",
  "/admin/certificates",
  "/admin/reviews",
  "/admin/reports",
  "/admin/invitations",
  "/admin/api-keys",
  "/admin/gift-cards",
  "/admin/payments",
  "/admin/ledger",
  "/admin/actions",
  "/admin/values",
  "/admin/pages",
  "/admin/pages/edit/:id",
  "/admin/mails",
  "/admin/jobs",
  "/admin/processing",
  "/admin/questions",
  "/admin/courses",
  "/admin/courses/edit/:id",
  "/admin/rules",
  "/admin/rules/draft",
  "/admin/draft/:id",
  "/practices",
  "/practices/:code",
  "/useful",
  "/about",
  "/help",
  "/terms",
  "/privacy",
  "/accessibility",
  "/ranking",
  "/@:account",
  "/@:account/:slug",
  "/@:account/:slug/:start",
] as const;

export type Address = (typeof addresses)[number];

/** The pages that book a time also stand in frames, without the header and the footer of the site. */
export function isBookingPage(path: string): boolean {
  return path.startsWith("/@");
}

/** The test has no menu around it, and a bar with the ways out. */
export function hasOwnBar(path: string): boolean {
  return path === "/test";
}

export function hasPage(path: string): boolean {
  return addresses.some((address) => address === path);
}

const segmentsOf = (path: string) => path.toLowerCase().split("/").filter(Boolean);

/** Whether a path, also with ids in it, can be a page. */
export function isPagePath(path: string): boolean {
  const segments = segmentsOf(path);
  return addresses.some((address) => {
    const parts = segmentsOf(address);
    return parts.length === segments.length && parts.every((part, at) => {
      const [fixed = "", name] = part.split(":");
      return name ? segments[at]!.startsWith(fixed) : part === segments[at];
    });
  });
}

export const freeTimesId = "times";

export function freeTimesHref(therapistSlug: string): string {
  return `/therapist/view/${therapistSlug}#${freeTimesId}`;
}

export const newTab = { target: "_blank", rel: "noopener" } as const;
