import { useTranslation } from "react-i18next";
import { MenuButton } from "ui-kit/navigation/menu-button.tsx";
import { languageNames, languages } from "../i18n/i18n.ts";
import { useLanguage } from "../i18n/use-language.ts";
import { useSwitchLanguage } from "./use-switch-language.ts";

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
