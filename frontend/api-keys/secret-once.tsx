import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { TextField } from "ui-kit/controls/text-field.tsx";
import { Dialog } from "ui-kit/feedback/dialog.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { notify } from "ui-kit/feedback/toast.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";

type SecretOnceProps = { title: string; label: string; secret: string; onClose: () => void };

/** A secret that is shown this once. */
export function SecretOnce({ title, label, secret, onClose }: SecretOnceProps) {
  const { t } = useTranslation();
  const [failed, setFailed] = useState(false);

  async function copy() {
    try {
      await navigator.clipboard.writeText(secret);
      setFailed(false);
      void notify({ tone: "success", message: t("api.made.copied") });
    } catch {
      setFailed(true);
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      closeLabel={t("shell.close")}
      actions={
        <>
          <Button icon="copy" onClick={() => void copy()}>{t("api.made.copy")}</Button>
          <Button variant="primary" onClick={onClose}>{t("api.made.done")}</Button>
        </>
      }
    >
      <Stack gap="group">
        <Note icon="lock">{t("api.made.text")}</Note>
        <TextField
          name="secret"
          label={label}
          error={failed ? t("api.made.copyFailed") : undefined}
          value={secret}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
      </Stack>
    </Dialog>
  );
}
