import { safeReturnUrl } from "backend/domain/return-url.ts";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { Button } from "ui-kit/controls/button.tsx";
import { Failed } from "ui-kit/layout/failed.tsx";
import { Skeleton } from "ui-kit/layout/skeleton.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { api, ok } from "../../api/client.ts";
import { withoutHandedHold } from "../../booking/kept-hold.ts";
import { currentSession, restoreSession, startSession } from "../../api/sign-in-session.ts";
import { useShowFailure } from "../../shell/show-failure.ts";
import { useSearchParams } from "../../shell/use-search-params.ts";
import { AuthPage } from "./auth-page.tsx";
import { oncePerToken } from "./once-per-token.ts";
import { takeRegistrationMark } from "./registration-mark.ts";
import { config } from "../../config.ts";

type Verified = { signedIn: boolean };

/** A person who is signed in already stays signed in to that account. */
async function verify(token: string, remember: boolean): Promise<Verified> {
  const session = currentSession() ?? await restoreSession().catch(() => null);
  const signIn = session === null;
  const answer = await ok(
    api.POST("/api/auth/verify-email", { body: { token, signIn, remember } }),
  );
  if (answer) startSession(answer);
  return { signedIn: Boolean(answer) || !signIn };
}

function Confirmed({ signedIn, returnUrl }: Verified & { returnUrl: string }) {
  const { t } = useTranslation();
  const login = returnUrl === "/" ? "/login" : `/login?returnUrl=${encodeURIComponent(returnUrl)}`;
  return (
    <>
      <Text role="status">{t(signedIn ? "auth.verify.signedIn" : "auth.verify.text")}</Text>
      <Button variant="primary" block href={signedIn ? returnUrl : login}>
        {t(signedIn ? "auth.verify.goOn" : "auth.login.send")}
      </Button>
    </>
  );
}

/** On another device a person confirms with a button, so that a mail scanner that opens the link changes nothing. */
function ConfirmButton({ pending, onConfirm }: { pending: boolean; onConfirm: () => void }) {
  const { t } = useTranslation();
  return (
    <>
      <Text tone="soft">{t("auth.verify.ask")}</Text>
      <Button variant="primary" block pending={pending} onClick={onConfirm}>
        {t("auth.verify.confirm")}
      </Button>
    </>
  );
}

function useTitle(done: boolean, failed: boolean): string {
  const { t } = useTranslation();
  if (failed) return t("auth.verify.failed");
  return done ? t("auth.verify.done") : t("auth.verify.title");
}

export { prefetchTicket as prefetch } from "./booking-ticket.tsx";

export function Component() {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const params = useSearchParams();
  const navigate = useNavigate();
  const token = params.get("token") ?? "";
  const mailed = safeReturnUrl(params.get("returnUrl"), config.origin);
  const returnUrl = withoutHandedHold(mailed);
  const { mutate, data, error, isIdle, isPending, variables } = useMutation({
    mutationFn: (isOwnBrowser: boolean) => oncePerToken(token, () => verify(token, isOwnBrowser)),
    onSuccess({ signedIn }) {
      if (signedIn && returnUrl !== "/") void navigate(returnUrl, { replace: true });
    },
  });
  const startAtOnce = useEffectEvent(() => {
    if (takeRegistrationMark()) mutate(true);
  });
  useEffect(() => startAtOnce(), []);
  const title = useTitle(data !== undefined, error !== null);
  return (
    <AuthPage title={title}>
      <Stack gap="group">
        <h1>{title}</h1>
        {isPending && variables && <Skeleton label={t("auth.verify.waiting")} />}
        {(isIdle || (isPending && !variables)) && (
          <ConfirmButton
            pending={isPending}
            onConfirm={() => mutate(false)}
          />
        )}
        {data && <Confirmed signedIn={data.signedIn} returnUrl={returnUrl} />}
        {error && (
          <>
            <Failed message={showFailure(error)} />
            <Button block href="/login">{t("auth.verify.again")}</Button>
          </>
        )}
      </Stack>
    </AuthPage>
  );
}
