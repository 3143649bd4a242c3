import { useTranslation } from "react-i18next";
import { TextField } from "ui-kit/controls/text-field.tsx";
import { ApiError } from "../../api/api-error.ts";
import type { useProblems } from "../../forms.ts";

/** The password one has, asked before something that cannot be taken back easily. */
export function PasswordField(
  { label, form }: { label: string; form: ReturnType<typeof useProblems> },
) {
  const { t } = useTranslation();
  const isWrong = form.failure instanceof ApiError && form.failure.errCode === "ERR_WRONG_PASSWORD";
  return (
    <TextField
      name="currentPassword"
      type="password"
      autoComplete="current-password"
      label={label}
      reveal={{ show: t("forms.show"), hide: t("forms.hide") }}
      error={isWrong ? t("errors.ERR_WRONG_PASSWORD") : form.errorOf("currentPassword")}
    />
  );
}
