import { useTranslation } from "react-i18next";
import { Drawer } from "ui-kit/navigation/drawer.tsx";
import { config } from "../config.ts";
import { MainMenu } from "./main-menu.tsx";
import { LanguageLinks } from "./language-links.tsx";

export function MenuDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Drawer open={open} onClose={onClose} title={config.brand} closeLabel={t("shell.closeMenu")}>
      <MainMenu />
      <LanguageLinks />
    </Drawer>
  );
}
