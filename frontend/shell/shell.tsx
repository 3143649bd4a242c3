import { Suspense, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate, useRoutes } from "react-router";
import { Toasts } from "ui-kit/feedback/toast.tsx";
import { KitProvider } from "ui-kit/layout/kit-provider.tsx";
import { LoadingBar } from "ui-kit/layout/loading-bar.tsx";
import { ScrollToTop } from "ui-kit/layout/scroll-to-top.tsx";
import { SkipLink } from "ui-kit/navigation/skip-link.tsx";
import { useFormat } from "../i18n/format.ts";
import { routes } from "../routes.tsx";
import { FailureBoundary } from "./failure-boundary.tsx";
import { Foot } from "./foot.tsx";
import { Guard } from "./guard.tsx";
import { Head } from "./head.tsx";
import { Offline } from "./offline.tsx";
import { usePageLoading } from "./page-loading.ts";
import { useScroll } from "./use-scroll.ts";

/** After a change of page the keyboard starts at the new content, not at the old link. */
function useFocusOnNewPage() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}

function Pages() {
  useScroll();
  return useRoutes(routes);
}

/** What stands around every page. */
export function Shell() {
  const { t } = useTranslation();
  const { locale } = useFormat();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const main = useFocusOnNewPage();
  const loading = usePageLoading();
  return (
    <KitProvider locale={locale} navigate={(href) => void navigate(href)}>
      <SkipLink target="main">{t("shell.skip")}</SkipLink>
      <LoadingBar active={loading} label={t("shell.loading")} />
      <Head />
      <Offline />
      <main id="main" ref={main} tabIndex={-1}>
        <FailureBoundary page={pathname}>
          <Suspense>
            <Guard>
              <Pages />
            </Guard>
          </Suspense>
        </FailureBoundary>
      </main>
      <Foot />
      <ScrollToTop label={t("shell.toTop")} />
      <Toasts label={t("shell.notices")} closeLabel={t("shell.closeNotice")} />
    </KitProvider>
  );
}
