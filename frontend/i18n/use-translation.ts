import { createContext, useContext } from "react";
import { currentTranslation } from "./i18n.ts";
import type { Translation } from "./translate.ts";

/** The texts of the current rendering. A change is rendered in steps, so it is no external store. */
export const TranslationContext = createContext<Translation | null>(null);

export function useTranslation(): Translation {
  return useContext(TranslationContext) ?? currentTranslation();
}
