import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Form } from "ui-kit/controls/form.tsx";
import { TextField } from "ui-kit/controls/text-field.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { notify } from "ui-kit/feedback/toast.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { hasErrorCode } from "../../api/api-error.ts";
import { updateUser as limits } from "../../api/limits/user.ts";
import type { CurrentUser } from "../../api/sign-in-session.ts";
import { useUserChange } from "../../api/user-changes.ts";
import { textOf, useFormErrors } from "../../forms.ts";
import { EditableValue } from "./editable-value.tsx";

/** The number with which the forms of bookings begin. */
export function Phone({ user }: { user: CurrentUser }) {
  const { t } = useTranslation();
  const form = useFormErrors();
  const change = useUserChange(user);
  const [editing, setEditing] = useState(false);
  const isStale = hasErrorCode(form.failure, "ERR_STALE");
  const shown = user.phone ?? t("user.you.noPhone");
  function close() {
    form.clear();
    setEditing(false);
  }
  function send(entries: FormData) {
    const phone = textOf(entries, "phone").trim();
    if (!form.check({ phone })) return;
    change.mutate({ phone: phone || null }, {
      onSuccess: () => {
        close();
        void notify({ tone: "success", message: t("user.saved") });
      },
      onError: form.fail,
    });
  }
  return (
    <EditableValue
      name={t("user.you.phone")}
      value={shown}
      editing={editing}
      onEdit={() => setEditing(true)}
    >
      <Form noValidate {...(isStale ? {} : form.summary)} onSend={send}>
        {isStale && <Note tone="warning" urgent>{t("user.stale", { now: shown })}</Note>}
        <TextField
          name="phone"
          type="tel"
          autoComplete="tel"
          autoFocus
          label={t("user.you.phone")}
          description={t("user.you.phoneHelp")}
          defaultValue={user.phone ?? ""}
          maxLength={limits.phone.maxLength}
          error={form.errorOf("phone")}
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
