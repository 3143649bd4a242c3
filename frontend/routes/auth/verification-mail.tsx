import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Link } from "ui-kit/controls/link.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { api, ok } from "../../api/client.ts";
import { config } from "../../config.ts";
import { useShowFailure } from "../../shell/show-failure.ts";

type Addressed = { email: string; returnUrl: string };

export function ResendVerification({ email, returnUrl }: Addressed) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const resend = useMutation({
    mutationFn: () => {
      const body = returnUrl === "/" ? { email } : { email, returnUrl };
      return ok(api.POST("/api/auth/resend-verification", { body }));
    },
  });
  if (resend.isSuccess) {
    return <Note icon="mail" role="status">{t("auth.resend.sent", { email })}</Note>;
  }
  return (
    <Note
      icon="mail"
      actions={
        <Button small pending={resend.isPending} onClick={() => resend.mutate()}>
          {t("auth.resend.send")}
        </Button>
      }
    >
      {resend.error ? showFailure(resend.error) : t("auth.resend.text", { email })}
    </Note>
  );
}

export function CheckYourMail({ email, returnUrl }: Addressed) {
  const { t } = useTranslation();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <Stack gap="group">
      <h1 ref={title} tabIndex={-1}>{t("auth.mail.title")}</h1>
      <Text>{t("auth.mail.text", { email })}</Text>
      {config.demo && <Link href="/mailbox" reload>{t("auth.mail.demo")}</Link>}
      <ResendVerification email={email} returnUrl={returnUrl} />
    </Stack>
  );
}

/** The link in the mail was opened in another tab; this one must not hold the same time again. */
export function ConfirmedElsewhere({ returnUrl }: { returnUrl: string }) {
  const { t } = useTranslation();
  return (
    <Stack gap="group" role="status">
      <h1>{t("auth.verify.done")}</h1>
      <Text>{t("auth.mail.elsewhere")}</Text>
      <Button block href={returnUrl}>{t("auth.mail.goOnHere")}</Button>
    </Stack>
  );
}
