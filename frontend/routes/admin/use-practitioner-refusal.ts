import { useTranslation } from "react-i18next";
import { ApiError } from "../../api/api-error.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { useShowFailure } from "../../shell/show-failure.ts";

/** Why a decision about a profile was refused: what changed, what is missing, or what was decided and when. */
export function usePractitionerRefusal(): (error: Error) => string {
  const { t } = useTranslation();
  const format = useFormat();
  const showFailure = useShowFailure();
  return (error) => {
    if (!(error instanceof ApiError)) return showFailure(error);
    const { changed = [], decision, missing = [] } = error.problem;
    const parts = (["profile", "certificates"] as const).filter((part) => changed.includes(part));
    const [change] = parts;
    switch (error.errCode) {
      case "ERR_STALE":
        if (!change) return t("admin.practitioners.changed");
        return t(`admin.practitioners.refused.${parts.length > 1 ? "both" : change}`);
      case "ERR_ALREADY_DECIDED":
        return decision
          ? t(`admin.practitioners.refused.${decision.outcome}`, {
            when: format.dateTime(decision.decidedAt),
          })
          : t("admin.practitioners.changed");
      case "ERR_PROFILE_INCOMPLETE":
        return t("admin.practitioners.refused.incomplete", {
          parts: missing.map((part) => t(`profile.section.${part}`)).join(", "),
        });
      default:
        return showFailure(error);
    }
  };
}
