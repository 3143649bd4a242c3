import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "ui-kit/controls/link.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { config } from "../../config.ts";
import { Resend } from "./resend.tsx";

/** The next step lies in the person's mailbox. */
export function CheckYourMail({ email }: { email: string }) {
  const { t } = useTranslation();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <Stack gap="group">
      <h1 ref={title} tabIndex={-1}>{t("auth.mail.title")}</h1>
      <Text>{t("auth.mail.text", { email })}</Text>
      {config.demo && <Link href="/mailbox" reload>{t("auth.mail.demo")}</Link>}
      <Resend email={email} />
    </Stack>
  );
}
