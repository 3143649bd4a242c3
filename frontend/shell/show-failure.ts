import { useCallback } from "react";
import { ApiError, type ErrorCode } from "../api/api-error.ts";
import { useTranslation } from "../i18n/use-translation.ts";

export function useErrorText(): (errCode: ErrorCode) => string {
  const { t, find } = useTranslation();
  return useCallback(
    // The error texts may not be loaded without a connection.
    (errCode) => find(`errors.${errCode}`) ?? t("failed.page.text"),
    [t, find],
  );
}

export function useShowFailure(): (failure: unknown) => string {
  const errorText = useErrorText();
  return useCallback(
    (failure) => errorText(failure instanceof ApiError ? failure.errCode : "ERR_UNAVAILABLE"),
    [errorText],
  );
}

export function referenceOf(failure: unknown): string | undefined {
  return failure instanceof ApiError ? failure.requestId : undefined;
}
