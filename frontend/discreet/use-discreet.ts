import { discreetWord } from "backend/domain/discreet.ts";
import { useCurrentUser } from "../api/use-sign-in-session.ts";
import { useLanguage } from "../i18n/use-language.ts";

/** What the product calls itself for this person; null outside discreet mode. */
export function useDiscreetWord(): string | null {
  const discreet = useCurrentUser()?.discreet ?? null;
  const language = useLanguage();
  return discreet && discreetWord[discreet.name][language];
}
