import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { ApiError } from "../api/api-error.ts";

export function useShowFailure(): (failure: unknown) => string {
  const { t } = useTranslation();
  return useCallback((failure) => {
    const code = failure instanceof ApiError ? failure.errCode : "ERR_UNAVAILABLE";
    // The error texts may not be loaded without a connection.
    return t(`errors.${code}`, { defaultValue: t("failed.page.text") });
  }, [t]);
}

export function referenceOf(failure: unknown): string | undefined {
  return failure instanceof ApiError ? failure.requestId : undefined;
}
