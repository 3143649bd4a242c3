import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Floating } from "ui-kit/layout/floating.tsx";
import { config } from "../config.ts";

const Customizer = lazy(async () => ({ default: (await import("./customizer.tsx")).Customizer }));

function wanted(): boolean {
  return config.customizer || new URLSearchParams(globalThis.location?.search).has("customizer");
}

/** Leads to the panel that changes the looks; off unless the address or the server wants it. */
export function CustomizerDoor() {
  const { t } = useTranslation();
  const [isWanted] = useState(wanted);
  const [open, setOpen] = useState(isWanted && !config.customizer);
  if (!isWanted) return null;
  return (
    <>
      <Floating>
        <Button icon="palette" iconOnly onClick={() => setOpen(true)}>
          {t("shell.display.open")}
        </Button>
      </Floating>
      <Suspense>
        <Customizer open={open} onClose={() => setOpen(false)} />
      </Suspense>
    </>
  );
}
