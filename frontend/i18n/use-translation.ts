import { createContext, use, useSyncExternalStore } from "react";
import { currentTranslator, watchLanguage } from "./i18n.ts";
import type { Translator } from "./translator.ts";

/** The language of a part of the page, or of a page that the server renders. */
export const TranslatorContext = createContext<Translator | null>(null);

export function useTranslation(): Translator {
  const ofPage = useSyncExternalStore(watchLanguage, currentTranslator, currentTranslator);
  return use(TranslatorContext) ?? ofPage;
}
