import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Form } from "ui-kit/controls/form.tsx";
import { TextField } from "ui-kit/controls/text-field.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { hasErrorCode } from "../../api/api-error.ts";
import { api, ok } from "../../api/client.ts";
import { textOf, useFormErrors } from "../../forms.ts";
import { CurrentPasswordField } from "./current-password-field.tsx";
import { devicesQuery } from "./queries.ts";

export function ChangePassword({ email }: { email: string }) {
  const { t } = useTranslation();
  const form = useFormErrors();
  const cache = useQueryClient();
  const [formKey, setFormKey] = useState(0);
  const change = useMutation({
    mutationFn: (body: { currentPassword: string; newPassword: string }) =>
      ok(api.POST("/api/auth/change-password", { body })),
    onSuccess: () => {
      setFormKey(formKey + 1);
      void cache.invalidateQueries(devicesQuery);
    },
    onError: form.fail,
  });
  function send(entries: FormData) {
    const passwords = {
      currentPassword: textOf(entries, "currentPassword"),
      newPassword: textOf(entries, "newPassword"),
    };
    if (form.check(passwords)) change.mutate(passwords);
  }
  return (
    <Form key={formKey} noValidate {...form.summary} onSend={send}>
      {change.isSuccess && <Note tone="success" role="status">{t("user.password.done")}</Note>}
      {/* Password managers store the new password for this user name. */}
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <CurrentPasswordField label={t("user.password.current")} form={form} />
      <TextField
        name="newPassword"
        type="password"
        autoComplete="new-password"
        label={t("user.password.new")}
        description={t("auth.passwordRule")}
        reveal={{ show: t("forms.show"), hide: t("forms.hide") }}
        error={hasErrorCode(form.failure, "ERR_WEAK_PASSWORD")
          ? t("errors.ERR_WEAK_PASSWORD")
          : form.errorOf("newPassword")}
      />
      <Text size="small" tone="soft">{t("user.password.help")}</Text>
      <Row>
        <Button variant="primary" type="submit" pending={change.isPending}>
          {t("user.password.save")}
        </Button>
      </Row>
    </Form>
  );
}
