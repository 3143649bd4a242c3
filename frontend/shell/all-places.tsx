import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import type { MenuItem } from "ui-kit/navigation/menu-items.ts";
import { VerticalMenu } from "ui-kit/navigation/vertical-menu.tsx";
import { useCurrentUser } from "../api/use-session.ts";
import { useDisplay } from "./display.ts";
import { useGiftCard, useMyStuff, usePlaces } from "./places.ts";

/** All places under each other, with a person's own ones after theirs. */
export function AllPlaces() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { verticalNavToggleType } = useDisplay();
  const mine = useMyStuff(useCurrentUser());
  const items: MenuItem[] = [
    ...usePlaces(),
    useGiftCard(),
    ...(mine.length > 0 ? [{ section: t("shell.myStuff") }, ...mine] : []),
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
