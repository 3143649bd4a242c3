import { useTranslation } from "react-i18next";
import type { DataColumn } from "ui-kit/layout/data-table.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { useFormat } from "../../i18n/use-format.ts";
import { AdminPage } from "../../admin/admin-page.tsx";
import { actionsQuery, type AdminAction } from "./queries.ts";
import { Queue, QueueFilter } from "./queue.tsx";
import { useQueueAddress } from "./use-queue-address.ts";

function useColumns(): DataColumn<AdminAction>[] {
  const { t } = useTranslation();
  const format = useFormat();
  return [
    {
      id: "what",
      name: t("admin.log.columns.what"),
      as: "title",
      cell: ({ action }) => <Text weight="strong">{t(`admin.log.names.${action}`)}</Text>,
    },
    {
      id: "whom",
      name: t("admin.log.columns.whom"),
      as: "line",
      cell: ({ subject: { kind, name } }) =>
        kind === "list" ? t(`admin.pages.${name as "leads"}`) : name ?? t("admin.log.gone"),
    },
    {
      id: "who",
      name: t("admin.log.columns.who"),
      as: "line",
      cell: ({ actor }) => <Text tone="soft">{actor ?? t("admin.log.command")}</Text>,
    },
    {
      id: "when",
      name: t("admin.log.columns.when"),
      as: "date",
      cell: ({ createdAt }) => <Text tone="soft">{format.dateTime(createdAt)}</Text>,
    },
    {
      id: "why",
      name: t("admin.log.columns.why"),
      as: "line",
      cell: ({ reason, names, refusal }) => {
        const refused = refusal && t(`admin.reviews.refusals.${refusal}`);
        const why = [refused, reason].filter(Boolean).join(": ");
        const text = names ? t("admin.log.renamed", names) : why;
        return text && <Text size="small">{text}</Text>;
      },
    },
  ];
}

const subjects = [
  "lead",
  "invitation",
  "therapist",
  "certificate",
  "review",
  "list",
  "rules",
  "user",
] as const;

export function Component() {
  const { t } = useTranslation();
  const { text, state, order } = useQueueAddress();
  const subject = subjects.find((each) => each === state);
  const filters = { order, ...(text && { text }) };
  const columns = useColumns();
  return (
    <AdminPage title={t("admin.pages.actions")} lead={t("admin.log.lead")}>
      <QueueFilter
        list="actions"
        query={{ ...filters, ...(subject && { state: subject }) }}
        ordered
        stateLabel={t("admin.log.columns.whom")}
        states={subjects.map((id) => ({ id, label: t(`admin.log.subjects.${id}`) }))}
      />
      <Queue
        label={t("admin.pages.actions")}
        query={actionsQuery({ ...filters, ...(subject && { subject }) })}
        columns={columns}
        keyOf={({ id }) => id}
        filtered={Boolean(text || subject)}
      />
    </AdminPage>
  );
}
