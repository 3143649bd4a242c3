import { useTranslation } from "react-i18next";
import { useDomainValues } from "../../api/domain-values.ts";
import { useFormat } from "../../i18n/use-format.ts";

/** The name of a kind of practice with its length. */
export function useKindName() {
  const { t } = useTranslation();
  const { label } = useDomainValues();
  const format = useFormat();
  return (
    { type, durationMinutes, intro }: { type: string; durationMinutes: number; intro: boolean },
  ) =>
    t("companions.practice", {
      practice: intro ? t("journal.session.intro") : label("THERAPY_TYPE", type),
      minutes: format.minutes(durationMinutes),
    });
}
