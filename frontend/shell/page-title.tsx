import { useEffect } from "react";
import { config } from "../config.ts";
import { useDiscreetWord } from "../discreet/use-discreet.ts";

const ring = encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16" fill="none" stroke="#808080" ' +
    'stroke-width="2"><circle cx="8" cy="8" r="5"/></svg>',
);
const neutralIcon = `data:image/svg+xml,${ring}`;

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
  return <title>{word ?? (children ? `${children} – ${config.brand}` : config.brand)}</title>;
}
