import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Badge, type BadgeProps } from "ui-kit/feedback/badge.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { useDomainValues } from "../../api/domain-values.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { AdminPage } from "../../admin/admin-page.tsx";
import { EmailText } from "../../admin/email-text.tsx";
import { LeadDialog } from "./lead-dialog.tsx";
import { type Lead, leadsQuery } from "./queries.ts";
import type { QueueColumn } from "./queue-columns.ts";
import { Queue, QueueFilter } from "./queue.tsx";
import { useQueueAddress } from "./use-queue-address.ts";

const looks: Record<Lead["state"], Pick<BadgeProps, "tone" | "icon">> = {
  "new": { icon: "circle-dashed" },
  "confirmed": { tone: "warning", icon: "clock" },
  "contacted": { tone: "info", icon: "mail" },
  "invited": { tone: "info", icon: "send" },
  "profile-started": { tone: "info", icon: "pen-line" },
  "waiting": { tone: "warning", icon: "clock" },
  "visible": { tone: "success", icon: "check" },
  "declined": { icon: "x" },
};

const states = Object.keys(looks) as Lead["state"][];

function useColumns(): QueueColumn<Lead>[] {
  const { t } = useTranslation();
  const format = useFormat();
  const { label } = useDomainValues();
  const { hrefWith } = useQueueAddress();
  return [
    {
      id: "person",
      name: t("admin.leads.columns.person"),
      as: "title",
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
      id: "city",
      name: t("admin.leads.columns.city"),
      as: "line",
      cell: ({ city, practices }) => (
        <Text size="small" tone="soft">
          {[
            city && label("CITY", city),
            ...practices.slice(0, 2).map((code) => label("THERAPY_TYPE", code)),
          ].filter(Boolean).join(" · ")}
        </Text>
      ),
    },
    {
      id: "since",
      name: t("admin.leads.columns.since"),
      as: "date",
      sortBy: "order",
      cell: ({ createdAt }) => <Text size="small" tone="soft">{format.listDate(createdAt)}</Text>,
    },
    {
      id: "state",
      name: t("admin.leads.columns.state"),
      as: "status",
      cell: ({ state }) => <Badge {...looks[state]}>{t(`admin.leads.states.${state}`)}</Badge>,
    },
    {
      id: "action",
      name: t("admin.leads.columns.action"),
      as: "action",
      cell: ({ id, email }) => (
        <Button
          small
          href={hrefWith({ open: id })}
          aria-label={t("admin.list.openNamed", { name: email })}
        >
          {t("admin.list.open")}
        </Button>
      ),
    },
  ];
}

export function Component() {
  const { t } = useTranslation();
  const { text, state: picked, order } = useQueueAddress();
  const state = states.find((each) => each === picked);
  const filters = { order, ...(text && { text }), ...(state && { state }) };
  const query = leadsQuery(filters);
  const columns = useColumns();
  return (
    <AdminPage title={t("admin.pages.leads")} lead={t("admin.leads.lead")}>
      <QueueFilter
        list="leads"
        query={filters}
        ordered
        states={states.map((id) => ({ id, label: t(`admin.leads.states.${id}`) }))}
      />
      <Queue
        label={t("admin.pages.leads")}
        query={query}
        columns={columns}
        keyOf={({ id }) => id}
        filtered={Boolean(text || state)}
      />
      <LeadDialog query={query} />
    </AdminPage>
  );
}
