import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Form } from "ui-kit/controls/form.tsx";
import { TextField } from "ui-kit/controls/text-field.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { ApiError } from "../../api/api-error.ts";
import { api, ok } from "../../api/client.ts";
import { textIn, useProblems } from "../../forms.ts";
import { useSayFailure } from "../../shell/say-failure.ts";
import { PasswordField } from "./password-field.tsx";
import { devicesQuery } from "./queries.ts";

function isWeak(failure: unknown): boolean {
  return failure instanceof ApiError && failure.errCode === "ERR_WEAK_PASSWORD";
}

/** Another password instead of the one there is. */
export function ChangePassword({ email }: { email: string }) {
  const { t } = useTranslation();
  const form = useProblems();
  const cache = useQueryClient();
  /** A form that was sent is replaced by an empty one. */
  const [round, setRound] = useState(0);
  const change = useMutation({
    mutationFn: (body: { currentPassword: string; newPassword: string }) =>
      ok(api.POST("/api/auth/change-password", { body })),
    onSuccess: () => {
      setRound(round + 1);
      void cache.invalidateQueries(devicesQuery);
    },
    onError: form.refuse,
  });
  function send(entries: FormData) {
    const passwords = {
      currentPassword: textIn(entries, "currentPassword"),
      newPassword: textIn(entries, "newPassword"),
    };
    if (form.check(passwords)) change.mutate(passwords);
  }
  return (
    <Form key={round} noValidate {...form.summary} onSend={send}>
      {change.isSuccess && <Note tone="good" role="status">{t("user.password.done")}</Note>}
      {/* Password managers want to know whose it is. */}
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <PasswordField label={t("user.password.current")} form={form} />
      <TextField
        name="newPassword"
        type="password"
        autoComplete="new-password"
        label={t("user.password.new")}
        description={t("auth.passwordRule")}
        reveal={{ show: t("forms.show"), hide: t("forms.hide") }}
        error={isWeak(form.failure) ? t("errors.ERR_WEAK_PASSWORD") : form.errorOf("newPassword")}
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

/** Whoever came through somebody else has no password yet; the mailbox is asked before there is one. */
export function ChooseFirstPassword({ email }: { email: string }) {
  const { t } = useTranslation();
  const sayFailure = useSayFailure();
  const ask = useMutation({
    mutationFn: () => ok(api.POST("/api/auth/forgot-password", { body: { email } })),
  });
  if (ask.isSuccess) {
    return <Note icon="mail" role="status">{t("user.password.sent", { email })}</Note>;
  }
  return (
    <Stack align="start">
      <Text>{t("user.password.none")}</Text>
      {ask.error && <Note tone="bad" urgent>{sayFailure(ask.error)}</Note>}
      <Button pending={ask.isPending} onClick={() => ask.mutate()}>
        {t("user.password.send")}
      </Button>
    </Stack>
  );
}
