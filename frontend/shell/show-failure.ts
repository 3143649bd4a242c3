import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { ApiError, type ErrorCode } from "../api/api-error.ts";

type Refusal = { errCode: ErrorCode; retryAfterSeconds?: number | undefined };

const mostMinutes = 90;

/** A refusal in words; after too many tries with the time to wait. */
export function useErrorText(): (refusal: Refusal) => string {
  const { t } = useTranslation();
  return useCallback(
    ({ errCode, retryAfterSeconds }) => {
      if (errCode === "ERR_TOO_MANY_REQUESTS" && retryAfterSeconds !== undefined) {
        const minutes = Math.ceil(retryAfterSeconds / 60);
        return minutes > mostMinutes
          ? t("failed.wait.hours", { count: Math.ceil(minutes / 60) })
          : t("failed.wait.minutes", { count: minutes });
      }
      // The error texts may not be loaded without a connection.
      return t(`errors.${errCode}`, { defaultValue: t("failed.page.text") });
    },
    [t],
  );
}

export function useShowFailure(): (failure: unknown) => string {
  const { t } = useTranslation();
  const errorText = useErrorText();
  return useCallback(
    (failure) => {
      if (failure instanceof ApiError) return errorText(failure);
      return navigator.onLine === false
        ? t("shell.offline")
        : errorText({ errCode: "ERR_UNAVAILABLE" });
    },
    [t, errorText],
  );
}

export function referenceOf(failure: unknown): string | undefined {
  return failure instanceof ApiError ? failure.requestId : undefined;
}
