import { useMutation } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Form } from "ui-kit/controls/form.tsx";
import { TextField } from "ui-kit/controls/text-field.tsx";
import { Dialog } from "ui-kit/feedback/dialog.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { renamePasskey as limits } from "../../api/limits/auth.ts";
import { api, ok } from "../../api/client.ts";
import { textOf } from "../../forms.ts";
import { useShowFailure } from "../../shell/show-failure.ts";
import type { SecondFactors } from "./queries.ts";

export function RenamePasskey({ passkey, onRenamed, onClose }: {
  passkey: SecondFactors["passkeys"][number];
  onRenamed: () => Promise<void>;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const form = useId();
  const [isNameless, setNameless] = useState(false);
  const rename = useMutation({
    mutationFn: (name: string) =>
      ok(api.PUT("/api/auth/passkeys/{id}", {
        params: { path: { id: passkey.id } },
        body: { name },
      })),
    onSuccess: async () => {
      await onRenamed();
      onClose();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("user.factors.passkey.renameNamed", { name: passkey.name })}
      closeLabel={t("shell.close")}
      actions={
        <Button variant="primary" type="submit" form={form} pending={rename.isPending}>
          {t("user.factors.passkey.save")}
        </Button>
      }
    >
      <Form
        id={form}
        noValidate
        onSend={(entries) => {
          const name = textOf(entries, "passkeyName").trim();
          setNameless(name === "");
          if (name !== "") rename.mutate(name);
        }}
      >
        {rename.error && <Note tone="error" urgent>{showFailure(rename.error)}</Note>}
        <TextField
          name="passkeyName"
          label={t("user.factors.passkey.label")}
          description={t("user.factors.passkey.help")}
          defaultValue={passkey.name}
          maxLength={limits.name.maxLength}
          error={isNameless ? t("user.factors.passkey.nameless") : undefined}
          autoFocus
        />
      </Form>
    </Dialog>
  );
}
