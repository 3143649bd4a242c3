import { type Format, formatFor } from "./formatter.ts";
import { useLanguage } from "./use-language.ts";
import { useViewerZone } from "./viewer-zone.ts";

/** Formats for the language of the page; times are in the viewer's time zone by default. */
export function useFormat(timeZone?: string): Format {
  const viewerZone = useViewerZone();
  return formatFor(useLanguage(), timeZone ?? viewerZone);
}
