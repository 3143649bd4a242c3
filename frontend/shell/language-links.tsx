import { useTranslation } from "react-i18next";
import { Chip } from "ui-kit/controls/chip.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { languageNames, languages } from "../i18n/i18n.ts";
import { useLanguage } from "../i18n/use-language.ts";
import { useSwitchLanguage } from "./use-switch-language.ts";

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
