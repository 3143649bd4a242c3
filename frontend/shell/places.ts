import { useTranslation } from "react-i18next";
import { config } from "../config.ts";

export type Place = {
  href: string;
  title: string;
  /** Another site; it opens in a new tab. */
  outside: boolean;
};

/** The top navigation for everyone; all but the first are pages outside the app. */
export function usePlaces(): Place[] {
  const { t } = useTranslation();
  const { practices, useful, about, help, shop } = config.links;
  return [
    { href: "/", title: t("shell.practitioners"), outside: false },
    { href: practices, title: t("shell.practices"), outside: true },
    { href: useful, title: t("shell.useful"), outside: true },
    { href: about, title: t("shell.about"), outside: true },
    { href: help, title: t("shell.help"), outside: true },
    { href: shop, title: t("shell.shop"), outside: true },
  ];
}

/** What a link to another site needs. */
export const newTab = { target: "_blank", rel: "noopener" } as const;
