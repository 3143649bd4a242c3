import { useTranslation } from "react-i18next";
import { Drawer } from "ui-kit/navigation/drawer.tsx";
import { config } from "../config.ts";
import { AllPlaces } from "./all-places.tsx";
import { LanguageLinks } from "./language-menu.tsx";

/** What the button of the bar opens. */
export function PlacesDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Drawer open={open} onClose={onClose} title={config.brand} closeLabel={t("shell.closeMenu")}>
      <AllPlaces />
      <LanguageLinks />
    </Drawer>
  );
}
