import { safeReturnUrl } from "backend/domain/return-url.ts";
import { type QueryClient, useMutation, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { Button } from "ui-kit/controls/button.tsx";
import { Form } from "ui-kit/controls/form.tsx";
import { Link } from "ui-kit/controls/link.tsx";
import { TextField } from "ui-kit/controls/text-field.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { hasErrorCode } from "../../api/api-error.ts";
import { api, ok } from "../../api/client.ts";
import { expectSignIn, startSession } from "../../api/sign-in-session.ts";
import { providersQuery, signInUrl } from "../../api/sign-in-providers.ts";
import { textOf, useFormErrors } from "../../forms.ts";
import type { PageLocation } from "../../page-location.ts";
import { useSearchParams } from "../../shell/use-search-params.ts";
import { prefetchTicket } from "./booking-ticket.tsx";
import { AuthPage } from "./auth-page.tsx";
import { useSecondStep } from "./use-second-step.ts";
import { config } from "../../config.ts";

export function prefetch(cache: QueryClient, location: PageLocation) {
  return Promise.all([cache.prefetchQuery(providersQuery), prefetchTicket(cache, location)]);
}

export function Component() {
  const { t } = useTranslation();
  const params = useSearchParams();
  const navigate = useNavigate();
  const form = useFormErrors();
  const openSecondStep = useSecondStep();
  const { data = [] } = useQuery(providersQuery);
  const provider = params.get("provider") ?? "";
  const name = data.find(({ id }) => id === provider)?.name ?? provider;
  const returnUrl = safeReturnUrl(params.get("returnUrl"), config.origin);
  const link = useMutation({
    mutationFn: (password: string) =>
      ok(api.POST("/api/auth/link", { body: { ticket: params.get("ticket") ?? "", password } })),
    onSuccess: (signedIn) => {
      startSession(signedIn);
      void navigate(returnUrl, { replace: true });
    },
    onError: (failure) => {
      if (!openSecondStep(failure)) form.fail(failure);
    },
  });
  function send(entries: FormData) {
    const currentPassword = textOf(entries, "currentPassword");
    if (form.check({ currentPassword })) link.mutate(currentPassword);
  }
  return (
    <AuthPage title={t("auth.link.title")}>
      <Form noValidate {...form.summary} aria-labelledby="title" onSend={send}>
        <h1 id="title">{t("auth.link.title")}</h1>
        <Text tone="soft">{t("auth.link.text", { provider: name })}</Text>
        <TextField
          name="currentPassword"
          type="password"
          autoComplete="current-password"
          label={t("auth.link.password")}
          aside={<Link href="/forgot-password">{t("auth.login.forgot")}</Link>}
          reveal={{ show: t("forms.show"), hide: t("forms.hide") }}
          error={form.errorOf("currentPassword")}
        />
        <Button type="submit" variant="primary" block pending={link.isPending}>
          {t("auth.link.send")}
        </Button>
        {hasErrorCode(form.failure, "ERR_INVALID_TOKEN")
          ? (
            <Link href={signInUrl(provider, returnUrl)} reload onClick={expectSignIn}>
              {t("auth.link.expired")}
            </Link>
          )
          : <Link href={returnUrl === "/" ? "/login" : returnUrl}>{t("auth.link.back")}</Link>}
      </Form>
    </AuthPage>
  );
}
