import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Affix } from "ui-kit/layout/affix.tsx";
import { config } from "../config.ts";

const Customizer = lazy(async () => ({ default: (await import("./customizer.tsx")).Customizer }));

/** Leads to the panel that changes the looks; the address with `?customizer` opens it at once. */
export function CustomizerDoor() {
  const { t } = useTranslation();
  const [open, setOpen] = useState(!config.customizer);
  return (
    <>
      <Affix>
        <Button icon="palette" iconOnly onClick={() => setOpen(true)}>
          {t("display.open")}
        </Button>
      </Affix>
      <Suspense>
        <Customizer open={open} onClose={() => setOpen(false)} />
      </Suspense>
    </>
  );
}
