import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { Logo } from "ui-kit/layout/logo.tsx";
import { AppBar } from "ui-kit/navigation/app-bar.tsx";
import { HorizontalMenu } from "ui-kit/navigation/horizontal-menu.tsx";
import { MenuButton } from "ui-kit/navigation/menu-button.tsx";
import type { MenuLink } from "ui-kit/navigation/menu-items.ts";
import { NavLink } from "ui-kit/navigation/nav-link.tsx";
import { type CurrentUser } from "../api/session.ts";
import { useCurrentUser, useIsRestoringSession } from "../api/use-session.ts";
import { config } from "../config.ts";
import { useDisplay } from "./display.ts";
import { LanguageMenu } from "./language-menu.tsx";
import { PlacesButton, useColumn } from "./navigation.tsx";
import { useGiftCard, useMyStuff, usePlaces } from "./places.ts";

const AccountMenu = lazy(async () => ({
  default: (await import("./account-menu.tsx")).AccountMenu,
}));

/** A link is active when its path is the path shown. */
function PlaceLink({ place, signed = false }: { place: MenuLink; signed?: boolean }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  return (
    <NavLink
      href={place.path}
      icon={signed ? place.icon : undefined}
      count={place.badge}
      disabled={place.disabled}
      current={pathname === place.path ? "page" : undefined}
      newTabLabel={place.newTab ? t("shell.newTab") : undefined}
    >
      {place.title}
    </NavLink>
  );
}

function MyStuff({ user }: { user: CurrentUser }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const mine = useMyStuff(user);
  return (
    <MenuButton
      label={t("shell.myStuff")}
      picked={mine.find(({ path }) => path === pathname)?.path}
      groups={[mine.map(({ path, title, icon }) => ({ id: path, href: path, label: title, icon }))]}
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

/** The bar of every page. From 1200 px it holds the places itself, unless they stand in a column. */
export function Head() {
  const { t } = useTranslation();
  const user = useCurrentUser();
  const coming = useIsRestoringSession();
  const { lastLayout, navHidden, appBar, appBarBlur } = useDisplay();
  const column = useColumn();
  const places = usePlaces();
  const giftCard = useGiftCard();
  const horizontal = lastLayout === "horizontal";
  return (
    <AppBar
      position={appBar}
      blurred={appBarBlur}
      menu={<PlacesButton />}
      menuOnDesktop={!horizontal && navHidden}
      logo={<Logo brand={config.brand} href={config.links.home} />}
      logoInSidebar={column}
      navigation={horizontal && (
        <HorizontalMenu label={t("shell.menu")}>
          {places.map((place) => <PlaceLink key={place.path} place={place} />)}
        </HorizontalMenu>
      )}
      extras={
        <>
          {horizontal && <PlaceLink place={giftCard} signed />}
          <LanguageMenu />
          {horizontal && user && <MyStuff user={user} />}
        </>
      }
      account={user
        ? (
          <Suspense>
            <AccountMenu user={user} />
          </Suspense>
        )
        : !coming && <LogIn />}
    />
  );
}
