import { useTranslation } from "react-i18next";
import { failureCode } from "../../api/api-error.ts";
import { useShowFailure } from "../../shell/show-failure.ts";

/** Why a time was refused to a person who typed it, instead of choosing one that was offered. */
export function useTimeRefusal(): (failure: unknown) => string {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  return (failure) =>
    failureCode(failure) === "ERR_SLOT_NOT_OFFERED"
      ? t("calendars.outsideHours")
      : showFailure(failure);
}
