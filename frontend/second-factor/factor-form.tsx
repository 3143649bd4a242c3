import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { CodeField } from "ui-kit/controls/code-field.tsx";
import { Form } from "ui-kit/controls/form.tsx";
import { TextField } from "ui-kit/controls/text-field.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import type { components } from "../api/schema.d.ts";
import { textOf } from "../forms.ts";
import { provePasskey } from "./passkey.ts";
import { useProofFailure } from "./use-failure-text.ts";

export type FactorProof = Omit<components["schemas"]["SecondStepProof"], "ticket">;

export type FactorKind = "app-code" | "passkey" | "recovery-code";

type FactorFormProps = {
  kinds: readonly FactorKind[];
  /** Said before the app and the passkey. */
  lead?: string;
  /** Sends the proof, and settles when the answer is there. */
  onProof: (proof: FactorProof) => Promise<unknown>;
};

type Prove = () => FactorProof | Promise<FactorProof>;

/** Asks for the code of the app, a passkey or a recovery code. The sixth digit of a code sends it. */
export function FactorForm({ kinds, lead, onProof }: FactorFormProps) {
  const { t } = useTranslation();
  const failureText = useProofFailure();
  const [isLost, setLost] = useState(!kinds.includes("app-code") && !kinds.includes("passkey"));
  const send = useMutation({ mutationFn: async (prove: Prove) => await onProof(await prove()) });
  const error = send.error ? failureText(send.error) : undefined;
  const hasApp = kinds.includes("app-code") && !isLost;
  const inField = hasApp || isLost;
  return (
    <Stack gap="group">
      {lead && !isLost && <Text tone="soft">{lead}</Text>}
      {error && !inField && <Note tone="error" urgent>{error}</Note>}
      {hasApp && <AppCodeField error={error} send={send} />}
      {isLost && <RecoveryForm error={error} send={send} />}
      <Row>
        {kinds.includes("passkey") && !isLost && (
          <Button
            icon="fingerprint"
            variant={hasApp ? "secondary" : "primary"}
            pending={send.isPending}
            onClick={() => send.mutate(async () => ({ passkey: await provePasskey() }))}
          >
            {t("proof.passkey")}
          </Button>
        )}
        {kinds.includes("recovery-code") && kinds.length > 1 && (
          <Button
            variant="quiet"
            onClick={() => {
              send.reset();
              setLost(!isLost);
            }}
          >
            {isLost ? t("proof.back") : t("proof.lost")}
          </Button>
        )}
      </Row>
    </Stack>
  );
}

type Sending = {
  error: string | undefined;
  send: { isPending: boolean; reset: () => void; mutate: (prove: Prove) => void };
};

function AppCodeField({ error, send }: Sending) {
  const { t } = useTranslation();
  const [digits, setDigits] = useState("");
  return (
    <CodeField
      name="code"
      label={t("proof.app")}
      description={t("proof.appHelp")}
      error={error}
      autoFocus
      value={digits}
      pending={send.isPending}
      onValueChange={(typed) => {
        setDigits(typed);
        send.reset();
      }}
      onComplete={(code) => send.mutate(() => ({ code }))}
    />
  );
}

function RecoveryForm({ error, send }: Sending) {
  const { t } = useTranslation();
  function submit(entries: FormData) {
    const recoveryCode = textOf(entries, "recoveryCode").trim();
    if (recoveryCode !== "") send.mutate(() => ({ recoveryCode }));
  }
  return (
    <Form noValidate onSend={submit}>
      <Text>{t("proof.recoveryText")}</Text>
      <TextField
        name="recoveryCode"
        label={t("proof.recovery")}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        autoFocus
        maxLength={40}
        error={error}
        onChange={send.reset}
      />
      <Row>
        <Button type="submit" variant="primary" pending={send.isPending}>
          {t("proof.send")}
        </Button>
      </Row>
    </Form>
  );
}
