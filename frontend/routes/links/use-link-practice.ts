import { useTranslation } from "react-i18next";
import { useDomainValues } from "../../api/domain-values.ts";
import type { SecretLink } from "../../api/secret-links.ts";
import { useFormat } from "../../i18n/use-format.ts";

/** The name of a practice and its length. */
export function useLinkPractice() {
  const { t } = useTranslation();
  const format = useFormat();
  const { label } = useDomainValues();
  return ({ type, durationMinutes, intro }: NonNullable<SecretLink["practice"]>) =>
    `${intro ? t("journal.session.intro") : label("THERAPY_TYPE", type)}, ${
      format.minutes(durationMinutes)
    }`;
}
