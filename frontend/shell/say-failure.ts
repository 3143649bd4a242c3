import { useTranslation } from "react-i18next";
import { ApiError } from "../api/api-error.ts";

/** The sentence for a failure, in the page's language. No answer at all means the network. */
export function useSayFailure(): (failure: unknown) => string {
  const { t } = useTranslation();
  return (failure) => {
    const code = failure instanceof ApiError ? failure.errCode : "ERR_UNAVAILABLE";
    // Without a network the sentences may not have come either.
    return t(`errors.${code}`, { defaultValue: t("failed.page.text") });
  };
}

/** What support asks for, when the server gave it. */
export function referenceOf(failure: unknown): string | undefined {
  return failure instanceof ApiError ? failure.requestId : undefined;
}
