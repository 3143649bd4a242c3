import { startTransition } from "react";
import { useLocation, useNavigate } from "react-router";
import { saveLanguage } from "../api/current-user.ts";
import { languages, switchLanguage } from "../i18n/i18n.ts";
import { rememberLanguage } from "../i18n/language.ts";
import { afterPaint } from "../idle.ts";

export function useSwitchLanguage(): (id: string) => Promise<void> {
  const navigate = useNavigate();
  const location = useLocation();
  return async (id) => {
    const language = languages.find((each) => each === id);
    if (!language) return;
    rememberLanguage(language);
    // The page switches by itself; without this only the mails keep the old language.
    void saveLanguage(language).catch(() => null);
    // Every text of the page changes, so the menu answers first.
    await afterPaint();
    const params = new URLSearchParams(location.search);
    if (params.has("lng")) {
      params.set("lng", language);
      const { state } = location;
      startTransition(() =>
        void navigate({ ...location, search: `?${params}` }, { replace: true, state })
      );
    }
    await switchLanguage(language);
  };
}
