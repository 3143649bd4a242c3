import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import type { MenuItem } from "ui-kit/navigation/menu-items.ts";
import { VerticalMenu } from "ui-kit/navigation/vertical-menu.tsx";
import { useDisplay } from "./display.ts";
import { useGiftCardLink, useMainMenu, usePersonalMenu } from "./menu-items.ts";

export function MainMenu() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { verticalNavToggleType } = useDisplay();
  const personal = usePersonalMenu();
  const isPersonal = (path: string) => personal.some((item) => item.path === path);
  const items: MenuItem[] = [
    ...useMainMenu().filter(({ path }) => !isPersonal(path)),
    useGiftCardLink(),
    ...(personal.length > 0 ? [{ section: t("shell.myStuff") }, ...personal] : []),
  ];
  return (
    <VerticalMenu
      label={t("shell.menu")}
      items={items}
      current={pathname}
      toggleType={verticalNavToggleType}
      newTabLabel={t("shell.newTab")}
    />
  );
}
