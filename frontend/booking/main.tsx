import { Component, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import "ui-kit/styles.css";
import { Failed } from "ui-kit/layout/failed.tsx";
import { KitProvider } from "ui-kit/layout/kit-provider.tsx";
import { Page } from "ui-kit/layout/page.tsx";
import { formatFor, viewerZone } from "../i18n/formatter.ts";
import { detectLanguage } from "../i18n/language.ts";
import { BookingPage } from "./booking-page.tsx";
import { hasHostButton } from "./embed.ts";
import { type PageAddress, parsePageAddress } from "./page-address.ts";
import { loadWords, WordsProvider } from "./words.ts";

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
  const [words] = await Promise.all([
    loadWords(detectLanguage()),
    address && applyColours(address),
  ]);
  document.documentElement.lang = words.language;
  const { locale } = formatFor(words.language, viewerZone());
  createRoot(root).render(
    <KitProvider locale={locale} navigate={(href) => location.assign(href)}>
      <WordsProvider value={words}>
        <FailureBoundary message={words.say("failed.page")} retryLabel={words.say("failed.retry")}>
          <BookingPage address={address} />
        </FailureBoundary>
      </WordsProvider>
    </KitProvider>,
  );
}

const root = document.getElementById("root");
if (!root) throw new Error("The document has no #root");
await start(root);
