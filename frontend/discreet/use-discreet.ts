import { discreetWord } from "backend/domain/discreet.ts";
import { useEffect } from "react";
import { currentView } from "../api/sign-in-session.ts";
import { useCurrentUser } from "../api/use-sign-in-session.ts";
import { useLanguage } from "../i18n/use-language.ts";
import { storeTabName, tabName } from "./tab-name.ts";

/** What the product calls itself for this person; null outside discreet mode. */
export function useDiscreetWord(): string | null {
  const user = useCurrentUser();
  const language = useLanguage();
  const name = user ? user.discreet?.name ?? null : tabName();
  return name && discreetWord[name][language];
}

/** The server sends the next pages of this browser as neutral as the person wants them. */
export function useStoredTabName(): void {
  const user = useCurrentUser();
  const name = user && (user.discreet?.name ?? null);
  const isKnown = user !== null;
  useEffect(() => {
    if (isKnown && !currentView()) storeTabName(name);
  }, [isKnown, name]);
}
