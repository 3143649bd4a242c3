import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Dialog } from "ui-kit/feedback/dialog.tsx";
import { Section } from "ui-kit/layout/section.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { useCurrentUser } from "../../api/use-sign-in-session.ts";
import type { AccountDetails } from "./queries.ts";
import { useAccountChange } from "./use-account-change.ts";

/** The administrator role. Administrators cannot take it from themselves. */
export function RolesPart({ account }: { account: AccountDetails }) {
  const { t } = useTranslation();
  const me = useCurrentUser();
  const [isConfirming, setConfirming] = useState(false);
  const { setAdmin } = useAccountChange(account);
  const { id, isAdmin, name, email } = account;
  const part = isAdmin ? "take" : "grant";
  return (
    <Section heading={t("accounts.roles")} divided={false}>
      <Stack gap="stack" align="start">
        <Text>{t(isAdmin ? "accounts.isAdmin" : "accounts.isNoAdmin")}</Text>
        {id !== me?.id && (
          <Button icon="shield-check" onClick={() => setConfirming(true)}>
            {t(`accounts.${part}.button`)}
          </Button>
        )}
      </Stack>
      <Dialog
        open={isConfirming}
        onClose={() => setConfirming(false)}
        title={t(`accounts.${part}.title`, { name: name || email })}
        closeLabel={t("shell.close")}
        actions={
          <>
            <Button onClick={() => setConfirming(false)}>{t("admin.disable.back")}</Button>
            <Button
              variant="primary"
              pending={setAdmin.isPending}
              onClick={() => {
                setAdmin.mutate(!isAdmin);
                setConfirming(false);
              }}
            >
              {t(`accounts.${part}.button`)}
            </Button>
          </>
        }
      >
        <Stack gap="stack">
          <Text>{t(`accounts.${part}.text`)}</Text>
          <Text tone="soft">{t("accounts.staff.mailed")}</Text>
        </Stack>
      </Dialog>
    </Section>
  );
}
