import { createRoot } from "react-dom/client";
import "ui-kit/styles.css";
import { KitProvider } from "ui-kit/layout/kit-provider.tsx";
import { formatFor, viewerZone } from "../i18n/formatter.ts";
import { detectLanguage } from "../i18n/language.ts";
import { BookingPage } from "./booking-page.tsx";
import { tellHeight } from "./embed.ts";
import { readPageAddress } from "./page-address.ts";
import { loadWords, WordsProvider } from "./words.ts";

async function start(root: HTMLElement) {
  const words = await loadWords(detectLanguage());
  document.documentElement.lang = words.language;
  const { locale } = formatFor(words.language, viewerZone());
  tellHeight(root);
  createRoot(root).render(
    <KitProvider locale={locale} navigate={(href) => location.assign(href)}>
      <WordsProvider value={words}>
        <BookingPage address={readPageAddress(location.href)} />
      </WordsProvider>
    </KitProvider>,
  );
}

const root = document.getElementById("root");
if (!root) throw new Error("The document has no #root");
await start(root);
