import { hasText, mainLanguage, missingTextsIn } from "backend/domain/profile.ts";
import { languages } from "../../i18n/i18n.ts";
import type { Language } from "../../i18n/language.ts";
import { useEditor } from "./editor-context.ts";

/** The domain's code of a spoken language. */
export const spokenCode: Record<Language, string> = {
  et: "ESTONIAN",
  en: "ENGLISH",
  ru: "RUSSIAN",
};

type MissingLanguage = {
  language: Language;
  /** The first text that is missing. */
  path: string;
  /** Whether it has no text at all. */
  isWhole: boolean;
};

/** The languages the practitioner speaks in which texts are missing. */
export function useMissingLanguages(): MissingLanguage[] {
  const { content } = useEditor();
  const main = mainLanguage(content);
  return languages.flatMap((language) => {
    if (language === main || !content.languages.includes(spokenCode[language])) return [];
    const [first] = missingTextsIn(content, language);
    if (!first) return [];
    const isWhole = !hasText(content.texts[language]);
    return [{ language, path: `texts.${language}.${first}`, isWhole }];
  });
}
