import { createRoot } from "react-dom/client";
import "ui-kit/styles.css";
import { KitProvider } from "ui-kit/layout/kit-provider.tsx";
import { formatFor, viewerZone } from "../i18n/formatter.ts";
import { detectLanguage } from "../i18n/language.ts";
import { BookingPage } from "./booking-page.tsx";
import { FailureBoundary } from "./failure-boundary.tsx";
import { type PageAddress, readPageAddress } from "./page-address.ts";
import { loadWords, WordsProvider } from "./words.ts";

async function dress({ colours }: PageAddress) {
  if (Object.keys(colours).length === 0) return;
  const { applyHostColors } = await import("ui-kit/host-colors.ts");
  applyHostColors(document.documentElement, colours);
}

async function start(root: HTMLElement) {
  const address = readPageAddress(location.href);
  const [words] = await Promise.all([loadWords(detectLanguage()), address && dress(address)]);
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
