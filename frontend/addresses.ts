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
  "/compare",
  "/booking",
  "/booking/confirm",
  "/journal",
  "/sessions",
  "/sessions/availability",
  "/waiting-list",
  "/user/profile",
  "/user/profile/access",
  "/user/profile/data",
  "/practices",
  "/practices/:code",
  "/useful",
  "/about",
  "/help",
  "/terms",
  "/privacy",
  "/accessibility",
  "/ranking",
] as const;

export type Address = (typeof addresses)[number];

export function hasPage(path: string): boolean {
  return addresses.some((address) => address === path);
}

export const freeTimesId = "times";

export function freeTimesHref(therapistSlug: string): string {
  return `/therapist/view/${therapistSlug}#${freeTimesId}`;
}

export const newTab = { target: "_blank", rel: "noopener" } as const;
