import { useTranslation } from "react-i18next";
import { Logo } from "ui-kit/layout/logo.tsx";
import { SideNavigation } from "ui-kit/navigation/side-navigation.tsx";
import { useCurrentUser } from "../api/use-sign-in-session.ts";
import { config } from "../config.ts";
import { AccountMenu } from "./account-menu.tsx";
import { MainMenu } from "./main-menu.tsx";
import { chooseDisplay, useDisplay } from "./display.ts";
import { LanguageMenu } from "./language-menu.tsx";

function SidebarFooter() {
  const user = useCurrentUser();
  return (
    <>
      {user && <AccountMenu user={user} />}
      <LanguageMenu />
    </>
  );
}

export function Sidebar() {
  const { t } = useTranslation();
  const { navCollapsed, appBar } = useDisplay();
  return (
    <SideNavigation
      logo={<Logo brand={config.brand} href={config.links.home} />}
      collapsed={navCollapsed}
      onCollapse={(collapsed) => chooseDisplay({ navCollapsed: collapsed })}
      collapseLabels={{ collapse: t("shell.collapse"), expand: t("shell.expand") }}
      footer={appBar === "hidden" && <SidebarFooter />}
    >
      <MainMenu />
    </SideNavigation>
  );
}
