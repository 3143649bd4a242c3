import { useTranslation } from "react-i18next";
import { useDomainValues } from "../../api/domain-values.ts";
import type { Practice } from "../../api/therapists.ts";
import { useFormat } from "../../i18n/use-format.ts";

export function usePriceText() {
  const { t } = useTranslation();
  const format = useFormat();
  return ({ priceCents }: Practice) =>
    priceCents === 0 ? t("therapist.view.free") : format.money(priceCents);
}

export function usePracticeName() {
  const { t } = useTranslation();
  const { label } = useDomainValues();
  return (practice: Practice) =>
    practice.intro ? t("therapist.view.intro") : label("THERAPY_TYPE", practice.type);
}
