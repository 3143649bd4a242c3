import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Form } from "ui-kit/controls/form.tsx";
import { TextField } from "ui-kit/controls/text-field.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { addPasskey as limits } from "../../api/limits/auth.ts";
import { api, ok } from "../../api/client.ts";
import { createPasskey } from "../../second-factor/passkey.ts";
import { useProofFailure } from "../../second-factor/use-failure-text.ts";
import { deviceName } from "backend/domain/device-name.ts";

type AddPasskeyProps = {
  onAdded: (recoveryCodes: string[] | null) => Promise<void>;
  onCancel: () => void;
};

function suggestedName(): string {
  const { browser, system } = deviceName(navigator.userAgent);
  return [browser, system].filter(Boolean).join(", ");
}

/** A name for the passkey, then the browser's own dialog. */
export function AddPasskey({ onAdded, onCancel }: AddPasskeyProps) {
  const { t } = useTranslation();
  const failureText = useProofFailure();
  const [name, setName] = useState(suggestedName);
  const [isNameless, setNameless] = useState(false);
  const add = useMutation({
    mutationFn: async () => {
      const body = { name: name.trim(), passkey: await createPasskey() };
      return await ok(api.POST("/api/auth/passkeys", { body }));
    },
    onSuccess: ({ recoveryCodes }) => onAdded(recoveryCodes),
  });
  function send() {
    setNameless(name.trim() === "");
    if (name.trim() !== "") add.mutate();
  }
  return (
    <Form noValidate onSend={send}>
      <Text>{t("user.factors.passkey.text")}</Text>
      {add.error && <Note tone="error" urgent>{failureText(add.error)}</Note>}
      <TextField
        name="passkeyName"
        label={t("user.factors.passkey.label")}
        description={t("user.factors.passkey.help")}
        maxLength={limits.name.maxLength}
        autoFocus
        value={name}
        error={isNameless ? t("user.factors.passkey.nameless") : undefined}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Row>
        <Button type="submit" variant="primary" icon="fingerprint" pending={add.isPending}>
          {t("user.factors.passkey.create")}
        </Button>
        <Button variant="quiet" onClick={onCancel}>{t("user.cancel")}</Button>
      </Row>
    </Form>
  );
}
