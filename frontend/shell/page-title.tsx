import { neutralIcon } from "backend/domain/discreet.ts";
import { titleDash } from "backend/domain/text.ts";
import { useEffect } from "react";
import { config } from "../config.ts";
import { useDiscreetWord, useStoredTabName } from "../discreet/use-discreet.ts";
import { useLanguage } from "../i18n/use-language.ts";

function useIcon(isNeutral: boolean) {
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    const href = isNeutral ? neutralIcon : "/favicon.svg";
    if (link && link.getAttribute("href") !== href) link.setAttribute("href", href);
  }, [isNeutral]);
}

/** In discreet mode the tab says only the word that the person chose. */
export function PageTitle({ children, section }: {
  children?: string | undefined;
  /** The part of the product that the page belongs to. */
  section?: string;
}) {
  const word = useDiscreetWord();
  const dash = ` ${titleDash[useLanguage()]} `;
  useIcon(word !== null);
  useStoredTabName();
  return <title>{word ?? [children, section, config.brand].filter(Boolean).join(dash)}</title>;
}
