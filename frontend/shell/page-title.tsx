import { neutralIcon } from "backend/domain/discreet.ts";
import { useEffect } from "react";
import { config } from "../config.ts";
import { useDiscreetWord, useStoredTabName } from "../discreet/use-discreet.ts";

function useIcon(isNeutral: boolean) {
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    const href = isNeutral ? neutralIcon : "/favicon.svg";
    if (link && link.getAttribute("href") !== href) link.setAttribute("href", href);
  }, [isNeutral]);
}

/** In discreet mode the tab says only the word that the person chose. */
export function PageTitle({ children }: { children?: string | undefined }) {
  const word = useDiscreetWord();
  useIcon(word !== null);
  useStoredTabName();
  return <title>{word ?? (children ? `${children} – ${config.brand}` : config.brand)}</title>;
}
