import { useTranslation } from "react-i18next";
import { hasErrorCode } from "../api/api-error.ts";

const parts = [
  "name",
  "email",
  "roles",
  "practitioner",
  "state",
  "profile",
  "certificates",
] as const;

/** What another administrator changed meanwhile; null for any other failure. */
export function useStaleText(): (failure: Error) => string | null {
  const { t } = useTranslation();
  return (failure) => {
    if (!hasErrorCode(failure, "ERR_STALE")) return null;
    const { changed = [] } = failure.problem;
    const names = parts.filter((part) => changed.includes(part))
      .map((part) => t(`admin.stale.${part}`));
    return names.length === 0
      ? t("admin.stale.text")
      : t("admin.stale.named", { names: names.join(", ") });
  };
}
