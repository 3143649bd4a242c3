import { useTranslation } from "react-i18next";
import { Note } from "ui-kit/feedback/note.tsx";
import { useDomainValues } from "../../api/domain-values.ts";
import type { UnstoredDanger } from "../../suitability/verdict-groups.ts";

/** A stored result does not have the answers about danger: what they would change. */
export function DangerNote({ unstored }: { unstored: UnstoredDanger }) {
  const { t } = useTranslation();
  const { label } = useDomainValues();
  // Some names have commas.
  const names = (codes: string[]) => codes.map((code) => label("THERAPY_TYPE", code)).join("; ");
  return (
    <Note icon="life-buoy">
      {t("preferences.danger.text")}{" "}
      {t("preferences.danger.postponed", { practices: names(unstored.postponed) })}{" "}
      {t("preferences.danger.adviceFirst", { practices: names(unstored.adviceFirst) })}
    </Note>
  );
}
