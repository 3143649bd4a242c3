import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Select } from "ui-kit/controls/select.tsx";
import { Link } from "ui-kit/controls/link.tsx";
import { Badge, type BadgeProps } from "ui-kit/feedback/badge.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { AdminPage } from "../../admin/admin-page.tsx";
import { EmailText } from "../../admin/email-text.tsx";
import { scopeNames } from "../../api-keys/scope-names.ts";
import { api, ok } from "../../api/client.ts";
import type { components, operations } from "../../api/schema.d.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { NewPartnerKey } from "./new-partner-key.tsx";
import { queueQuery } from "./queries.ts";
import type { QueueColumn } from "./queue-columns.ts";
import { Queue, QueueFilter } from "./queue.tsx";
import { ReasonDialog } from "../../admin/reason-dialog.tsx";
import { useDecision } from "./use-decision.ts";
import { useQueueAddress } from "./use-queue-address.ts";

type ListedApiKey = components["schemas"]["ListedApiKey"];
type Filters = NonNullable<operations["listIssuedApiKeys"]["parameters"]["query"]>;

const looks = {
  open: { tone: "success", icon: "check" },
  expired: { tone: "warning", icon: "clock" },
  revoked: { icon: "x" },
} as const satisfies Record<ListedApiKey["state"], Pick<BadgeProps, "tone" | "icon">>;

const states = Object.keys(looks) as ListedApiKey["state"][];

const kinds = ["practitioner", "partner"] as const satisfies ListedApiKey["kind"][];

function apiKeysQuery(filters: Filters) {
  return queueQuery<ListedApiKey>("api-keys", filters, async (page, signal) => {
    const query = { ...filters, ...page };
    const { keys, ...rest } = await ok(
      api.GET("/api/admin/api-keys", { params: { query }, signal }),
    );
    return { rows: keys, ...rest };
  });
}

function RevokeDialog({ row: { id, label }, onClose }: { row: ListedApiKey; onClose: () => void }) {
  const { t } = useTranslation();
  const revoking = useDecision<string>({
    send: (reason) =>
      ok(api.POST("/api/admin/api-keys/{id}/revoke", {
        params: { path: { id } },
        body: { reason },
      })),
    done: t("admin.apiKeys.revoked"),
    onDone: onClose,
  });
  return (
    <ReasonDialog
      title={t("admin.apiKeys.revokeTitle", { label })}
      text={t("admin.apiKeys.revokeText")}
      sendLabel={t("admin.apiKeys.revoke")}
      sending={revoking}
      onClose={onClose}
    />
  );
}

function useColumns(onRevoke: (row: ListedApiKey) => void): QueueColumn<ListedApiKey>[] {
  const { t } = useTranslation();
  const format = useFormat();
  return [
    {
      id: "label",
      name: t("admin.apiKeys.columns.label"),
      as: "title",
      cell: ({ label, hint }) => (
        <Stack gap="hair">
          <Text weight="strong">{label}</Text>
          <Text size="small" tone="soft">{`…${hint}`}</Text>
        </Stack>
      ),
    },
    {
      id: "owner",
      name: t("admin.apiKeys.columns.owner"),
      as: "line",
      cell: ({ ownerId, ownerName, partnerEmail }) =>
        ownerId ? <Link href={`/admin/users/${ownerId}`}>{ownerName}</Link> : (
          <Stack gap="hair">
            <Text>{ownerName}</Text>
            <Text size="small" tone="soft">
              <EmailText>{partnerEmail ?? ""}</EmailText>
            </Text>
          </Stack>
        ),
    },
    {
      id: "scopes",
      name: t("admin.apiKeys.columns.scopes"),
      as: "line",
      cell: ({ scopes }) => (
        <Text size="small">
          {scopes.map((scope) => t(`api.scopes.${scopeNames[scope]}`)).join("; ")}
        </Text>
      ),
    },
    {
      id: "created",
      name: t("admin.apiKeys.columns.created"),
      as: "date",
      sortBy: "order",
      cell: ({ createdAt, lastUsedOn }) => (
        <Stack gap="hair">
          <Text size="small">{format.listDate(createdAt)}</Text>
          <Text size="small" tone="soft">
            {t("admin.apiKeys.columns.used")}:{" "}
            {lastUsedOn ? format.listDate(`${lastUsedOn}T12:00:00Z`) : t("admin.apiKeys.unused")}
          </Text>
        </Stack>
      ),
    },
    {
      id: "state",
      name: t("admin.apiKeys.columns.state"),
      as: "status",
      cell: ({ state }) => <Badge {...looks[state]}>{t(`api.states.${state}`)}</Badge>,
    },
    {
      id: "action",
      name: t("admin.apiKeys.columns.action"),
      as: "action",
      cell: (row) =>
        row.state === "open" && (
          <Button
            small
            aria-label={t("admin.apiKeys.revokeNamed", { label: row.label })}
            onClick={() => onRevoke(row)}
          >
            {t("admin.apiKeys.revoke")}
          </Button>
        ),
    },
  ];
}

export function Component() {
  const { t } = useTranslation();
  const { text, state: picked, kind: pickedKind, order, change } = useQueueAddress();
  const [isMaking, setMaking] = useState(false);
  const [revoked, setRevoked] = useState<ListedApiKey | null>(null);
  const state = states.find((each) => each === picked);
  const kind = kinds.find((each) => each === pickedKind);
  const filters = {
    order,
    ...(text && { text }),
    ...(state && { state }),
    ...(kind && { kind }),
  };
  const columns = useColumns(setRevoked);
  return (
    <AdminPage
      title={t("admin.pages.apiKeys")}
      lead={t("admin.apiKeys.lead")}
      action={
        <Button variant="primary" icon="plus" onClick={() => setMaking(true)}>
          {t("admin.apiKeys.make")}
        </Button>
      }
    >
      <QueueFilter
        list="api-keys"
        query={filters}
        states={states.map((id) => ({ id, label: t(`api.states.${id}`) }))}
      >
        <Select
          label={t("admin.apiKeys.kind")}
          picked={kind ?? "all"}
          groups={[{
            options: ["all" as const, ...kinds].map((id) => ({
              id,
              label: id === "all" ? t("admin.list.all") : t(`admin.apiKeys.kinds.${id}`),
            })),
          }]}
          onPick={(id) => change({ kind: id === "all" ? "" : id })}
        />
      </QueueFilter>
      <Queue
        label={t("admin.pages.apiKeys")}
        query={apiKeysQuery(filters)}
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={({ label }) => label}
        filtered={Boolean(text || state || kind)}
      />
      {isMaking && <NewPartnerKey onClose={() => setMaking(false)} />}
      {revoked && <RevokeDialog row={revoked} onClose={() => setRevoked(null)} />}
    </AdminPage>
  );
}
