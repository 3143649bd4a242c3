import { useTranslation } from "react-i18next";
import { type Format, formatFor, viewerZone } from "./formatter.ts";
import { currentLanguage } from "./i18n.ts";

/** Formats for the language of the page; times are in the browser's time zone by default. */
export function useFormat(timeZone: string = viewerZone()): Format {
  useTranslation();
  return formatFor(currentLanguage(), timeZone);
}
