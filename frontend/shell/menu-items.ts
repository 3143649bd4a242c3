import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import type { IconName } from "ui-kit/controls/icon.tsx";
import type { MenuLink } from "ui-kit/navigation/menu-items.ts";
import { hasOwnBar, hasPage } from "../addresses.ts";
import type { CurrentUser } from "../api/sign-in-session.ts";
import { useCurrentUser, useIsRestoringSession } from "../api/use-sign-in-session.ts";
import { config } from "../config.ts";
import { buyHref } from "../gift-cards/buy-address.ts";
import { useIsTakingOver } from "../use-render-time.ts";

function linkTo(external: string | undefined, path: string) {
  return external ? { path: external, newTab: true } : { path };
}

const coursesPath = "/courses";

/** The menu without what has no room in a bar of one line. */
export function useBarMenu(): MenuLink[] {
  return useMainMenu().filter(({ path }) => path !== coursesPath);
}

export function useMainMenu(): MenuLink[] {
  const { t } = useTranslation();
  const { practices, useful, about, help, shop } = config.links;
  return [
    { path: "/", title: t("shell.practitioners"), icon: "search" },
    { ...linkTo(practices, "/practices"), title: t("shell.practices"), icon: "sprout" },
    { path: coursesPath, title: t("shell.courses"), icon: "book-open" },
    { ...linkTo(useful, "/useful"), title: t("shell.useful"), icon: "file-text" },
    { ...linkTo(about, "/about"), title: t("shell.about"), icon: "users" },
    { ...linkTo(help, "/help"), title: t("shell.help"), icon: "life-buoy" },
    { path: shop, title: t("shell.shop"), icon: "package", newTab: true },
  ];
}

/** Opens the dialog over the page; its own page where no scripts run. */
export function useGiftCardLink(): MenuLink {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const withoutScripts = useIsTakingOver() || hasOwnBar(pathname);
  const title = t("shell.giftCard");
  const { giftCard } = config.links;
  if (giftCard) return { path: giftCard, title, icon: "gift", newTab: true };
  return { path: withoutScripts ? "/gift-card" : buyHref(pathname, search), title, icon: "gift" };
}

type PersonalPage = {
  path: string;
  icon: IconName;
  name:
    | "journal"
    | "courses"
    | "results"
    | "dashboard"
    | "sessions"
    | "availability"
    | "publicProfile"
    | "reviews"
    | "questions"
    | "statements"
    | "teams"
    | "editPackages"
    | "editCourses"
    | "calendars";
};

const clientPages: PersonalPage[] = [
  { path: "/journal", icon: "notebook-pen", name: "journal" },
  { path: "/courses", icon: "book-open", name: "courses" },
  { path: "/preferences", icon: "sprout", name: "results" },
];

const therapistPages: PersonalPage[] = [
  { path: "/sessions/dashboard", icon: "layout-dashboard", name: "dashboard" },
  { path: "/sessions", icon: "calendar-check", name: "sessions" },
  { path: "/sessions/availability", icon: "clock", name: "availability" },
  { path: "/sessions/profile", icon: "pencil", name: "publicProfile" },
  { path: "/sessions/questions", icon: "messages-square", name: "questions" },
  { path: "/sessions/reviews", icon: "star", name: "reviews" },
  { path: "/sessions/team", icon: "users", name: "teams" },
  { path: "/sessions/statements", icon: "wallet", name: "statements" },
  { path: "/sessions/packages", icon: "package", name: "editPackages" },
  { path: "/sessions/courses", icon: "book-open", name: "editCourses" },
];

const assistantPages: PersonalPage[] = [
  { path: "/calendars", icon: "calendar", name: "calendars" },
];

export function personalPagesOf(user: CurrentUser | null): PersonalPage[] {
  const pages = user?.therapistId ? therapistPages : [];
  const kept = user?.roles.includes("assistant") ? assistantPages : [];
  return [...pages.slice(0, 2), ...clientPages, ...kept, ...pages.slice(2)]
    .filter(({ path }) => hasPage(path));
}

/** Empty for visitors. While a session is restored, the pages of every user. */
export function usePersonalMenu(): MenuLink[] {
  const { t } = useTranslation();
  const user = useCurrentUser();
  const isRestoring = useIsRestoringSession();
  if (!user && !isRestoring) return [];
  return personalPagesOf(user).map(({ path, icon, name }) => ({
    path,
    icon,
    title: t(`shell.${name}`),
  }));
}
