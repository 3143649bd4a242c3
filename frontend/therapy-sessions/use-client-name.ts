import { useTranslation } from "react-i18next";
import type { TherapySession } from "./therapy-session.ts";

/** What the API answers in place of the name of a client who erased the account. */
const erasedName = "–";

export function useClientName() {
  const { t } = useTranslation();
  return ({ name }: TherapySession["client"]): string =>
    name === erasedName ? t("journal.session.erasedClient") : name;
}
