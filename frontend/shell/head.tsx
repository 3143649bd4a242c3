import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { Button } from "ui-kit/controls/button.tsx";
import { Logo } from "ui-kit/layout/logo.tsx";
import { VisuallyHidden } from "ui-kit/layout/visually-hidden.tsx";
import { AppBar } from "ui-kit/navigation/app-bar.tsx";
import { Drawer } from "ui-kit/navigation/drawer.tsx";
import { HorizontalMenu } from "ui-kit/navigation/horizontal-menu.tsx";
import { MenuButton } from "ui-kit/navigation/menu-button.tsx";
import { NavLink } from "ui-kit/navigation/nav-link.tsx";
import { VerticalMenu } from "ui-kit/navigation/vertical-menu.tsx";
import { useCurrentUser, useSessionComing } from "../api/use-session.ts";
import { config } from "../config.ts";
import { AccountMenu } from "./account-menu.tsx";
import { LanguageLinks, LanguageMenu } from "./language-menu.tsx";
import { newTab, usePlaces } from "./places.ts";

/** Says what the eye cannot see coming. */
function NewTabHint() {
  const { t } = useTranslation();
  return <VisuallyHidden>({t("shell.newTab")})</VisuallyHidden>;
}

/** A link is active when its path is the path shown. */
function PlaceLinks() {
  const { pathname } = useLocation();
  return usePlaces().map(({ href, title, outside }) => (
    <NavLink
      key={href}
      href={href}
      current={pathname === href ? "page" : undefined}
      {...(outside ? newTab : {})}
    >
      {title}
      {outside && <NewTabHint />}
    </NavLink>
  ));
}

function GiftCardLink() {
  const { t } = useTranslation();
  return (
    <NavLink href={config.links.giftCard} icon="gift" {...newTab}>
      {t("shell.giftCard")}
      <NewTabHint />
    </NavLink>
  );
}

function MyStuff() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  return (
    <MenuButton
      label={t("shell.myStuff")}
      picked={pathname === "/journal" ? "journal" : undefined}
      groups={[[{
        id: "journal",
        href: "/journal",
        label: t("shell.journal"),
        icon: "notebook-pen",
      }]]}
    />
  );
}

/** The app bar, and below 1200 px the drawer behind its button. */
export function Head() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const user = useCurrentUser();
  const coming = useSessionComing();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const here = pathname + search;
  const close = () => setOpenAt(null);
  const logIn = pathname === "/" && !search
    ? "/login"
    : `/login?returnUrl=${encodeURIComponent(here)}`;
  const onDoor = pathname === "/login" || pathname === "/register";
  return (
    <>
      <AppBar
        menu={
          <Button variant="quiet" icon="menu" iconOnly onClick={() => setOpenAt(here)}>
            {t("shell.menu")}
          </Button>
        }
        logo={<Logo brand={config.brand} href={config.links.home} />}
        navigation={<HorizontalMenu label={t("shell.menu")}>{PlaceLinks()}</HorizontalMenu>}
        extras={
          <>
            <GiftCardLink />
            <LanguageMenu />
            {user && <MyStuff />}
          </>
        }
        account={user
          ? <AccountMenu user={user} />
          : !onDoor && !coming && <NavLink href={logIn} icon="log-in">{t("shell.logIn")}</NavLink>}
      />
      <Drawer
        open={openAt === here}
        onClose={close}
        title={config.brand}
        closeLabel={t("shell.closeMenu")}
      >
        <VerticalMenu label={t("shell.menu")}>
          <PlaceLinks />
          <GiftCardLink />
        </VerticalMenu>
        {user && (
          <VerticalMenu label={t("shell.myStuff")} title={t("shell.myStuff")}>
            <NavLink
              href="/journal"
              icon="notebook-pen"
              current={pathname === "/journal" ? "page" : undefined}
            >
              {t("shell.journal")}
            </NavLink>
          </VerticalMenu>
        )}
        <LanguageLinks />
      </Drawer>
    </>
  );
}
