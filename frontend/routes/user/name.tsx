import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Form } from "ui-kit/controls/form.tsx";
import { TextField } from "ui-kit/controls/text-field.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { notify } from "ui-kit/feedback/toast.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { ApiError } from "../../api/api-error.ts";
import { useUserChange } from "../../api/use-user-change.ts";
import type { CurrentUser } from "../../api/session.ts";
import { textIn, useProblems } from "../../forms.ts";
import { Fact } from "./fact.tsx";

/** One's name: change, cancel, save. */
export function Name({ user }: { user: CurrentUser }) {
  const { t } = useTranslation();
  const form = useProblems();
  const change = useUserChange(user);
  const [changing, setChanging] = useState(false);
  const isStale = form.failure instanceof ApiError && form.failure.errCode === "ERR_STALE";
  function close() {
    form.forget();
    setChanging(false);
  }
  function send(entries: FormData) {
    const name = textIn(entries, "name").trim();
    if (!form.check({ name })) return;
    change.mutate({ name }, {
      onSuccess: () => {
        close();
        void notify({ tone: "success", message: t("user.saved") });
      },
      onError: form.refuse,
    });
  }
  return (
    <Fact
      name={t("user.you.name")}
      value={user.name}
      changing={changing}
      onChange={() => setChanging(true)}
    >
      <Form noValidate {...(isStale ? {} : form.summary)} onSend={send}>
        {isStale && <Note tone="warn" urgent>{t("user.stale", { now: user.name })}</Note>}
        <TextField
          name="name"
          autoComplete="name"
          autoFocus
          label={t("user.you.name")}
          defaultValue={user.name}
          maxLength={100}
          error={form.errorOf("name")}
        />
        <Row>
          <Button variant="primary" type="submit" pending={change.isPending}>
            {t("user.save")}
          </Button>
          <Button variant="quiet" onClick={close}>{t("user.cancel")}</Button>
        </Row>
      </Form>
    </Fact>
  );
}
