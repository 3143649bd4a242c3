import { useTranslation } from "react-i18next";
import { Text } from "ui-kit/layout/text.tsx";
import type { SearchResult } from "../../api/therapists.ts";
import { useFormat } from "../../i18n/use-format.ts";

export function Corrections({ corrections }: Pick<SearchResult, "corrections">) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <div role="status">
      {corrections.map(({ word, matched }) => (
        <Text key={word} tone="soft">
          {t("home.results.corrected", {
            word,
            matched: format.list(matched.map((one) => t("home.chips.text", { text: one }))),
          })}
        </Text>
      ))}
    </div>
  );
}
