import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Form } from "ui-kit/controls/form.tsx";
import { Link } from "ui-kit/controls/link.tsx";
import { TextField } from "ui-kit/controls/text-field.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { hasErrorCode } from "../../api/api-error.ts";
import { api, ok } from "../../api/client.ts";
import { textOf, useFormErrors } from "../../forms.ts";
import { useSearchParams } from "../../shell/use-search-params.ts";
import { AuthPage } from "./auth-page.tsx";

export { prefetchTicket as prefetch } from "./booking-ticket.tsx";

export function Component() {
  const { t } = useTranslation();
  const params = useSearchParams();
  const form = useFormErrors();
  const reset = useMutation({
    mutationFn: (password: string) =>
      ok(api.POST("/api/auth/reset-password", {
        body: { token: params.get("token") ?? "", password },
      })),
    onError: form.fail,
  });
  function send(entries: FormData) {
    const password = textOf(entries, "password");
    if (form.check({ password })) reset.mutate(password);
  }
  return (
    <AuthPage title={t("auth.reset.title")}>
      {reset.isSuccess
        ? (
          <Stack gap="group" role="status">
            <h1>{t("auth.reset.done")}</h1>
            <Button variant="primary" block href="/login">{t("auth.login.send")}</Button>
          </Stack>
        )
        : (
          <Form noValidate {...form.summary} aria-labelledby="title" onSend={send}>
            <h1 id="title">{t("auth.reset.title")}</h1>
            <TextField
              name="password"
              type="password"
              autoComplete="new-password"
              label={t("auth.reset.password")}
              description={t("auth.passwordRule")}
              reveal={{ show: t("forms.show"), hide: t("forms.hide") }}
              error={form.errorOf("password")}
            />
            <Button type="submit" variant="primary" block pending={reset.isPending}>
              {t("auth.reset.send")}
            </Button>
            {hasErrorCode(form.failure, "ERR_INVALID_TOKEN") && (
              <Link href="/forgot-password">{t("auth.reset.again")}</Link>
            )}
          </Form>
        )}
    </AuthPage>
  );
}
