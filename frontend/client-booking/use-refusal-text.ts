import { useTranslation } from "react-i18next";
import { hasErrorCode } from "../api/api-error.ts";
import { useShowFailure } from "../shell/show-failure.ts";

/** A refusal to the practitioner or an assistant in words; the errors' own sentences speak to the client. */
export function useRefusalText(): (failure: unknown) => string {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  return (failure) =>
    hasErrorCode(failure, "ERR_CLIENT_BUSY")
      ? t("sessions.calendar.refused.clientBusy")
      : showFailure(failure);
}
