import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { Button } from "ui-kit/controls/button.tsx";
import { Link } from "ui-kit/controls/link.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { hasErrorCode } from "../../api/api-error.ts";
import { api, ok } from "../../api/client.ts";
import { startSession } from "../../api/sign-in-session.ts";
import { FactorForm, type FactorKind, type FactorProof } from "../../second-factor/factor-form.tsx";
import { useSearchParams } from "../../shell/use-search-params.ts";
import { AuthPage } from "./auth-page.tsx";

const allKinds: readonly FactorKind[] = ["app-code", "passkey", "recovery-code"];

function useLoginAddress(): string {
  const params = new URLSearchParams(useLocation().search);
  params.delete("secondStep");
  params.delete("kinds");
  return params.size > 0 ? `/login?${params}` : "/login";
}

/** The second step of a login: there is no session before it. */
export function SecondStep({ ticket }: { ticket: string }) {
  const { t } = useTranslation();
  const address = useLoginAddress();
  const listed = useSearchParams().get("kinds")?.split(",") ?? [];
  const kinds = allKinds.filter((kind) => listed.length === 0 || listed.includes(kind));
  const [isExpired, setExpired] = useState(false);
  async function prove(proof: FactorProof) {
    try {
      startSession(await ok(api.POST("/api/auth/second-step", { body: { ticket, ...proof } })));
    } catch (failure) {
      if (hasErrorCode(failure, "ERR_SECOND_STEP_EXPIRED")) setExpired(true);
      throw failure;
    }
  }
  return (
    <AuthPage title={t("auth.second.title")}>
      <Stack gap="group">
        <h1>{t("auth.second.title")}</h1>
        {isExpired
          ? (
            <Note
              tone="warning"
              urgent
              actions={<Button small href={address}>{t("auth.second.again")}</Button>}
            >
              {t("errors.ERR_SECOND_STEP_EXPIRED")}
            </Note>
          )
          : (
            <>
              <FactorForm
                kinds={kinds}
                lead={t(
                  kinds.includes("app-code") ? "auth.second.text" : "auth.second.textPasskey",
                )}
                onProof={prove}
              />
              <Link href={address}>{t("auth.second.back")}</Link>
            </>
          )}
      </Stack>
    </AuthPage>
  );
}
