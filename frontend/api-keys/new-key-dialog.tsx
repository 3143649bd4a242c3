import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Form } from "ui-kit/controls/form.tsx";
import { Dialog } from "ui-kit/feedback/dialog.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { useShowFailure } from "../shell/show-failure.ts";
import { SecretOnce } from "./secret-once.tsx";

type NewKeyDialogProps = {
  title: string;
  /** The fields. */
  children: ReactNode;
  creating: { data?: { secret: string } | undefined; isPending: boolean; error: unknown };
  onSend: () => void;
  onClose: () => void;
};

/** The form of a new key, and then the key itself. What was typed stays when it is refused. */
export function NewKeyDialog({ title, children, creating, onSend, onClose }: NewKeyDialogProps) {
  const { t } = useTranslation();
  const form = useId();
  const showFailure = useShowFailure();
  if (creating.data) {
    return (
      <SecretOnce
        title={t("api.made.title")}
        label={t("api.made.key")}
        secret={creating.data.secret}
        onClose={onClose}
      />
    );
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      closeLabel={t("shell.close")}
      actions={
        <Button variant="primary" type="submit" form={form} pending={creating.isPending}>
          {t("api.form.send")}
        </Button>
      }
    >
      <Form id={form} onSend={onSend} noValidate>
        <Stack gap="group">
          {children}
          {creating.error ? <Note tone="error" urgent>{showFailure(creating.error)}</Note> : null}
        </Stack>
      </Form>
    </Dialog>
  );
}
