import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router";
import { Toasts } from "ui-kit/feedback/toast.tsx";
import { AppShell } from "ui-kit/layout/app-shell.tsx";
import { KitProvider } from "ui-kit/layout/kit-provider.tsx";
import { LoadingBar } from "ui-kit/layout/loading-bar.tsx";
import { ScrollToTop } from "ui-kit/layout/scroll-to-top.tsx";
import { SkipLink } from "ui-kit/navigation/skip-link.tsx";
import { config } from "../config.ts";
import { useFormat } from "../i18n/use-format.ts";
import { needTranslations } from "../i18n/i18n.ts";
import { useDisplay } from "./display.ts";
import { FailureBoundary } from "./failure-boundary.tsx";
import { Foot } from "./foot.tsx";
import { Guard } from "./guard.tsx";
import { Head } from "./head.tsx";
import { useColumn } from "./navigation.tsx";
import { Offline } from "./offline.tsx";
import { Pages } from "./pages.tsx";
import { usePageLoading } from "./page-loading.ts";

const PlacesColumn = lazy(async () => ({
  default: (await import("./places-column.tsx")).PlacesColumn,
}));
const CustomizerDoor = lazy(async () => {
  const [door] = await Promise.all([
    import("./customizer-door.tsx"),
    needTranslations(["display"]),
  ]);
  return { default: door.CustomizerDoor };
});

/** The panel of the looks is off unless the address or the server wants it. */
function isCustomizerWanted(): boolean {
  return config.customizer || new URLSearchParams(globalThis.location?.search).has("customizer");
}

/** What stands around every page. */
export function Shell() {
  const { t } = useTranslation();
  const { locale } = useFormat();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const loading = usePageLoading();
  const { direction, toastPosition } = useDisplay();
  const column = useColumn();
  const [customizer] = useState(isCustomizerWanted);
  return (
    <KitProvider
      locale={locale}
      direction={direction}
      navigate={(href) => void navigate(href)}
    >
      <SkipLink target="main">{t("shell.skip")}</SkipLink>
      <LoadingBar active={loading} label={t("shell.loading")} />
      <AppShell
        navigation={column && (
          <Suspense>
            <PlacesColumn />
          </Suspense>
        )}
      >
        <Head />
        <Offline />
        <main id="main" tabIndex={-1}>
          <FailureBoundary page={pathname}>
            <Suspense>
              <Guard>
                <Pages />
              </Guard>
            </Suspense>
          </FailureBoundary>
        </main>
        <ScrollToTop label={t("shell.toTop")} />
        <Foot />
      </AppShell>
      <Toasts
        label={t("shell.notices")}
        closeLabel={t("shell.closeNotice")}
        position={toastPosition}
      />
      {customizer && (
        <Suspense>
          <CustomizerDoor />
        </Suspense>
      )}
    </KitProvider>
  );
}
