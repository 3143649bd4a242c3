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

/** The administrator role: nobody takes it from themselves. */
export function RolesPart({ account }: { account: AccountDetails }) {
  const { t } = useTranslation();
  const me = useCurrentUser();
  const [isAsking, setAsking] = useState(false);
  const { setAdmin } = useAccountChange(account);
  const { id, isAdmin, name, email } = account;
  const part = isAdmin ? "take" : "grant";
  return (
    <Section heading={t("accounts.roles")} divided={false}>
      <Stack gap="stack" align="start">
        <Text>{t(isAdmin ? "accounts.isAdmin" : "accounts.isNoAdmin")}</Text>
        {id !== me?.id && (
          <Button icon="shield-check" onClick={() => setAsking(true)}>
            {t(`accounts.${part}.button`)}
          </Button>
        )}
      </Stack>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t(`accounts.${part}.title`, { name: name || email })}
        closeLabel={t("shell.close")}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>{t("admin.disable.back")}</Button>
            <Button
              variant="primary"
              pending={setAdmin.isPending}
              onClick={() => {
                setAdmin.mutate(!isAdmin);
                setAsking(false);
              }}
            >
              {t(`accounts.${part}.button`)}
            </Button>
          </>
        }
      >
        <Text>{t(`accounts.${part}.text`)}</Text>
      </Dialog>
    </Section>
  );
}
