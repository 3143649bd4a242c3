import type { DehydratedState } from "@tanstack/react-query";
import type { Texts } from "./i18n/translations.ts";
import type { PageRequest } from "./page-request.ts";

/** What the server sends with a rendered page, as JSON in `#page-state`. */
export type PageState = {
  request: PageRequest;
  texts: Texts;
  queries: DehydratedState;
};

/** Null when the server did not render the page. */
export function readPageState(): PageState | null {
  const text = document.getElementById("page-state")?.textContent;
  return text ? JSON.parse(text) as PageState : null;
}
