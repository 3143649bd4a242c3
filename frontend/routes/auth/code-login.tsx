import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Checkbox } from "ui-kit/controls/checkbox.tsx";
import { CodeField } from "ui-kit/controls/code-field.tsx";
import { Form } from "ui-kit/controls/form.tsx";
import { Link } from "ui-kit/controls/link.tsx";
import { TextField } from "ui-kit/controls/text-field.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { ApiError, hasErrorCode } from "../../api/api-error.ts";
import { api, ok } from "../../api/client.ts";
import { startSession } from "../../api/sign-in-session.ts";
import { useClock } from "../../booking/use-clock.ts";
import { config } from "../../config.ts";
import { emailOf, useFormErrors } from "../../forms.ts";
import { currentLanguage } from "../../i18n/i18n.ts";
import { useShowFailure } from "../../shell/show-failure.ts";
import { AuthPage, TermsNote } from "./auth-page.tsx";
import { useSecondStep } from "./use-second-step.ts";

/** A mail takes a moment to arrive (ms). */
const againAfterMs = 30_000;

type CodeLoginProps = {
  email: string;
  remember: boolean;
  passwordHref: string;
  onEmailChange: (email: string) => void;
  onRememberChange: (remember: boolean) => void;
};

async function sendCode(email: string) {
  const body = { email, language: currentLanguage() };
  const { mail, codeDigits } = await ok(api.POST("/api/auth/codes", { body }));
  return { mail, codeDigits, sentAt: Date.now() };
}

function useCodeError(failure: unknown): string | undefined {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  if (!failure || hasErrorCode(failure, "ERR_PASSWORD_REQUIRED")) return undefined;
  const triesLeft = failure instanceof ApiError ? failure.problem.triesLeft : undefined;
  if (triesLeft === undefined) return showFailure(failure);
  return triesLeft > 0 ? t("auth.code.triesLeft", { count: triesLeft }) : t("auth.code.lastTry");
}

function SendAgain({ sentAt, pending, onSend }: {
  sentAt: number;
  pending: boolean;
  onSend: () => void;
}) {
  const { t } = useTranslation();
  const seconds = Math.ceil((sentAt + againAfterMs - useClock(1000)) / 1000);
  return (
    <Button small icon="rotate-ccw" disabled={seconds > 0} pending={pending} onClick={onSend}>
      {seconds > 0 ? t("auth.code.againIn", { count: seconds }) : t("auth.code.again")}
    </Button>
  );
}

function EnterCode({ email, remember, passwordHref, sent, onCorrect }:
  & Pick<CodeLoginProps, "email" | "remember" | "passwordHref">
  & { sent: Awaited<ReturnType<typeof sendCode>>; onCorrect: () => void }) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const openSecondStep = useSecondStep();
  const [digits, setDigits] = useState("");
  const again = useMutation({
    mutationFn: () => sendCode(email),
    onSuccess: () => {
      setDigits("");
      login.reset();
    },
  });
  const login = useMutation({
    mutationFn: (code: string) =>
      ok(api.POST("/api/auth/login-with-code", { body: { email, code, remember } })),
    onSuccess: startSession,
    onError: openSecondStep,
  });
  const { mail, codeDigits, sentAt } = again.data ?? sent;
  const error = useCodeError(login.error);
  return (
    <Stack gap="group">
      <h1>{t("auth.code.enter")}</h1>
      <Text tone="soft">{t("auth.code.sentTo", { email })}</Text>
      {mail === "delayed" && <Note tone="warning" role="status">{t("auth.code.delayed")}</Note>}
      {mail === "refused" && <Note tone="error" urgent>{t("auth.code.refused", { email })}</Note>}
      {again.isSuccess && mail === "sent" && (
        <Note icon="mail" role="status">{t("auth.code.sentAgain")}</Note>
      )}
      {again.error && <Note tone="error" urgent>{showFailure(again.error)}</Note>}
      {hasErrorCode(login.error, "ERR_PASSWORD_REQUIRED")
        ? (
          <Note
            tone="warning"
            icon="lock"
            urgent
            actions={<Button small href={passwordHref}>{t("auth.code.withPassword")}</Button>}
          >
            {t("auth.code.passwordNeeded")}
          </Note>
        )
        : (
          <CodeField
            name="code"
            label={t(codeDigits ? "auth.code.longLabel" : "auth.code.label")}
            length={codeDigits}
            description={t("auth.code.help")}
            error={error}
            autoFocus
            value={digits}
            pending={login.isPending}
            onValueChange={(typed) => {
              setDigits(typed);
              login.reset();
            }}
            onComplete={(code) => login.mutate(code)}
          />
        )}
      <Row>
        <SendAgain sentAt={sentAt} pending={again.isPending} onSend={() => again.mutate()} />
        <Button small variant="quiet" onClick={onCorrect}>{t("auth.code.correct")}</Button>
      </Row>
      <Text size="small" tone="soft">{t("auth.code.missing")}</Text>
      {config.demo && <Link href="/mailbox" target="_blank">{t("auth.mail.demo")}</Link>}
    </Stack>
  );
}

/** Signs in with six digits from the mailbox; an address without an account gets one. */
export function CodeLogin(
  { email, remember, passwordHref, onEmailChange, onRememberChange }: CodeLoginProps,
) {
  const { t } = useTranslation();
  const form = useFormErrors();
  const send = useMutation({ mutationFn: sendCode, onError: form.fail });
  if (send.data) {
    return (
      <AuthPage title={t("auth.code.enter")}>
        <EnterCode
          email={send.variables}
          remember={remember}
          passwordHref={passwordHref}
          sent={send.data}
          onCorrect={send.reset}
        />
      </AuthPage>
    );
  }
  function request(entries: FormData) {
    const email = emailOf(entries);
    if (form.check({ email })) send.mutate(email);
  }
  return (
    <AuthPage title={t("auth.code.title")} description={t("auth.login.description")}>
      <Form noValidate {...form.summary} aria-labelledby="title" onSend={request}>
        <h1 id="title">{t("auth.code.title")}</h1>
        <Text tone="soft">{t("auth.code.text")}</Text>
        <TextField
          name="email"
          type="email"
          autoComplete="email"
          label={t("forms.email")}
          value={email}
          error={form.errorOf("email")}
          onChange={(event) => onEmailChange(event.currentTarget.value)}
        />
        <Checkbox
          name="remember"
          label={t("auth.login.remember")}
          checked={remember}
          onCheckedChange={onRememberChange}
        />
        <Button type="submit" variant="primary" block pending={send.isPending}>
          {t("auth.code.send")}
        </Button>
        <Link href={passwordHref}>{t("auth.code.withPassword")}</Link>
        <TermsNote />
      </Form>
    </AuthPage>
  );
}
