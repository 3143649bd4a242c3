import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router";
import { Chip } from "ui-kit/controls/chip.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { MenuButton } from "ui-kit/navigation/menu-button.tsx";
import { saveLanguage } from "../api/current-user.ts";
import { currentLanguage, languages, switchLanguage } from "../i18n/i18n.ts";
import { languageNames } from "../i18n/language.ts";

/** What happens with a choice. An address that asks for a language asks for the chosen one from then on. */
function usePick(): (id: string) => void {
  const navigate = useNavigate();
  const location = useLocation();
  return (id) => {
    const language = languages.find((each) => each === id);
    if (!language) return;
    const asked = new URLSearchParams(location.search);
    if (asked.has("lng")) {
      asked.set("lng", language);
      void navigate({ ...location, search: `?${asked}` }, { replace: true, state: location.state });
    }
    void switchLanguage(language);
    // The page speaks it already; only mails would still come in the other one.
    void saveLanguage(language).catch(() => null);
  };
}

/** The language of the page, in the bar. */
export function LanguageMenu() {
  const { t } = useTranslation();
  const now = currentLanguage();
  return (
    <MenuButton
      label={`${now.toUpperCase()}, ${t("shell.language")}: ${languageNames[now]}`}
      picked={now}
      groups={[languages.map((language) => ({
        id: language,
        label: languageNames[language],
        lang: language,
      }))]}
      onPick={usePick()}
    >
      {now.toUpperCase()}
    </MenuButton>
  );
}

/** The same in the drawer. */
export function LanguageLinks() {
  const { t } = useTranslation();
  const now = currentLanguage();
  const pick = usePick();
  return (
    <Row role="group" aria-label={t("shell.language")}>
      {languages.map((language) => (
        <Chip
          key={language}
          lang={language}
          pressed={language === now}
          onClick={() => pick(language)}
        >
          {languageNames[language]}
        </Chip>
      ))}
    </Row>
  );
}
