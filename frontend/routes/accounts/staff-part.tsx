import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type StaffRole, staffRoles } from "backend/domain/rights.ts";
import { Button } from "ui-kit/controls/button.tsx";
import { Dialog } from "ui-kit/feedback/dialog.tsx";
import { Section } from "ui-kit/layout/section.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { useCurrentUser } from "../../api/use-sign-in-session.ts";
import type { AccountDetails } from "./queries.ts";
import { useAccountChange } from "./use-account-change.ts";

/** The roles with a part of an administrator's rights. Administrators do not change their own. */
export function StaffPart({ account }: { account: AccountDetails }) {
  const { t } = useTranslation();
  const me = useCurrentUser();
  const [chosen, setChosen] = useState<StaffRole | null>(null);
  return (
    <Section heading={t("accounts.staff.title")} divided={false}>
      <Stack gap="stack" align="start">
        {staffRoles.map((role) => {
          const has = account.staffRoles.includes(role);
          return (
            <Stack key={role} gap="hair" align="start">
              <Text>{t(`accounts.staff.${role}.${has ? "has" : "hasNot"}`)}</Text>
              {account.id !== me?.id && (
                <Button
                  icon={has ? "ban" : "shield-check"}
                  onClick={() => setChosen(role)}
                >
                  {t(`accounts.staff.${role}.${has ? "take" : "grant"}`)}
                </Button>
              )}
            </Stack>
          );
        })}
      </Stack>
      {chosen && <RoleDialog account={account} role={chosen} onClose={() => setChosen(null)} />}
    </Section>
  );
}

function RoleDialog(
  { account, role, onClose }: { account: AccountDetails; role: StaffRole; onClose: () => void },
) {
  const { t } = useTranslation();
  const { setStaff } = useAccountChange(account);
  const has = account.staffRoles.includes(role);
  const label = t(`accounts.staff.${role}.${has ? "take" : "grant"}`);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(`accounts.staff.${role}.${has ? "takeTitle" : "grantTitle"}`, {
        name: account.name || account.email,
      })}
      closeLabel={t("shell.close")}
      actions={
        <>
          <Button onClick={onClose}>{t("admin.disable.back")}</Button>
          <Button
            variant="primary"
            pending={setStaff.isPending}
            onClick={() => setStaff.mutate({ role, isGranted: !has }, { onSettled: onClose })}
          >
            {label}
          </Button>
        </>
      }
    >
      <Stack gap="stack">
        <Text>{t(has ? "accounts.staff.takeText" : `accounts.staff.${role}.grantText`)}</Text>
        <Text tone="soft">{t("accounts.staff.mailed")}</Text>
      </Stack>
    </Dialog>
  );
}
