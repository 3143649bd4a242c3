import type { DataColumn } from "ui-kit/layout/data-table.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { useFormat } from "../../i18n/use-format.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { AdminPage } from "./admin-page.tsx";
import { actionsQuery, type AdminAction } from "./queries.ts";
import { Queue } from "./queue.tsx";

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
      cell: ({ subject }) => subject.name ?? t("admin.log.gone"),
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
      cell: ({ reason, names }) => {
        const text = names ? t("admin.log.renamed", names) : reason;
        return text && <Text size="small">{text}</Text>;
      },
    },
  ];
}

export function Component() {
  const { t } = useTranslation();
  const columns = useColumns();
  return (
    <AdminPage title={t("admin.pages.actions")} lead={t("admin.log.lead")}>
      <Queue
        label={t("admin.pages.actions")}
        query={actionsQuery}
        columns={columns}
        keyOf={({ id }) => id}
      />
    </AdminPage>
  );
}
