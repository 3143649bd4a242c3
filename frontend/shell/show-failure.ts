import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../i18n/use-format.ts";
import { config } from "../config.ts";
import { ApiError, type FailureCode, failureCode } from "../api/api-error.ts";

type Refusal = { errCode: FailureCode; retryAfterSeconds?: number | undefined };

const mostMinutes = 90;

/** A refusal in words; after too many tries with the time to wait, during maintenance with its end. */
export function useErrorText(): (refusal: Refusal) => string {
  const { t } = useTranslation();
  const format = useFormat();
  return useCallback(
    ({ errCode, retryAfterSeconds }) => {
      if (errCode === "ERR_MAINTENANCE" && retryAfterSeconds !== undefined) {
        const end = new Date(Date.now() + retryAfterSeconds * 1000);
        return t("failed.maintenance", { time: format.time(end) });
      }
      if (errCode === "ERR_TOO_MANY_REQUESTS" && retryAfterSeconds !== undefined) {
        const minutes = Math.ceil(retryAfterSeconds / 60);
        return minutes > mostMinutes
          ? t("failed.wait.hours", { count: Math.ceil(minutes / 60) })
          : t("failed.wait.minutes", { count: minutes });
      }
      if (errCode === "ERR_ACCOUNT_DISABLED") {
        return t("failed.disabled", { email: config.contactEmail });
      }
      if (errCode === "offline") return t("shell.offline");
      // The error texts may not be loaded without a connection.
      return t(`errors.${errCode}`, { defaultValue: t("failed.page.text") });
    },
    [t, format],
  );
}

function hasInvalidCharacter(failure: unknown): boolean {
  return failure instanceof ApiError &&
    (failure.problem.errors ?? []).some(({ errCode }) => errCode === "ERR_INVALID_CHARACTER");
}

export function useShowFailure(): (failure: unknown) => string {
  const { t } = useTranslation();
  const errorText = useErrorText();
  return useCallback((failure) => {
    const { retryAfterSeconds } = failure instanceof ApiError ? failure : {};
    if (hasInvalidCharacter(failure)) return t("failed.characters");
    return errorText({ errCode: failureCode(failure), retryAfterSeconds });
  }, [errorText, t]);
}

export function referenceOf(failure: unknown): string | undefined {
  return failure instanceof ApiError ? failure.requestId : undefined;
}
