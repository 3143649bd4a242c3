import { useTranslation } from "react-i18next";
import { ConflictView } from "ui-kit/feedback/conflict-view.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import type { TextLanguage } from "./queries.ts";

/** What differs between two texts, word by word. */
export function Differences({ before, after, language, name }: {
  before: string;
  after: string;
  language: TextLanguage;
  /** Of the earlier text. */
  name?: string;
}) {
  const { t } = useTranslation();
  if (before === after) return <Text tone="soft">{t("texts.same")}</Text>;
  return (
    <ConflictView
      title={t("texts.differences", { language: t(`texts.languages.${language}`) })}
      textLang={language}
      mine={{ label: name ?? t("texts.before"), text: before }}
      theirs={{ label: t("texts.after"), text: after }}
      actions={null}
    />
  );
}
