import { useTranslation } from "react-i18next";
import { useFormat } from "../../i18n/use-format.ts";

/** The name of a share of the price that is charged. */
export function usePercentName(): (percent: number) => string {
  const { t } = useTranslation();
  const format = useFormat();
  return (percent) => {
    if (percent === 0) return t("profile.cancellation.percentNone");
    if (percent === 100) return t("profile.cancellation.percentFull");
    return t("profile.cancellation.percentShare", { percent: format.percent(percent / 100) });
  };
}
