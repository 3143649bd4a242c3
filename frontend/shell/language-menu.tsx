import { startTransition } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router";
import { Chip } from "ui-kit/controls/chip.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { MenuButton } from "ui-kit/navigation/menu-button.tsx";
import { saveLanguage } from "../api/current-user.ts";
import { afterPaint } from "../idle.ts";
import { languageNames, languages, switchLanguage } from "../i18n/i18n.ts";
import { rememberLanguage } from "../i18n/language.ts";
import { useLanguage } from "../i18n/use-language.ts";

function useSwitchLanguage(): (id: string) => Promise<void> {
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

export function LanguageMenu() {
  const { t } = useTranslation();
  const now = useLanguage();
  const pick = useSwitchLanguage();
  return (
    <MenuButton
      label={`${t("shell.language")}: ${languageNames[now]}`}
      picked={now}
      groups={[languages.map((language) => ({
        id: language,
        label: languageNames[language],
        lang: language,
      }))]}
      onPick={(id) => void pick(id)}
    >
      {now.toUpperCase()}
    </MenuButton>
  );
}

export function LanguageLinks() {
  const { t } = useTranslation();
  const now = useLanguage();
  const pick = useSwitchLanguage();
  return (
    <Row role="group" aria-label={t("shell.language")}>
      {languages.map((language) => (
        <Chip
          key={language}
          lang={language}
          pressed={language === now}
          onClick={() => void pick(language)}
        >
          {languageNames[language]}
        </Chip>
      ))}
    </Row>
  );
}
