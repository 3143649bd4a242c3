import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Badge, type BadgeProps } from "ui-kit/feedback/badge.tsx";
import { notify } from "ui-kit/feedback/toast.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { api, ok } from "../../api/client.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { useShowFailure } from "../../shell/show-failure.ts";
import { AdminPage } from "../../admin/admin-page.tsx";
import { EmailText } from "../../admin/email-text.tsx";
import { InviteDialog } from "./invite-dialog.tsx";
import { type Invitation, invitationsQuery } from "./queries.ts";
import type { QueueColumn } from "./queue-columns.ts";
import { Queue, QueueFilter } from "./queue.tsx";
import { useDecision } from "./use-decision.ts";
import { useQueueAddress } from "./use-queue-address.ts";

const looks: Record<Invitation["state"], Pick<BadgeProps, "tone" | "icon">> = {
  open: { tone: "info", icon: "send" },
  used: { tone: "success", icon: "check" },
  revoked: { icon: "x" },
  expired: { tone: "warning", icon: "clock" },
};

const states = Object.keys(looks) as Invitation["state"][];

function Actions({ invitation: { id, email, state } }: { invitation: Invitation }) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const params = { path: { id } };
  const resend = useDecision<void>({
    send: () => ok(api.POST("/api/admin/invitations/{id}/resend", { params })),
    done: t("admin.invitations.resent"),
  });
  const revoke = useDecision<void>({
    send: () => ok(api.POST("/api/admin/invitations/{id}/revoke", { params })),
    done: t("admin.invitations.revoked"),
  });
  const onError = (failure: Error) => void notify({ tone: "error", message: showFailure(failure) });
  if (state === "used") return null;
  return (
    <Row gap="inline" justify="end">
      <Button
        small
        pending={resend.isPending}
        aria-label={t("admin.invitations.resendNamed", { email })}
        onClick={() => resend.mutate(undefined, { onError })}
      >
        {t("admin.invitations.resend")}
      </Button>
      {state === "open" && (
        <Button
          small
          variant="quiet"
          pending={revoke.isPending}
          aria-label={t("admin.invitations.revokeNamed", { email })}
          onClick={() => revoke.mutate(undefined, { onError })}
        >
          {t("admin.invitations.revoke")}
        </Button>
      )}
    </Row>
  );
}

function useColumns(): QueueColumn<Invitation>[] {
  const { t } = useTranslation();
  const format = useFormat();
  return [
    {
      id: "email",
      name: t("admin.invitations.columns.email"),
      as: "title",
      cell: ({ email }) => (
        <Text weight="strong">
          <EmailText>{email}</EmailText>
        </Text>
      ),
    },
    {
      id: "sent",
      name: t("admin.invitations.columns.sent"),
      as: "date",
      sortBy: "order",
      cell: ({ createdAt }) => <Text tone="soft">{format.listDate(createdAt)}</Text>,
    },
    {
      id: "until",
      name: t("admin.invitations.columns.until"),
      as: "date",
      cell: ({ expiresAt }) => <Text tone="soft">{format.listDate(expiresAt)}</Text>,
    },
    {
      id: "state",
      name: t("admin.invitations.columns.state"),
      as: "status",
      cell: ({ state }) => <Badge {...looks[state]}>{t(`admin.invitations.states.${state}`)}
      </Badge>,
    },
    {
      id: "action",
      name: t("admin.invitations.columns.action"),
      as: "action",
      cell: (invitation) => <Actions invitation={invitation} />,
    },
  ];
}

export function Component() {
  const { t } = useTranslation();
  const { text, state: picked, order } = useQueueAddress();
  const [isInviting, setInviting] = useState(false);
  const state = states.find((each) => each === picked);
  const filters = { order, ...(text && { text }), ...(state && { state }) };
  const columns = useColumns();
  return (
    <AdminPage
      title={t("admin.pages.invitations")}
      lead={t("admin.invitations.lead")}
      action={
        <Button variant="primary" icon="send" onClick={() => setInviting(true)}>
          {t("admin.invitations.new")}
        </Button>
      }
    >
      <QueueFilter
        list="invitations"
        query={filters}
        states={states.map((id) => ({ id, label: t(`admin.invitations.states.${id}`) }))}
      />
      <Queue
        label={t("admin.pages.invitations")}
        query={invitationsQuery(filters)}
        columns={columns}
        keyOf={({ id }) => id}
        filtered={Boolean(text || state)}
      />
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
    </AdminPage>
  );
}
