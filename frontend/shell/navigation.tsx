import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { Button } from "ui-kit/controls/button.tsx";
import { Logo } from "ui-kit/layout/logo.tsx";
import { Drawer } from "ui-kit/navigation/drawer.tsx";
import type { MenuItem } from "ui-kit/navigation/menu-items.ts";
import { NavigationVertical } from "ui-kit/navigation/navigation-vertical.tsx";
import { VerticalMenu } from "ui-kit/navigation/vertical-menu.tsx";
import { useCurrentUser } from "../api/use-session.ts";
import { config } from "../config.ts";
import { AccountMenu } from "./account-menu.tsx";
import { chooseDisplay, useDisplay } from "./display.ts";
import { LanguageLinks, LanguageMenu } from "./language-menu.tsx";
import { useGiftCard, useMyStuff, usePlaces } from "./places.ts";

/** All places under each other, with a person's own ones after theirs. */
function AllPlaces() {
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

/** The button of the bar and the drawer behind it. */
export function PlacesDrawer() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const here = pathname + search;
  return (
    <>
      <Button variant="quiet" icon="menu" iconOnly onClick={() => setOpenAt(here)}>
        {t("shell.menu")}
      </Button>
      <Drawer
        open={openAt === here}
        onClose={() => setOpenAt(null)}
        title={config.brand}
        closeLabel={t("shell.closeMenu")}
      >
        <AllPlaces />
        <LanguageLinks />
      </Drawer>
    </>
  );
}

function Foot(): ReactNode {
  const user = useCurrentUser();
  return (
    <>
      {user && <AccountMenu user={user} />}
      <LanguageMenu />
    </>
  );
}

/** Whether the navigation stands as a column beside the page. */
export function useColumn(): boolean {
  const { lastLayout, navHidden } = useDisplay();
  return lastLayout === "vertical" && !navHidden;
}

/** The navigation beside the page; where the bar is hidden it keeps account and language at its foot. */
export function PlacesColumn() {
  const { t } = useTranslation();
  const { navCollapsed, appBar } = useDisplay();
  return (
    <NavigationVertical
      logo={<Logo brand={config.brand} href={config.links.home} />}
      collapsed={navCollapsed}
      onCollapse={(collapsed) => chooseDisplay({ navCollapsed: collapsed })}
      collapseLabels={{ collapse: t("shell.collapse"), expand: t("shell.expand") }}
      foot={appBar === "hidden" && <Foot />}
    >
      <AllPlaces />
    </NavigationVertical>
  );
}
