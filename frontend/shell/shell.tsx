import { memo, startTransition, Suspense, useCallback, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router";
import { Toasts } from "ui-kit/feedback/toast.tsx";
import { TopNotice } from "ui-kit/feedback/top-notice.tsx";
import { AppShell } from "ui-kit/layout/app-shell.tsx";
import { Footer } from "ui-kit/layout/footer.tsx";
import { KitProvider } from "ui-kit/layout/kit-provider.tsx";
import { lazyPart, type PartText } from "ui-kit/layout/lazy-part.tsx";
import { LoadingBar } from "ui-kit/layout/loading-bar.tsx";
import { SkipLink } from "ui-kit/navigation/skip-link.tsx";
import { useSessionUser } from "../api/use-sign-in-session.ts";
import { hasOwnBar, isBookingPage } from "../addresses.ts";
import { config } from "../config.ts";
import { useFormat } from "../i18n/use-format.ts";
import { needTranslations } from "../i18n/i18n.ts";
import { isBuying, searchWithoutBuying } from "../gift-cards/buy-address.ts";
import { useIsTakingOver } from "../use-render-time.ts";
import { WhenIdle } from "../when-idle.tsx";
import { CurrentPage } from "./current-page.tsx";
import { HiddenAddress } from "../discreet/hidden-address.tsx";
import { QuickExit } from "../discreet/quick-exit.tsx";
import { useDisplay, useSidebar } from "./display.ts";
import { FailureBoundary } from "./failure-boundary.tsx";
import { AuthGuard } from "./auth-guard.tsx";
import { Header } from "./header.tsx";
import { MenuWithoutScripts } from "./menu-without-scripts.tsx";
import { usePageLoading } from "./page-loading.ts";
import { StepUp } from "./step-up.tsx";
import { useFreshValues } from "./use-fresh-values.ts";
import { useOnline } from "./use-online.ts";
import { Viewing } from "./viewing.tsx";

function PageFooter() {
  const { t } = useTranslation();
  const { terms, privacy } = config.links;
  const { footer } = useDisplay();
  const isSignedIn = useSessionUser() !== null;
  return (
    <Footer
      position={footer}
      newTabLabel={t("shell.newTab")}
      copyright={`© ${new Date().getFullYear()} ${config.brand}`}
      links={[
        { href: terms ?? "/terms", label: t("shell.terms"), newTab: true },
        isSignedIn
          ? { href: "/user/profile/data", label: t("shell.privacy") }
          : { href: privacy ?? "/privacy", label: t("shell.privacy"), newTab: true },
        { href: "/test", label: t("shell.test") },
        { href: "/courses", label: t("shell.courses") },
        { href: "/accessibility", label: t("shell.accessibility") },
        { href: "/ranking", label: t("shell.ranking") },
        { href: "/join", label: t("shell.join") },
        ...(config.docs ? [{ href: "/docs", label: t("shell.developers"), newTab: true }] : []),
      ]}
      crisis={t("shell.crisis")}
    />
  );
}

function OfflineNotice() {
  const { t } = useTranslation();
  const isOnline = useOnline();
  const [isClosed, setClosed] = useState(false);
  useEffect(() => {
    // The next time without a connection is said again.
    const say = () => setClosed(false);
    addEventListener("offline", say);
    return () => removeEventListener("offline", say);
  }, []);
  return (
    <TopNotice
      icon="cloud-off"
      closeLabel={t("shell.closeNotice")}
      onClose={() => setClosed(true)}
    >
      {!isOnline && !isClosed && t("shell.offlineNotice")}
    </TopNotice>
  );
}

/** Over any page that has the menu. */
const GiftCardDialog = lazyPart(async () => {
  const [module] = await Promise.all([
    import("../gift-cards/dialog.tsx"),
    needTranslations(["gifts"]),
  ]);
  return module.GiftCardDialog;
});

function BuyingGiftCard() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const isTakingOver = useIsTakingOver();
  if (isTakingOver || !isBuying(new URLSearchParams(search))) return null;
  const close = () =>
    void navigate(
      { pathname, search: searchWithoutBuying(search), hash },
      { replace: true, preventScrollReset: true },
    );
  return (
    <Suspense>
      <GiftCardDialog onClose={close} />
    </Suspense>
  );
}

const Sidebar = lazyPart(async () => (await import("./sidebar.tsx")).Sidebar);
const ToTop = lazyPart(async () => {
  const { ScrollToTop } = await import("ui-kit/layout/scroll-to-top.tsx");
  return ({ label }: { label: string }) => <ScrollToTop label={label} />;
});
const CustomizerButton = lazyPart(async () => {
  const [module] = await Promise.all([import("./customizer.tsx"), needTranslations(["display"])]);
  return module.CustomizerButton;
});

function isCustomizerEnabled(): boolean {
  return config.customizer || new URLSearchParams(globalThis.location?.search).has("customizer");
}

export function Shell() {
  const { t } = useTranslation();
  const { locale } = useFormat();
  const partText = useCallback<PartText>((name) => t(`shell.${name}`), [t]);
  const navigate = useNavigate();
  // Every link uses it.
  const follow = useCallback((href: string) => {
    const { pathname } = new URL(href, globalThis.location.href);
    // Another part of the same page is drawn in small steps, so that the tap is answered at once.
    if (pathname === globalThis.location.pathname) startTransition(() => void navigate(href));
    else void navigate(href);
  }, [navigate]);
  const { pathname } = useLocation();
  const { direction } = useDisplay();
  useFreshValues();
  return (
    <KitProvider
      locale={locale}
      direction={direction}
      navigate={follow}
      partText={partText}
    >
      <HiddenAddress />
      {isBookingPage(pathname) ? <BookingPage /> : <ShellAroundMain />}
      <Viewing />
    </KitProvider>
  );
}

function BookingPage() {
  return (
    <>
      <QuickExit floating />
      <Main />
    </>
  );
}

/** The page stays as it is when the shell around it changes. */
const Main = memo(function Main() {
  const { pathname } = useLocation();
  return (
    <main id="main" tabIndex={-1}>
      <FailureBoundary page={pathname}>
        <Suspense>
          <AuthGuard>
            <CurrentPage />
          </AuthGuard>
        </Suspense>
      </FailureBoundary>
    </main>
  );
});

function ShellAroundMain() {
  const { t } = useTranslation();
  const loading = usePageLoading();
  const { toastPosition } = useDisplay();
  const sidebar = useSidebar();
  const [customizer] = useState(isCustomizerEnabled);
  const withHeader = !hasOwnBar(useLocation().pathname);
  return (
    <>
      <SkipLink target="main">{t("shell.skip")}</SkipLink>
      <LoadingBar active={loading} label={t("shell.loading")} />
      <AppShell
        navigation={sidebar && withHeader && (
          <Suspense>
            <Sidebar />
          </Suspense>
        )}
      >
        {withHeader && <Header />}
        <MenuWithoutScripts />
        <OfflineNotice />
        <Main />
        <BuyingGiftCard />
        <StepUp />
        <WhenIdle>
          <Suspense>
            <ToTop label={t("shell.toTop")} quiet />
          </Suspense>
        </WhenIdle>
        <Suspense>
          <PageFooter />
        </Suspense>
      </AppShell>
      <Toasts
        label={t("shell.notices")}
        closeLabel={t("shell.closeNotice")}
        position={toastPosition}
      />
      {customizer && (
        <Suspense>
          <CustomizerButton quiet />
        </Suspense>
      )}
    </>
  );
}
