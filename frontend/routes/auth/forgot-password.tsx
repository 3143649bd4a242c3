import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Form } from "ui-kit/controls/form.tsx";
import { Link } from "ui-kit/controls/link.tsx";
import { TextField } from "ui-kit/controls/text-field.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { api, ok } from "../../api/client.ts";
import { config } from "../../config.ts";
import { emailOf, useFormErrors } from "../../forms.ts";
import { AuthPage } from "./auth-page.tsx";
import { useLoginAddresses } from "./use-login-addresses.ts";

export { prefetchTicket as prefetch } from "./booking-ticket.tsx";

export function Component() {
  const { t } = useTranslation();
  const form = useFormErrors();
  const addresses = useLoginAddresses();
  const sendLink = useMutation({
    mutationFn: (email: string) => ok(api.POST("/api/auth/forgot-password", { body: { email } })),
    onError: form.fail,
  });
  function send(entries: FormData) {
    const email = emailOf(entries);
    if (form.check({ email })) sendLink.mutate(email);
  }
  return (
    <AuthPage title={t("auth.forgot.title")}>
      {sendLink.isSuccess
        ? (
          <Stack gap="group" role="status">
            <h1>{t("auth.mail.title")}</h1>
            <Text>{t("auth.forgot.sent", { email: sendLink.variables })}</Text>
            {config.demo && <Link href="/mailbox" reload>{t("auth.mail.demo")}</Link>}
          </Stack>
        )
        : (
          <Form noValidate {...form.summary} aria-labelledby="title" onSend={send}>
            <h1 id="title">{t("auth.forgot.title")}</h1>
            <Text tone="soft">{t("auth.forgot.text")}</Text>
            <TextField
              name="email"
              type="email"
              autoComplete="email"
              label={t("forms.email")}
              error={form.errorOf("email")}
            />
            <Button type="submit" variant="primary" block pending={sendLink.isPending}>
              {t("auth.forgot.send")}
            </Button>
            <Link href={addresses.code}>{t("auth.forgot.code")}</Link>
            <Link href={addresses.password}>{t("auth.forgot.back")}</Link>
          </Form>
        )}
    </AuthPage>
  );
}
