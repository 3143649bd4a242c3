import { useTranslation } from "react-i18next";
import { TextField } from "ui-kit/controls/text-field.tsx";
import { hasErrorCode } from "../../api/api-error.ts";
import type { useFormErrors } from "../../forms.ts";

export function CurrentPasswordField(
  { label, form }: { label: string; form: ReturnType<typeof useFormErrors> },
) {
  const { t } = useTranslation();
  const isWrong = hasErrorCode(form.failure, "ERR_WRONG_PASSWORD");
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
