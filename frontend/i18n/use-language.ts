import { useTranslation } from "react-i18next";
import { fallbackLanguage, isLanguage, type Language } from "./language.ts";

export function useLanguage(): Language {
  const { language } = useTranslation().i18n;
  return isLanguage(language) ? language : fallbackLanguage;
}
