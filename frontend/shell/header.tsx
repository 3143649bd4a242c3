import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { Button } from "ui-kit/controls/button.tsx";
import { lazyPart } from "ui-kit/layout/lazy-part.tsx";
import { Logo } from "ui-kit/layout/logo.tsx";
import { AppBar } from "ui-kit/navigation/app-bar.tsx";
import { HorizontalMenu } from "ui-kit/navigation/horizontal-menu.tsx";
import { MenuButton } from "ui-kit/navigation/menu-button.tsx";
import type { MenuLink } from "ui-kit/navigation/menu-items.ts";
import { NavLink } from "ui-kit/navigation/nav-link.tsx";
import { useCurrentUser, useIsRestoringSession } from "../api/use-sign-in-session.ts";
import { config } from "../config.ts";
import { QuickExit } from "../discreet/quick-exit.tsx";
import { useDisplay, useSidebar } from "./display.ts";
import { LanguageMenu } from "./language-menu.tsx";
import { useBarMenu, useGiftCardLink, usePersonalMenu } from "./menu-items.ts";

const MenuDrawer = lazyPart(async () => (await import("./menu-drawer.tsx")).MenuDrawer);

function DrawerButton() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const [opened, setOpened] = useState(false);
  const here = pathname + search;
  return (
    <>
      <Button
        variant="quiet"
        icon="menu"
        iconOnly
        onPointerEnter={MenuDrawer.preload}
        onFocus={MenuDrawer.preload}
        onClick={() => {
          setOpened(true);
          setOpenAt(here);
        }}
      >
        {t("shell.menu")}
      </Button>
      {opened && (
        <Suspense>
          <MenuDrawer open={openAt === here} onClose={() => setOpenAt(null)} />
        </Suspense>
      )}
    </>
  );
}

const AccountMenu = lazyPart(async () => (await import("./account-menu.tsx")).AccountMenu);
/** A page that the server rendered for a user needs it before the first tap. */
export const loadAccountMenu = AccountMenu.load;

function MenuItemLink({ item, withIcon = false }: { item: MenuLink; withIcon?: boolean }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  return (
    <NavLink
      href={item.path}
      icon={withIcon ? item.icon : undefined}
      count={item.badge}
      disabled={item.disabled}
      current={pathname === item.path ? "page" : undefined}
      newTabLabel={item.newTab ? t("shell.newTab") : undefined}
    >
      {item.title}
    </NavLink>
  );
}

function PersonalMenu() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const items = usePersonalMenu();
  if (items.length === 0) return null;
  return (
    <MenuButton
      label={t("shell.myStuff")}
      picked={items.find(({ path }) => path === pathname)?.path}
      groups={[
        items.map(({ path, title, icon }) => ({ id: path, href: path, label: title, icon })),
      ]}
    />
  );
}

function LogIn() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const here = pathname + search;
  const address = here === "/" ? "/login" : `/login?returnUrl=${encodeURIComponent(here)}`;
  if (pathname === "/login" || pathname === "/register") return null;
  return <NavLink href={address} icon="log-in">{t("shell.logIn")}</NavLink>;
}

export function Header() {
  const { t } = useTranslation();
  const user = useCurrentUser();
  const coming = useIsRestoringSession();
  const { lastLayout, navHidden, appBar, appBarBlur } = useDisplay();
  const sidebar = useSidebar();
  const items = useBarMenu();
  const giftCard = useGiftCardLink();
  const horizontal = lastLayout === "horizontal";
  return (
    <AppBar
      position={appBar}
      blurred={appBarBlur}
      menu={<DrawerButton />}
      menuOnDesktop={!horizontal && navHidden}
      logo={<Logo brand={config.brand} href={config.links.home} />}
      logoInSidebar={sidebar}
      navigation={horizontal && (
        <HorizontalMenu label={t("shell.menu")}>
          {items.map((item) => <MenuItemLink key={item.path} item={item} />)}
        </HorizontalMenu>
      )}
      extras={
        <>
          {horizontal && <MenuItemLink item={giftCard} withIcon />}
          <LanguageMenu />
          {horizontal && <PersonalMenu />}
        </>
      }
      exit={<QuickExit />}
      accountReserved={user !== null || coming}
      account={user
        ? (
          <Suspense>
            <AccountMenu user={user} quiet />
          </Suspense>
        )
        : !coming && <LogIn />}
    />
  );
}
