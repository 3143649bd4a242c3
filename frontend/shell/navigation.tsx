import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { Button } from "ui-kit/controls/button.tsx";
import { useDisplay } from "./display.ts";

const loadDrawer = () => import("./places-drawer.tsx");
const PlacesDrawer = lazy(async () => ({ default: (await loadDrawer()).PlacesDrawer }));

/** The button of the bar and the drawer behind it, which is fetched when the pointer or the focus comes near. */
export function PlacesButton() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const [opened, setOpened] = useState(false);
  const here = pathname + search;
  const near = () => void loadDrawer().catch(() => null);
  return (
    <>
      <Button
        variant="quiet"
        icon="menu"
        iconOnly
        onPointerEnter={near}
        onFocus={near}
        onClick={() => {
          setOpened(true);
          setOpenAt(here);
        }}
      >
        {t("shell.menu")}
      </Button>
      {opened && (
        <Suspense>
          <PlacesDrawer open={openAt === here} onClose={() => setOpenAt(null)} />
        </Suspense>
      )}
    </>
  );
}

/** Whether the navigation stands as a column beside the page. */
export function useColumn(): boolean {
  const { lastLayout, navHidden } = useDisplay();
  return lastLayout === "vertical" && !navHidden;
}
