import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { CodeField } from "ui-kit/controls/code-field.tsx";
import { Form } from "ui-kit/controls/form.tsx";
import { TextField } from "ui-kit/controls/text-field.tsx";
import { Dialog } from "ui-kit/feedback/dialog.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { api, ok } from "../api/client.ts";
import type { components } from "../api/schema.d.ts";
import { currentSession } from "../api/sign-in-session.ts";
import type { ProofKind } from "../api/step-up.ts";
import { textOf } from "../forms.ts";
import { currentLanguage } from "../i18n/i18n.ts";
import { useShowFailure } from "../shell/show-failure.ts";
import { FactorForm, type FactorKind } from "./factor-form.tsx";

type Proof = components["schemas"]["StepUpProof"];

const factorKinds: readonly ProofKind[] = ["app-code", "passkey", "recovery-code"];

function isFactor(kind: ProofKind): kind is FactorKind {
  return factorKinds.includes(kind);
}

type StepUpDialogProps = { proofs: ProofKind[]; onFinish: (proven: boolean) => void };

/** Asks who uses this sign-in. What waits for the answer goes on by itself. */
export function StepUpDialog({ proofs, onFinish }: StepUpDialogProps) {
  const { t } = useTranslation();
  const kinds = proofs.filter(isFactor);
  async function prove(proof: Proof) {
    await ok(api.POST("/api/auth/step-up", { body: proof }));
    onFinish(true);
  }
  return (
    <Dialog
      open
      title={t("proof.title")}
      closeLabel={t("proof.close")}
      onClose={() => onFinish(false)}
    >
      <Stack gap="group">
        <Text>{t("proof.text")}</Text>
        {kinds.length > 0
          ? <FactorForm kinds={kinds} onProof={prove} />
          : <OwnProof proofs={proofs} onProof={prove} />}
      </Stack>
    </Dialog>
  );
}

type OwnProofProps = { proofs: ProofKind[]; onProof: (proof: Proof) => Promise<void> };

/** The password, or a code by mail. */
function OwnProof({ proofs, onProof }: OwnProofProps) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const email = currentSession()?.user.email ?? "";
  const sendCode = useMutation({
    mutationFn: () =>
      ok(api.POST("/api/auth/codes", { body: { email, language: currentLanguage() } })),
  });
  return (
    <>
      {sendCode.isSuccess
        ? <MailedCode email={email} codeDigits={sendCode.data.codeDigits} onProof={onProof} />
        : proofs.includes("password") && <PasswordForm email={email} onProof={onProof} />}
      {sendCode.error && <Note tone="error" urgent>{showFailure(sendCode.error)}</Note>}
      {proofs.includes("mailed-code") && !sendCode.isSuccess && (
        <Row>
          <Button
            icon="mail"
            variant={proofs.includes("password") ? "quiet" : "primary"}
            pending={sendCode.isPending}
            onClick={() => sendCode.mutate()}
          >
            {t("proof.mail")}
          </Button>
        </Row>
      )}
    </>
  );
}

type ProofPart = Pick<OwnProofProps, "onProof"> & { email: string };

function PasswordForm({ email, onProof }: ProofPart) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const send = useMutation({ mutationFn: onProof });
  function submit(entries: FormData) {
    const password = textOf(entries, "proofPassword");
    if (password !== "") send.mutate({ password });
  }
  return (
    <Form noValidate onSend={submit}>
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <TextField
        name="proofPassword"
        type="password"
        autoComplete="current-password"
        label={t("proof.password")}
        reveal={{ show: t("forms.show"), hide: t("forms.hide") }}
        autoFocus
        error={send.error ? showFailure(send.error) : undefined}
        onChange={send.reset}
      />
      <Row>
        <Button type="submit" variant="primary" pending={send.isPending}>{t("proof.send")}</Button>
      </Row>
    </Form>
  );
}

function MailedCode(
  { email, codeDigits, onProof }: ProofPart & { codeDigits: number | undefined },
) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const [digits, setDigits] = useState("");
  const send = useMutation({ mutationFn: onProof });
  return (
    <CodeField
      name="mailedCode"
      label={t(codeDigits ? "proof.mailedLongCode" : "proof.mailedCode", { email })}
      length={codeDigits}
      error={send.error ? showFailure(send.error) : undefined}
      autoFocus
      value={digits}
      pending={send.isPending}
      onValueChange={(typed) => {
        setDigits(typed);
        send.reset();
      }}
      onComplete={(mailedCode) => send.mutate({ mailedCode })}
    />
  );
}
