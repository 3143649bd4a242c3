import { QueryClientProvider } from "@tanstack/react-query";
import { Component, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import "ui-kit/styles.css";
import { Failed } from "ui-kit/layout/failed.tsx";
import { KitProvider } from "ui-kit/layout/kit-provider.tsx";
import { Page } from "ui-kit/layout/page.tsx";
import { queryClient } from "../api/query-client.ts";
import { restoreSession } from "../api/sign-in-session.ts";
import { formatFor } from "../i18n/formatter.ts";
import { viewerZone } from "../i18n/viewer-zone.ts";
import { currentLanguage, i18n, needTranslations } from "../i18n/i18n.ts";
import { BookingPage } from "./booking-page.tsx";
import { hasHostButton, sharesSession } from "./embed.ts";
import { type PageAddress, parsePageAddress } from "./page-address.ts";

type BoundaryProps = { message: string; retryLabel: string; children: ReactNode };

/** Offers to reload when a lazily loaded part is missing, for example after a release. */
class FailureBoundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    const { message, retryLabel } = this.props;
    return (
      <Page width="form" padded>
        <Failed message={message} retryLabel={retryLabel} onRetry={() => location.reload()} />
      </Page>
    );
  }
}

/** Our own modal shows this page in the mode and the colours of the app. */
function applyHostDisplay() {
  if (!hasHostButton()) return;
  const { mode, themeColor, skin } = globalThis.parent.document.documentElement.dataset;
  for (const [name, value] of Object.entries({ mode, themeColor, skin })) {
    if (value) document.documentElement.dataset[name] = value;
  }
}

async function applyColours({ colours }: PageAddress) {
  if (Object.keys(colours).length === 0) return;
  const { applyHostColors } = await import("ui-kit/host-colors.ts");
  applyHostColors(document.documentElement, colours);
}

async function start(root: HTMLElement) {
  const address = parsePageAddress(location.href);
  applyHostDisplay();
  if (sharesSession()) void restoreSession().catch(() => null);
  await Promise.all([
    needTranslations(["booking", "confirmation", "errors"]),
    address && applyColours(address),
  ]);
  const { language, locale } = formatFor(currentLanguage(), viewerZone());
  document.documentElement.lang = language;
  createRoot(root).render(
    <KitProvider locale={locale} navigate={(href) => location.assign(href)}>
      <QueryClientProvider client={queryClient}>
        <FailureBoundary
          message={i18n.t("booking.failed.page")}
          retryLabel={i18n.t("booking.failed.retry")}
        >
          <BookingPage address={address} />
        </FailureBoundary>
      </QueryClientProvider>
    </KitProvider>,
  );
}

const root = document.getElementById("root");
if (!root) throw new Error("The document has no #root");
await start(root);
