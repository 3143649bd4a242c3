import type { DiscreetName } from "backend/domain/discreet.ts";
import type { Chosen } from "./shell/display-settings.ts";
import type { components } from "./api/schema.d.ts";
import { browserZone } from "./i18n/browser-zone.ts";
import { fallbackLanguage, type Language } from "./i18n/language.ts";

/** What the server knows of the viewer when it renders a page. The first render in the browser uses the same values. */
export type PageRequest = {
  language: Language;
  /** IANA name of the viewer's time zone, or the practitioners' zone while it is unknown. */
  zone: string;
  display: Chosen;
  /** The browser may have a session, so the account is not known to be absent. */
  mayBeSignedIn: boolean;
  /** The browser is in discreet mode. */
  tabName: DiscreetName | null;
  /** For whom the server rendered the page; null when the browser finds out. */
  user: components["schemas"]["CurrentUser"] | null;
  /** What the address names does not exist. */
  isMissing: boolean;
  /** When the page is rendered (Unix time, ms). */
  now: number;
};

const unknownViewer: PageRequest = {
  language: fallbackLanguage,
  // Read when it is needed, because a browser takes up to 20 ms for it.
  get zone() {
    return browserZone();
  },
  display: {},
  mayBeSignedIn: false,
  tabName: null,
  user: null,
  isMissing: false,
  now: 0,
};

let read: () => PageRequest = () => unknownViewer;

export function pageRequest(): PageRequest {
  return read();
}

/** The browser has one request per page; the server has one per rendering. */
export function setPageRequestSource(source: () => PageRequest): void {
  read = source;
}
