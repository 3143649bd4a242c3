import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Form } from "ui-kit/controls/form.tsx";
import { Link } from "ui-kit/controls/link.tsx";
import { TextField } from "ui-kit/controls/text-field.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { notify } from "ui-kit/feedback/toast.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Section } from "ui-kit/layout/section.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { hasErrorCode } from "../../api/api-error.ts";
import { updateUser as limits } from "../../api/limits/user.ts";
import { api, ok } from "../../api/client.ts";
import type { CurrentUser } from "../../api/sign-in-session.ts";
import { useSubmit } from "../../api/use-submit.ts";
import { useUserChange } from "../../api/user-changes.ts";
import { config } from "../../config.ts";
import { emailOf, textOf, useFormErrors } from "../../forms.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { useShowFailure } from "../../shell/show-failure.ts";
import { CurrentPasswordField } from "./current-password-field.tsx";
import { EditableValue } from "./editable-value.tsx";
import { Phone } from "./phone.tsx";
import { emailChangeQuery } from "./queries.ts";

function Name({ user }: { user: CurrentUser }) {
  const { t } = useTranslation();
  const form = useFormErrors();
  const change = useUserChange(user);
  const [editing, setEditing] = useState(false);
  const isStale = hasErrorCode(form.failure, "ERR_STALE");
  function close() {
    form.clear();
    setEditing(false);
  }
  function send(entries: FormData) {
    const name = textOf(entries, "name").trim();
    if (!form.check({ name })) return;
    change.mutate({ name }, {
      onSuccess: () => {
        close();
        void notify({ tone: "success", message: t("user.saved") });
      },
      onError: form.fail,
    });
  }
  return (
    <EditableValue
      name={t("user.you.name")}
      value={user.name}
      editing={editing}
      onEdit={() => setEditing(true)}
    >
      <Form noValidate {...(isStale ? {} : form.summary)} onSend={send}>
        {isStale && <Note tone="warning" urgent>{t("user.stale", { now: user.name })}</Note>}
        <TextField
          name="name"
          autoComplete="name"
          autoFocus
          label={t("user.you.name")}
          description={user.therapistId ? t("user.you.nameOfPage") : undefined}
          defaultValue={user.name}
          maxLength={limits.name.maxLength}
          error={form.errorOf("name")}
        />
        <Row>
          <Button variant="primary" type="submit" pending={change.isPending}>
            {t("user.save")}
          </Button>
          <Button variant="quiet" onClick={close}>{t("user.cancel")}</Button>
        </Row>
      </Form>
    </EditableValue>
  );
}

function PendingEmailChange({ user }: { user: CurrentUser }) {
  const { t } = useTranslation();
  const format = useFormat();
  const showFailure = useShowFailure();
  const queries = useQueryClient();
  const { data: pending } = useQuery(emailChangeQuery);
  const path = "/api/auth/change-email";
  const reload = () => queries.invalidateQueries(emailChangeQuery);
  const resending = useSubmit({
    mutationFn: () => ok(api.POST(`${path}/resend`)),
    onSuccess: async () => {
      await reload();
      void notify({ tone: "success", message: t("user.you.resent") });
    },
    onError: reload,
  });
  const cancelling = useSubmit({
    mutationFn: () => ok(api.DELETE(path)),
    onSuccess: async () => {
      await reload();
      void notify({ tone: "success", message: t("user.you.withdrawn", { email: user.email }) });
    },
  });
  if (!pending) return null;
  const { newEmail, oldConfirmed, newConfirmed, expiresAt } = pending;
  const waitingFor = oldConfirmed === newConfirmed
    ? t("user.you.waiting", { old: user.email, new: newEmail })
    : t("user.you.waitingOne", { new: newEmail, missing: oldConfirmed ? newEmail : user.email });
  const failure = resending.error ?? cancelling.error;
  return (
    <Note
      icon="mail"
      role="status"
      actions={
        <>
          <Button small pending={resending.isPending} onClick={() => resending.mutate()}>
            {t("user.you.resend")}
          </Button>
          <Button
            small
            variant="quiet"
            pending={cancelling.isPending}
            onClick={() => cancelling.mutate()}
          >
            {t("user.you.withdraw")}
          </Button>
          {config.demo && <Link href="/mailbox" reload>{t("auth.mail.demo")}</Link>}
        </>
      }
    >
      {waitingFor} {t("user.you.validUntil", { when: format.dateTime(expiresAt) })}
      {failure && <Text as="span">{showFailure(failure)}</Text>}
    </Note>
  );
}

function EmailAddress({ user }: { user: CurrentUser }) {
  const { t } = useTranslation();
  const form = useFormErrors();
  const queries = useQueryClient();
  const [editing, setEditing] = useState(false);
  const change = useMutation({
    mutationFn: (body: { newEmail: string; password: string }) =>
      ok(api.POST("/api/auth/change-email", { body })),
    onSuccess: async () => {
      await queries.invalidateQueries(emailChangeQuery);
      close();
    },
    onError: form.fail,
  });
  function close() {
    form.clear();
    setEditing(false);
  }
  function send(entries: FormData) {
    const email = emailOf(entries);
    const password = textOf(entries, "currentPassword");
    if (form.check({ email, currentPassword: password })) {
      change.mutate({ newEmail: email, password });
    }
  }
  return (
    <>
      <EditableValue
        name={t("user.you.email")}
        value={user.email}
        editing={editing}
        onEdit={() => setEditing(true)}
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
          <CurrentPasswordField label={t("user.you.password")} form={form} />
          <Row>
            <Button variant="primary" type="submit" pending={change.isPending}>
              {t("user.you.ask")}
            </Button>
            <Button variant="quiet" onClick={close}>{t("user.cancel")}</Button>
          </Row>
        </Form>
      </EditableValue>
      {!editing && <PendingEmailChange user={user} />}
    </>
  );
}

export function NameAndEmail({ user }: { user: CurrentUser }) {
  const { t } = useTranslation();
  return (
    <Section heading={t("user.you.heading")} divided={false}>
      <Stack gap="group">
        <Name user={user} />
        <EmailAddress user={user} />
        <Phone user={user} />
      </Stack>
    </Section>
  );
}
