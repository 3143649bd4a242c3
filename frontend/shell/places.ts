import { useTranslation } from "react-i18next";
import type { IconName } from "ui-kit/controls/icon.tsx";
import type { MenuLink } from "ui-kit/navigation/menu-items.ts";
import { hasPage } from "../addresses.ts";
import type { CurrentUser } from "../api/session.ts";
import { config } from "../config.ts";

/** A page of ours, or the one outside the app that is configured in its stead. */
function addressOf(link: string | undefined, own: string) {
  return link ? { path: link, newTab: true } : { path: own };
}

/** The top navigation for everyone. */
export function usePlaces(): MenuLink[] {
  const { t } = useTranslation();
  const { practices, useful, about, help, shop } = config.links;
  return [
    { path: "/", title: t("shell.practitioners"), icon: "search" },
    { ...addressOf(practices, "/practices"), title: t("shell.practices"), icon: "sprout" },
    { ...addressOf(useful, "/useful"), title: t("shell.useful"), icon: "book-open" },
    { ...addressOf(about, "/about"), title: t("shell.about"), icon: "users" },
    { ...addressOf(help, "/help"), title: t("shell.help"), icon: "life-buoy" },
    { path: shop, title: t("shell.shop"), icon: "package", newTab: true },
  ];
}

/** The gift card's own place beside the navigation. */
export function useGiftCard(): MenuLink {
  const { t } = useTranslation();
  return { path: config.links.giftCard, title: t("shell.giftCard"), icon: "gift", newTab: true };
}

type OwnPlace = {
  path: string;
  icon: IconName;
  name: "journal" | "courses" | "results" | "sessions" | "availability";
};

const ownPlaces: OwnPlace[] = [
  { path: "/journal", icon: "notebook-pen", name: "journal" },
  { path: "/courses", icon: "book-open", name: "courses" },
  { path: "/preferences", icon: "sprout", name: "results" },
];

const therapistPlaces: OwnPlace[] = [
  { path: "/sessions", icon: "calendar-check", name: "sessions" },
  { path: "/sessions/availability", icon: "clock", name: "availability" },
];

/** What a signed-in person has here; practitioners have their sessions too. */
export function ownPlacesOf(user: CurrentUser | null): OwnPlace[] {
  if (!user) return [];
  return [...ownPlaces, ...(user.therapistId ? therapistPlaces : [])].filter(({ path }) =>
    hasPage(path)
  );
}

/** The same as lines of a menu. */
export function useMyStuff(user: CurrentUser | null): MenuLink[] {
  const { t } = useTranslation();
  return ownPlacesOf(user).map(({ path, icon, name }) => ({
    path,
    icon,
    title: t(`shell.${name}`),
  }));
}
