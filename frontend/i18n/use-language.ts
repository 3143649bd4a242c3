import type { Language } from "./language.ts";
import { useTranslation } from "./use-translation.ts";

export function useLanguage(): Language {
  return useTranslation().language;
}
