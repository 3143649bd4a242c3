import { createRoot } from "react-dom/client";
import "ui-kit/styles.css";
import { BookingPage } from "./booking-page.tsx";
import { tellHeight } from "./embed.ts";
import { readPageAddress } from "./page-address.ts";
import { detectLanguage, loadWords, WordsProvider } from "./words.ts";

async function start(root: HTMLElement) {
  const words = await loadWords(detectLanguage());
  document.documentElement.lang = words.language;
  tellHeight(root);
  createRoot(root).render(
    <WordsProvider value={words}>
      <BookingPage address={readPageAddress(location.href)} />
    </WordsProvider>,
  );
}

const root = document.getElementById("root");
if (!root) throw new Error("The document has no #root");
await start(root);
