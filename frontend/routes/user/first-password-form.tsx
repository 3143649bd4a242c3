import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { CodeField } from "ui-kit/controls/code-field.tsx";
import { Form } from "ui-kit/controls/form.tsx";
import { Link } from "ui-kit/controls/link.tsx";
import { TextField } from "ui-kit/controls/text-field.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { notify } from "ui-kit/feedback/toast.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { ApiError, hasErrorCode } from "../../api/api-error.ts";
import { api, ok } from "../../api/client.ts";
import { config } from "../../config.ts";
import { textOf, useFormErrors } from "../../forms.ts";
import { currentLanguage } from "../../i18n/i18n.ts";
import { useShowFailure } from "../../shell/show-failure.ts";
import { devicesQuery, signInMethodsQuery } from "./queries.ts";

const shortCode = 6;

function useSendCode(email: string) {
  return useMutation({
    mutationFn: () =>
      ok(api.POST("/api/auth/codes", {
        body: { email, language: currentLanguage(), use: "first-password" },
      })),
  });
}

function useSetPassword(onError: (failure: unknown) => void) {
  const { t } = useTranslation();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: { code: string; newPassword: string }) =>
      ok(api.POST("/api/auth/set-password", { body })),
    onSuccess: async () => {
      void notify({ tone: "success", message: t("user.password.set") });
      void cache.invalidateQueries(devicesQuery);
      await cache.invalidateQueries(signInMethodsQuery);
    },
    onError,
  });
}

function NewPassword({ email, codeSending }: {
  email: string;
  codeSending: ReturnType<typeof useSendCode>;
}) {
  const { t } = useTranslation();
  const form = useFormErrors();
  const codeDigits = codeSending.data?.codeDigits;
  const codeLength = codeDigits ?? shortCode;
  const [digits, setDigits] = useState("");
  const [isShort, setShort] = useState(false);
  const set = useSetPassword(form.fail);
  const triesLeft = set.error instanceof ApiError ? set.error.problem.triesLeft : undefined;
  const isExpired = triesLeft === 0 || hasErrorCode(set.error, "ERR_CODE_EXPIRED");
  const codeErrors = [
    isShort && t("user.password.codeShort"),
    isExpired && t("auth.code.lastTry"),
    triesLeft && t("auth.code.triesLeft", { count: triesLeft }),
  ];
  const codeError = codeErrors.find((each) => typeof each === "string");
  function send(entries: FormData) {
    const newPassword = textOf(entries, "newPassword");
    const isGood = form.check({ newPassword });
    setShort(digits.length < codeLength);
    if (isGood && digits.length === codeLength) set.mutate({ code: digits, newPassword });
  }
  return (
    <Form noValidate {...(codeError ? {} : form.summary)} onSend={send}>
      {/* Password managers store the new password for this user name. */}
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <Text>{t("auth.code.sentTo", { email })}</Text>
      {codeSending.data?.mail === "delayed" && (
        <Note tone="warning" role="status">{t("auth.code.delayed")}</Note>
      )}
      {config.demo && <Link href="/mailbox" target="_blank">{t("auth.mail.demo")}</Link>}
      <CodeField
        name="code"
        label={t(codeDigits ? "auth.code.longLabel" : "auth.code.label")}
        length={codeLength}
        error={codeError}
        autoFocus
        value={digits}
        onValueChange={(typed) => {
          setDigits(typed);
          setShort(false);
          form.clear();
          set.reset();
        }}
        onComplete={() => document.getElementById("newPassword")?.focus()}
      />
      <TextField
        name="newPassword"
        type="password"
        autoComplete="new-password"
        label={t("user.password.new")}
        description={t("auth.passwordRule")}
        reveal={{ show: t("forms.show"), hide: t("forms.hide") }}
        error={hasErrorCode(form.failure, "ERR_WEAK_PASSWORD")
          ? t("errors.ERR_WEAK_PASSWORD")
          : form.errorOf("newPassword")}
      />
      <Row>
        <Button variant="primary" type="submit" pending={set.isPending}>
          {t("user.password.choose")}
        </Button>
        <Button
          variant="quiet"
          pending={codeSending.isPending}
          onClick={() => {
            setDigits("");
            set.reset();
            codeSending.mutate();
          }}
        >
          {t("auth.code.again")}
        </Button>
      </Row>
    </Form>
  );
}

/** For an account without a password: a code from the mailbox, then the password. */
export function FirstPasswordForm({ email }: { email: string }) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const codeSending = useSendCode(email);
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack gap="group">
      <Note icon="lock">{t("user.password.none")}</Note>
      {codeSending.error && <Note tone="error" urgent>{showFailure(codeSending.error)}</Note>}
      {isOpen ? <NewPassword email={email} codeSending={codeSending} /> : (
        <Row>
          <Button
            pending={codeSending.isPending}
            onClick={() => codeSending.mutate(undefined, { onSuccess: () => setOpen(true) })}
          >
            {t("user.password.send")}
          </Button>
        </Row>
      )}
    </Stack>
  );
}
