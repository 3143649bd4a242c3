import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { api, ok } from "../../api/client.ts";
import { useSayFailure } from "../../shell/say-failure.ts";

/** Sends the link that confirms an address once more. */
export function Resend({ email }: { email: string }) {
  const { t } = useTranslation();
  const sayFailure = useSayFailure();
  const resend = useMutation({
    mutationFn: () => ok(api.POST("/api/auth/resend-verification", { body: { email } })),
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
      {resend.error ? sayFailure(resend.error) : t("auth.resend.text", { email })}
    </Note>
  );
}
