import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Form } from "ui-kit/controls/form.tsx";
import { Link } from "ui-kit/controls/link.tsx";
import { TextField } from "ui-kit/controls/text-field.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { api, ok } from "../../api/client.ts";
import type { CurrentUser } from "../../api/session.ts";
import { config } from "../../config.ts";
import { emailIn, textIn, useProblems } from "../../forms.ts";
import { Fact } from "./fact.tsx";
import { PasswordField } from "./password-field.tsx";

/** One's address. It changes only when the old and the new mailbox have agreed. */
export function EmailAddress({ user }: { user: CurrentUser }) {
  const { t } = useTranslation();
  const form = useProblems();
  const [changing, setChanging] = useState(false);
  const change = useMutation({
    mutationFn: (body: { newEmail: string; password: string }) =>
      ok(api.POST("/api/auth/change-email", { body })),
    onSuccess: close,
    onError: form.refuse,
  });
  function close() {
    form.forget();
    setChanging(false);
  }
  function send(entries: FormData) {
    const email = emailIn(entries);
    const password = textIn(entries, "currentPassword");
    if (form.check({ email, currentPassword: password })) {
      change.mutate({ newEmail: email, password });
    }
  }
  const waitsFor = change.isSuccess ? change.variables.newEmail : user.email;
  return (
    <>
      <Fact
        name={t("user.you.email")}
        value={user.email}
        changing={changing}
        onChange={() => setChanging(true)}
      >
        <Form noValidate {...form.summary} onSend={send}>
          <TextField
            name="email"
            type="email"
            autoComplete="email"
            autoFocus
            label={t("user.you.newEmail")}
            description={t("user.you.newEmailHelp")}
            error={form.errorOf("email")}
          />
          <PasswordField label={t("user.you.password")} form={form} />
          <Row>
            <Button variant="primary" type="submit" pending={change.isPending}>
              {t("user.you.ask")}
            </Button>
            <Button variant="quiet" onClick={close}>{t("user.cancel")}</Button>
          </Row>
        </Form>
      </Fact>
      {waitsFor !== user.email && !changing && (
        <Note
          icon="mail"
          role="status"
          actions={config.demo && <Link href="/mailbox" reload>{t("auth.mail.demo")}</Link>}
        >
          {t("user.you.waiting", { old: user.email, new: waitsFor })}
        </Note>
      )}
    </>
  );
}
