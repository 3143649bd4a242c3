import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Badge, type BadgeProps } from "ui-kit/feedback/badge.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { useDomainValues } from "../../api/domain-values.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { AdminPage } from "../../admin/admin-page.tsx";
import { EmailText } from "../../admin/email-text.tsx";
import { PractitionerDialog } from "./practitioner-dialog.tsx";
import { type Practitioner, practitionersQuery } from "./queries.ts";
import type { QueueColumn } from "./queue-columns.ts";
import { Queue, QueueFilter } from "./queue.tsx";
import { useQueueAddress } from "./use-queue-address.ts";

const looks: Record<Practitioner["approval"], Pick<BadgeProps, "tone" | "icon">> = {
  "waiting": { tone: "warning", icon: "clock" },
  "not-sent": { icon: "pen-line" },
  "approved": { tone: "success", icon: "check" },
  "declined": { icon: "x" },
};

const approvals = Object.keys(looks) as Practitioner["approval"][];
const states = [...approvals, "visible", "hidden", "disabled"] as const;

function useColumns(): QueueColumn<Practitioner>[] {
  const { t } = useTranslation();
  const format = useFormat();
  const { label } = useDomainValues();
  const { hrefWith } = useQueueAddress();
  return [
    {
      id: "person",
      name: t("admin.practitioners.columns.person"),
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
      id: "practices",
      name: t("admin.practitioners.columns.practices"),
      as: "line",
      cell: ({ practices }) => (
        <Text size="small" tone="soft">
          {practices.slice(0, 3).map((code) => label("THERAPY_TYPE", code)).join(" · ")}
        </Text>
      ),
    },
    {
      id: "since",
      name: t("admin.practitioners.columns.since"),
      as: "date",
      sortBy: "changed",
      cell: ({ changedAt }) => <Text size="small" tone="soft">{format.listDate(changedAt)}</Text>,
    },
    {
      id: "state",
      name: t("admin.practitioners.columns.state"),
      as: "status",
      cell: ({ approval, disabledAt }) =>
        disabledAt
          ? <Badge tone="error" icon="ban">{t("admin.practitioners.states.disabled")}</Badge>
          : <Badge {...looks[approval]}>{t(`admin.practitioners.states.${approval}`)}</Badge>,
    },
    {
      id: "action",
      name: t("admin.practitioners.columns.action"),
      as: "action",
      cell: ({ id, name, email }) => (
        <Button
          small
          href={hrefWith({ open: id })}
          aria-label={t("admin.list.openNamed", { name: name || email })}
        >
          {t("admin.list.open")}
        </Button>
      ),
    },
  ];
}

export function Component() {
  const { t } = useTranslation();
  const address = useQueueAddress();
  const { text, state: named, sort: sortedBy } = address;
  const state = named === "all" ? undefined : states.find((each) => each === named) ?? "waiting";
  const sort = sortedBy === "name" ? "name" as const : "changed" as const;
  const isUp = sort === "name" || address.order === "oldest";
  const direction = (address.direction || (isUp ? "asc" : "desc")) === "asc" ? "asc" : "desc";
  const order = direction === "asc" ? "oldest" as const : "newest" as const;
  const filters = { order, sort, ...(text && { text }), ...(state && { state }) };
  const query = practitionersQuery(filters);
  const columns = useColumns();
  return (
    <AdminPage title={t("admin.pages.practitioners")} lead={t("admin.practitioners.lead")}>
      <QueueFilter
        list="practitioners"
        query={filters}
        picked="waiting"
        states={states.map((id) => ({ id, label: t(`admin.practitioners.states.${id}`) }))}
      />
      <Queue
        label={t("admin.pages.practitioners")}
        query={query}
        columns={columns}
        sorting={{ sort, direction }}
        keyOf={({ id }) => id}
        filtered={Boolean(text)}
        waiting={state === "waiting"}
      />
      <PractitionerDialog query={query} />
    </AdminPage>
  );
}
