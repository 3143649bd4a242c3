import type { QueryClient } from "@tanstack/react-query";
import { safeReturnUrl } from "backend/domain/return-url.ts";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Navigate, useLocation } from "react-router";
import { Button } from "ui-kit/controls/button.tsx";
import { Form } from "ui-kit/controls/form.tsx";
import { Link } from "ui-kit/controls/link.tsx";
import { TextField } from "ui-kit/controls/text-field.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { api, ok } from "../../api/client.ts";
import { registerUser as limits } from "../../api/limits/auth.ts";
import { useCurrentUser } from "../../api/use-sign-in-session.ts";
import { bookingAt } from "../../appointment/booking-at.ts";
import { withHandedHold } from "../../booking/kept-hold.ts";
import { useFormDraft } from "../../form-draft.ts";
import { emailOf, textOf, useFormErrors } from "../../forms.ts";
import { fill } from "../../i18n/fill.tsx";
import { currentLanguage } from "../../i18n/i18n.ts";
import type { PageLocation } from "../../page-location.ts";
import { useSearchParams } from "../../shell/use-search-params.ts";
import { prefetchTicket } from "./booking-ticket.tsx";
import { AuthPage, ownProfile, SignInProviders, TermsNote } from "./auth-page.tsx";
import { markRegistration } from "./registration-mark.ts";
import { CheckYourMail, ConfirmedElsewhere } from "./verification-mail.tsx";
import { AcceptInvitation, InvitationNote, invitationQuery, KnownAccount } from "./invitation.tsx";
import { config } from "../../config.ts";
import { providersQuery } from "../../api/sign-in-providers.ts";

type NewUser = { name: string; email: string; password: string };

/** The page to return to, with the time that is held for it. */
function handedOver(returnUrl: string): string {
  const handed = withHandedHold(returnUrl, bookingAt(returnUrl)?.choice.start);
  return handed.length > limits.returnUrl.maxLength ? returnUrl : handed;
}

export function prefetch(cache: QueryClient, location: PageLocation) {
  const hash = location.search.get("hash");
  return Promise.all([
    cache.prefetchQuery(providersQuery),
    prefetchTicket(cache, location),
    hash !== null && cache.prefetchQuery(invitationQuery(hash)),
  ]);
}

export function Component() {
  const { t } = useTranslation();
  const { search } = useLocation();
  const params = useSearchParams();
  const hash = params.get("hash");
  const returnUrl = safeReturnUrl(params.get("returnUrl"), config.origin);
  const backTo = hash === null ? handedOver(returnUrl) : ownProfile;
  // An invitation is accepted on this page, also by an account that exists.
  const acceptAddress = `/register?${new URLSearchParams({ hash: hash ?? "", accept: "" })}`;
  const loginAddress = hash === null
    ? `/login${search}`
    : `/login?returnUrl=${encodeURIComponent(acceptAddress)}`;
  const user = useCurrentUser();
  const { data: invitation } = useQuery({
    ...invitationQuery(hash ?? ""),
    enabled: hash !== null,
  });
  const form = useFormErrors();
  const draft = useFormDraft("guest.register", hash === null ? ["name", "email"] : ["name"]);
  const register = useMutation({
    mutationFn: (user: NewUser) =>
      ok(api.POST("/api/auth/register", {
        body: {
          ...user,
          language: currentLanguage(),
          ...(hash === null ? {} : { hash }),
          ...(backTo === "/" ? {} : { returnUrl: backTo }),
        },
      })),
    onSuccess: () => {
      draft.forget();
      markRegistration();
    },
    onError: form.fail,
  });
  function send(entries: FormData) {
    const user = {
      name: textOf(entries, "name").trim(),
      email: emailOf(entries),
      password: textOf(entries, "password"),
    };
    if (form.check(user)) register.mutate(user);
  }
  if (user && hash === null && returnUrl !== "/" && !register.isSuccess) {
    return <Navigate to={returnUrl} replace />;
  }
  if (user && hash !== null) {
    return (
      <AuthPage title={t("auth.invitation.acceptTitle")} forPractitioners>
        <AcceptInvitation hash={hash} user={user} isChosen={params.has("accept")} />
      </AuthPage>
    );
  }
  if (register.isSuccess) {
    return (
      <AuthPage title={t("auth.mail.title")} forPractitioners={hash !== null}>
        {user
          ? <ConfirmedElsewhere returnUrl={returnUrl} />
          : <CheckYourMail email={register.variables.email} returnUrl={backTo} />}
      </AuthPage>
    );
  }
  if (hash !== null && invitation?.hasAccount) {
    return (
      <AuthPage title={t("auth.invitation.acceptTitle")} forPractitioners>
        <Stack gap="group">
          <h1>{t("auth.invitation.acceptTitle")}</h1>
          <InvitationNote hash={hash} />
          <KnownAccount email={invitation.email} loginHref={loginAddress} />
        </Stack>
      </AuthPage>
    );
  }
  return (
    <AuthPage
      title={t("auth.register.title")}
      description={t("auth.register.description")}
      forPractitioners={hash !== null}
    >
      <Form
        noValidate
        {...form.summary}
        {...draft.props}
        aria-labelledby="title"
        onSend={send}
      >
        <h1 id="title">{t("auth.register.title")}</h1>
        <Text tone="soft">
          {fill(t("auth.register.known", { skipInterpolation: true }), {
            link: <Link href={loginAddress}>{t("auth.register.logIn")}</Link>,
          })}
        </Text>
        {hash !== null && <InvitationNote hash={hash} />}
        <TextField
          key={`name of ${invitation?.email}`}
          name="name"
          defaultValue={invitation?.name}
          autoComplete="name"
          label={t("forms.name")}
          error={form.errorOf("name")}
        />
        <TextField
          key={invitation?.email}
          name="email"
          defaultValue={invitation?.email}
          readOnly={invitation !== undefined}
          type="email"
          autoComplete="email"
          label={t("forms.email")}
          error={form.errorOf("email")}
        />
        <TextField
          name="password"
          type="password"
          autoComplete="new-password"
          label={t("forms.password")}
          description={t("auth.passwordRule")}
          reveal={{ show: t("forms.show"), hide: t("forms.hide") }}
          error={form.errorOf("password")}
        />
        <Button type="submit" variant="primary" block pending={register.isPending}>
          {t("auth.register.send")}
        </Button>
        <SignInProviders returnUrl={hash === null ? returnUrl : acceptAddress} />
        <TermsNote />
      </Form>
    </AuthPage>
  );
}
