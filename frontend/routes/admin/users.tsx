import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Badge } from "ui-kit/feedback/badge.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { AdminPage } from "../../admin/admin-page.tsx";
import { DisableSeveral } from "../../admin/disable-several.tsx";
import { EmailText } from "../../admin/email-text.tsx";
import { api, ok } from "../../api/client.ts";
import { useCurrentUser } from "../../api/use-sign-in-session.ts";
import { useFormat } from "../../i18n/use-format.ts";
import type { BulkAction } from "./bulk-actions.tsx";
import { ExportButton } from "./export-button.tsx";
import { accountsQuery, type ListedAccount } from "./people-queries.ts";
import type { QueueColumn } from "./queue-columns.ts";
import { Queue, QueueFilter } from "./queue.tsx";
import { useQueueAddress } from "./use-queue-address.ts";

const states = ["admin", "staff", "practitioner", "client", "unconfirmed", "disabled"] as const;
const sorts = ["created", "name", "lastSignIn"] as const;

function useColumns(): QueueColumn<ListedAccount>[] {
  const { t } = useTranslation();
  const format = useFormat();
  return [
    {
      id: "person",
      name: t("admin.users.columns.person"),
      as: "title",
      sortBy: "name",
      cell: ({ name, email }) => (
        <Stack gap="hair">
          <Text weight="strong">{name || t("admin.list.noName")}</Text>
          <Text size="small" tone="soft">
            <EmailText>{email}</EmailText>
          </Text>
        </Stack>
      ),
    },
    {
      id: "roles",
      name: t("admin.users.columns.roles"),
      as: "line",
      cell: (account) => <Text size="small" tone="soft">{rolesOf(account)}</Text>,
    },
    {
      id: "created",
      name: t("admin.users.columns.created"),
      as: "date",
      sortBy: "created",
      cell: ({ createdAt }) => <Text size="small" tone="soft">{format.listDate(createdAt)}</Text>,
    },
    {
      id: "lastSignIn",
      name: t("admin.users.columns.lastSignIn"),
      as: "date",
      sortBy: "lastSignIn",
      cell: ({ lastSignInAt }) => (
        <Text size="small" tone="soft">
          {lastSignInAt ? format.listDateTime(lastSignInAt) : t("admin.users.never")}
        </Text>
      ),
    },
    {
      id: "state",
      name: t("admin.users.columns.state"),
      as: "status",
      cell: ({ disabledAt, emailVerified }) => (
        <Row>
          {disabledAt && <Badge tone="error" icon="ban">{t("admin.users.disabled")}</Badge>}
          {!emailVerified && (
            <Badge tone="warning" icon="clock">{t("admin.users.unconfirmed")}</Badge>
          )}
        </Row>
      ),
    },
    {
      id: "action",
      name: t("admin.users.columns.action"),
      as: "action",
      cell: ({ id, name, email }) => (
        <Button
          small
          href={`/admin/users/${id}`}
          aria-label={t("admin.list.openNamed", { name: name || email })}
        >
          {t("admin.list.open")}
        </Button>
      ),
    },
  ];

  function rolesOf({ isAdmin, staffRoles, therapistId }: ListedAccount): string {
    const roles = [
      t("admin.users.roles.client"),
      ...(therapistId ? [t("admin.users.roles.practitioner")] : []),
      ...staffRoles.map((role) => t(`admin.users.roles.${role}`)),
      ...(isAdmin ? [t("admin.users.roles.admin")] : []),
    ];
    return roles.join(" · ");
  }
}

function useBulk(): BulkAction<ListedAccount>[] {
  const { t } = useTranslation();
  const me = useCurrentUser();
  const signOut = ({ id }: ListedAccount) =>
    ok(api.DELETE("/api/admin/users/{id}/devices", { params: { path: { id } } }));
  if (!me) return [];
  return [
    {
      id: "sign-out",
      label: t("admin.users.bulk.signOut"),
      start: (count) => t("admin.users.bulk.signOutStart", { count }),
      icon: "log-out",
      warning: t("admin.users.bulk.signOutText"),
      run: signOut,
    },
    {
      id: "disable",
      label: t("admin.users.bulk.disable"),
      start: (count) => t("admin.users.bulk.disableStart", { count }),
      icon: "ban",
      warning: t("admin.users.bulk.disableText"),
      Decision: DisableSeveral,
    },
  ];
}

export function Component() {
  const { t } = useTranslation();
  const address = useQueueAddress();
  const { text } = address;
  const state = states.find((each) => each === address.state);
  const sort = sorts.find((each) => each === address.sort) ?? "created";
  const direction = address.direction === "asc" ? "asc" as const : "desc" as const;
  const filters = { sort, direction, ...(text && { text }), ...(state && { state }) };
  const columns = useColumns();
  const bulk = useBulk();
  return (
    <AdminPage title={t("admin.pages.users")} lead={t("admin.users.lead")}>
      <QueueFilter
        states={states.map((id) => ({ id, label: t(`admin.users.states.${id}`) }))}
        download={
          <ExportButton
            name="users.csv"
            load={() =>
              ok(api.GET("/api/admin/exports/users", {
                params: { query: filters },
                parseAs: "blob",
              }))}
          />
        }
      />
      <Queue
        label={t("admin.pages.users")}
        query={accountsQuery(filters)}
        columns={columns}
        sorting={{ sort, direction }}
        keyOf={({ id }) => id}
        nameOf={({ name, email }) => name || email}
        bulk={bulk}
        filtered={Boolean(text || state)}
      />
    </AdminPage>
  );
}
