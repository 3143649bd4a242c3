import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { api, ok } from "../../api/client.ts";
import { startSession } from "../../api/sign-in-session.ts";
import { provePasskey } from "../../second-factor/passkey.ts";
import { useProofFailure } from "../../second-factor/use-failure-text.ts";

/** Signs in with a passkey, without address and password. */
export function PasskeyLogin({ remember }: { remember: boolean }) {
  const { t } = useTranslation();
  const failureText = useProofFailure();
  const login = useMutation({
    mutationFn: async () => {
      const passkey = await provePasskey();
      return await ok(api.POST("/api/auth/login-with-passkey", { body: { passkey, remember } }));
    },
    onSuccess: startSession,
  });
  return (
    <>
      <Button block icon="fingerprint" pending={login.isPending} onClick={() => login.mutate()}>
        {t("auth.second.passkeyLogin")}
      </Button>
      {login.error && <Note tone="error" urgent>{failureText(login.error)}</Note>}
    </>
  );
}
