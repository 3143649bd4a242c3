import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { DataTable } from "ui-kit/layout/data-table.tsx";
import { Section } from "ui-kit/layout/section.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { useDeviceName } from "../../admin/use-device-name.ts";
import { useFormat } from "../../i18n/use-format.ts";
import type { AccountDetails } from "./queries.ts";
import { useAccountChange } from "./use-account-change.ts";

/** Where the person is signed in. */
export function AccountDevices({ account }: { account: AccountDetails }) {
  const { t } = useTranslation();
  const format = useFormat();
  const nameOf = useDeviceName();
  const { signOut } = useAccountChange(account);
  const { devices } = account;
  return (
    <Section heading={t("accounts.devices")} divided={false}>
      {devices.length === 0
        ? <Text tone="soft">{t("accounts.noDevices")}</Text>
        : (
          <Stack gap="stack" align="start">
            <DataTable
              label={t("accounts.devices")}
              rows={devices}
              keyOf={({ id }) => id}
              columns={[
                {
                  id: "device",
                  name: t("accounts.device"),
                  as: "title",
                  cell: ({ device }) => <Text size="small" title={device}>{nameOf(device)}</Text>,
                },
                {
                  id: "used",
                  name: t("accounts.lastUsed"),
                  as: "date",
                  cell: ({ lastUsedAt }) => (
                    <Text size="small" tone="soft">{format.dateTime(lastUsedAt)}</Text>
                  ),
                },
                {
                  id: "action",
                  name: t("accounts.signOut"),
                  as: "action",
                  cell: ({ id, device }) => (
                    <Button
                      small
                      aria-label={t("accounts.signOutNamed", { device: nameOf(device) })}
                      pending={signOut.isPending && signOut.variables === id}
                      onClick={() => signOut.mutate(id)}
                    >
                      {t("accounts.signOut")}
                    </Button>
                  ),
                },
              ]}
            />
            <Button icon="log-out" onClick={() => signOut.mutate(undefined)}>
              {t("accounts.signOutAll")}
            </Button>
          </Stack>
        )}
    </Section>
  );
}
