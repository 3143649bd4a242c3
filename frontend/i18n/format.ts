import { useTranslation } from "react-i18next";
import { type Format, formatFor, viewerZone } from "./formatter.ts";
import { currentLanguage } from "./i18n.ts";

/** Dates, money and the like in the page's language; times of the reader's zone unless another is given. */
export function useFormat(timeZone: string = viewerZone()): Format {
  useTranslation();
  return formatFor(currentLanguage(), timeZone);
}
