import { useTranslation } from "react-i18next";
import { useDomainValues } from "../../api/domain-values.ts";
import { useFormat } from "../../i18n/use-format.ts";
import type { EventType } from "./queries.ts";

/** The name of a practice and its length. */
export function usePracticeName() {
  const { t } = useTranslation();
  const format = useFormat();
  const { label } = useDomainValues();
  return ({ name, practice, durationMinutes }: EventType) => {
    const own = !practice
      ? name
      : practice.intro
      ? t("journal.session.intro")
      : label("THERAPY_TYPE", practice.type);
    return `${own}, ${format.minutes(durationMinutes)}`;
  };
}
