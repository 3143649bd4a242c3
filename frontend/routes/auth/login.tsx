import type { QueryClient } from "@tanstack/react-query";
import { safeReturnUrl } from "backend/domain/return-url.ts";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { Button } from "ui-kit/controls/button.tsx";
import { Checkbox } from "ui-kit/controls/checkbox.tsx";
import { Form } from "ui-kit/controls/form.tsx";
import { Link } from "ui-kit/controls/link.tsx";
import { TextField } from "ui-kit/controls/text-field.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { type ErrorCode, hasErrorCode } from "../../api/api-error.ts";
import { api, ok } from "../../api/client.ts";
import { startSession } from "../../api/sign-in-session.ts";
import { config } from "../../config.ts";
import { emailOf, textOf, useFormErrors } from "../../forms.ts";
import { fill } from "../../i18n/fill.tsx";
import type { PageLocation } from "../../page-location.ts";
import { useErrorText } from "../../shell/show-failure.ts";
import { useSearchParams } from "../../shell/use-search-params.ts";
import { prefetchTicket } from "./booking-ticket.tsx";
import { AuthPage, SignInProviders, TermsNote } from "./auth-page.tsx";
import { CodeLogin } from "./code-login.tsx";
import { PasskeyLogin } from "./passkey-login.tsx";
import { SecondStep } from "./second-step.tsx";
import { useLoginAddresses } from "./use-login-addresses.ts";
import { useSecondStep } from "./use-second-step.ts";
import { ResendVerification } from "./verification-mail.tsx";
import { providersQuery } from "../../api/sign-in-providers.ts";

function DemoAccounts(
  { onPick }: { onPick: (account: { email: string; password: string }) => void },
) {
  const { t } = useTranslation();
  const { demo } = config;
  if (!demo) return null;
  return (
    <Note
      actions={demo.accounts.map((email) => (
        <Button
          key={email}
          small
          onClick={() => onPick({ email, password: demo.password })}
        >
          {email}
        </Button>
      ))}
    >
      {t("auth.login.demo", { password: demo.password })}
    </Note>
  );
}

function ProviderError() {
  const { i18n } = useTranslation();
  const errorText = useErrorText();
  const code = useSearchParams().get("error");
  if (!code) return null;
  const isKnown = /^ERR_[A-Z_]{1,40}$/.test(code) && i18n.exists(`errors.${code}`);
  return (
    <Note tone="error" urgent>
      {errorText({ errCode: isKnown ? code as ErrorCode : "ERR_SIGN_IN_FAILED" })}
    </Note>
  );
}

type Credentials = { email: string; password: string; remember: boolean };

export function prefetch(cache: QueryClient, location: PageLocation) {
  return Promise.all([
    cache.prefetchQuery(providersQuery),
    prefetchTicket(cache, location),
  ]);
}

export function Component() {
  const params = useSearchParams();
  const isWithCode = params.get("with") === "code";
  const secondStep = params.get("secondStep");
  const addresses = useLoginAddresses();
  const [email, setEmail] = useState("");
  const [remember, setRemember] = useState(true);
  const kept = {
    email,
    remember,
    onEmailChange: setEmail,
    onRememberChange: setRemember,
  };
  if (secondStep) return <SecondStep ticket={secondStep} />;
  return isWithCode
    ? <CodeLogin {...kept} passwordHref={addresses.password} />
    : <PasswordLogin {...kept} codeHref={addresses.code} />;
}

function PasswordLogin({ email, remember, codeHref, onEmailChange, onRememberChange }: {
  email: string;
  remember: boolean;
  codeHref: string;
  onEmailChange: (email: string) => void;
  onRememberChange: (remember: boolean) => void;
}) {
  const { t } = useTranslation();
  const { search } = useLocation();
  const form = useFormErrors();
  const openSecondStep = useSecondStep();
  const [password, setPassword] = useState("");
  const wanted = useSearchParams().get("returnUrl");
  const returnUrl = safeReturnUrl(wanted, config.origin);
  const login = useMutation({
    mutationFn: (credentials: Credentials) =>
      ok(api.POST("/api/auth/login", { body: credentials })),
    onSuccess: startSession,
    onError: (failure) => {
      if (!openSecondStep(failure)) form.fail(failure);
    },
  });
  function send(entries: FormData) {
    const credentials = { email: emailOf(entries), password: textOf(entries, "password") };
    if (!form.check(credentials)) return;
    login.mutate({ ...credentials, remember });
  }
  return (
    <AuthPage title={t("auth.login.title")} description={t("auth.login.description")}>
      <Form noValidate {...form.summary} aria-labelledby="title" onSend={send}>
        <h1 id="title">{t("auth.login.title")}</h1>
        <Text tone="soft">
          {fill(t("auth.login.new", { skipInterpolation: true }), {
            link: <Link href={`/register${search}`}>{t("auth.login.create")}</Link>,
          })}
        </Text>
        {!form.failure && !login.isPending && <ProviderError />}
        {hasErrorCode(form.failure, "ERR_EMAIL_NOT_VERIFIED") && (
          <ResendVerification email={email} returnUrl={returnUrl} />
        )}
        <TextField
          name="email"
          type="email"
          autoComplete="username"
          label={t("forms.email")}
          value={email}
          error={form.errorOf("email")}
          onChange={(event) => onEmailChange(event.currentTarget.value)}
        />
        <TextField
          name="password"
          type="password"
          autoComplete="current-password"
          label={t("forms.password")}
          aside={<Link href={`/forgot-password${search}`}>{t("auth.login.forgot")}</Link>}
          reveal={{ show: t("forms.show"), hide: t("forms.hide") }}
          value={password}
          error={form.errorOf("password")}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        <Checkbox
          name="remember"
          label={t("auth.login.remember")}
          checked={remember}
          onCheckedChange={onRememberChange}
        />
        <Button type="submit" variant="primary" block pending={login.isPending}>
          {t("auth.login.send")}
        </Button>
        <Button block icon="mail" href={codeHref}>{t("auth.code.title")}</Button>
        <PasskeyLogin remember={remember} />
        <SignInProviders returnUrl={returnUrl} remember={remember} />
        <TermsNote />
        <DemoAccounts
          onPick={(account) => {
            onEmailChange(account.email);
            setPassword(account.password);
          }}
        />
      </Form>
    </AuthPage>
  );
}
