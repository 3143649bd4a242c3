import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Link } from "ui-kit/controls/link.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { api, ok } from "../../api/client.ts";
import { config } from "../../config.ts";
import { useShowFailure } from "../../shell/show-failure.ts";
import { hasTabTest } from "../../suitability/tab-test-key.ts";

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

/** Stores an allowed result of the test in this tab. False while the answers are only here. */
function useFinishedTest(): boolean {
  const [canClose, setCanClose] = useState(() => !hasTabTest());
  const started = useRef(canClose);
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    void import("./tab-result.ts")
      .then(({ finishTabTest }) => finishTabTest())
      // The page of the result tries again and says what is wrong.
      .catch(() => false)
      .then(setCanClose);
  }, []);
  return canClose;
}

/** The link in the mail was opened in another tab; this one must not hold the same time again. */
export function ConfirmedElsewhere({ returnUrl }: { returnUrl: string }) {
  const { t } = useTranslation();
  const canClose = useFinishedTest();
  return (
    <Stack gap="group" role="status">
      <h1>{t("auth.verify.done")}</h1>
      <Text>{t(canClose ? "auth.mail.elsewhere" : "auth.mail.testIsHere")}</Text>
      <Button block href={returnUrl}>{t("auth.mail.goOnHere")}</Button>
    </Stack>
  );
}
