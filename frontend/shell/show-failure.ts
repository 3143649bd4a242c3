import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { ApiError, type ErrorCode } from "../api/api-error.ts";

export function useErrorText(): (errCode: ErrorCode) => string {
  const { t } = useTranslation();
  return useCallback(
    // The error texts may not be loaded without a connection.
    (errCode) => t(`errors.${errCode}`, { defaultValue: t("failed.page.text") }),
    [t],
  );
}

export function useShowFailure(): (failure: unknown) => string {
  const { t } = useTranslation();
  const errorText = useErrorText();
  return useCallback(
    (failure) => {
      if (failure instanceof ApiError) return errorText(failure.errCode);
      return navigator.onLine === false ? t("shell.offline") : errorText("ERR_UNAVAILABLE");
    },
    [t, errorText],
  );
}

export function referenceOf(failure: unknown): string | undefined {
  return failure instanceof ApiError ? failure.requestId : undefined;
}
