import { useTranslation } from "react-i18next";
import { DateField } from "ui-kit/controls/date-field.tsx";
import { Link } from "ui-kit/controls/link.tsx";
import { StatusChip } from "ui-kit/feedback/status-chip.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { AdminPage } from "../../admin/admin-page.tsx";
import { api, ok } from "../../api/client.ts";
import { useDomainValues } from "../../api/domain-values.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { ExportButton } from "./export-button.tsx";
import { adminSessionsQuery, type ListedSession } from "./people-queries.ts";
import type { QueueColumn } from "./queue-columns.ts";
import { Queue, QueueFilter } from "./queue.tsx";
import { useQueueAddress } from "./use-queue-address.ts";

const states = ["booked", "finished", "cancelled"] as const;
const sorts = ["start", "price"] as const;
const date = /^\d{4}-\d\d-\d\d$/;

/** The beginning of an id, by which a session is found again. */
function numberOf({ id }: Pick<ListedSession, "id">): string {
  return id.slice(0, 18);
}

function useColumns(): QueueColumn<ListedSession>[] {
  const { t } = useTranslation();
  const format = useFormat();
  const { label } = useDomainValues();
  return [
    {
      id: "time",
      name: t("admin.sessions.columns.time"),
      as: "title",
      sortBy: "start",
      cell: ({ startsAt, id }) => (
        <Stack gap="hair">
          <Text weight="strong">{format.listDateTime(startsAt)}</Text>
          <Text size="small" tone="soft">{numberOf({ id })}</Text>
        </Stack>
      ),
    },
    {
      id: "practitioner",
      name: t("admin.sessions.columns.practitioner"),
      as: "line",
      cell: ({ therapist: { id, name } }) => (
        <Link href={`/admin/practitioners?state=all&open=${id}&text=${encodeURIComponent(name)}`}>
          {name}
        </Link>
      ),
    },
    {
      id: "practice",
      name: t("admin.sessions.columns.practice"),
      as: "line",
      cell: ({ practiceType, intro }) => (
        <Text>{intro ? t("admin.sessions.intro") : label("THERAPY_TYPE", practiceType)}</Text>
      ),
    },
    {
      id: "client",
      name: t("admin.sessions.columns.client"),
      as: "line",
      cell: ({ clientInitials }) => (
        <Text tone="soft">{clientInitials || t("admin.sessions.erased")}</Text>
      ),
    },
    {
      id: "price",
      name: t("admin.sessions.columns.price"),
      as: "line",
      numeric: true,
      sortBy: "price",
      cell: ({ priceCents }) => format.money(priceCents),
    },
    {
      id: "paid",
      name: t("admin.sessions.columns.paid"),
      as: "line",
      numeric: true,
      cell: ({ paidCents }) => paidCents > 0 && format.money(paidCents),
    },
    {
      id: "state",
      name: t("admin.sessions.columns.state"),
      as: "status",
      cell: ({ status, isNoShow }) => (
        <StatusChip status={isNoShow ? "missed" : status}>
          {t(`admin.sessions.states.${isNoShow ? "noShow" : status}`)}
        </StatusChip>
      ),
    },
  ];
}

export function Component() {
  const { t } = useTranslation();
  const address = useQueueAddress();
  const { text, change } = address;
  const state = states.find((each) => each === address.state);
  const sort = sorts.find((each) => each === address.sort) ?? "start";
  const direction = address.direction === "asc" ? "asc" as const : "desc" as const;
  const from = date.test(address.from) ? address.from : "";
  const to = date.test(address.to) ? address.to : "";
  const filters = {
    sort,
    direction,
    ...(text && { text }),
    ...(state && { state }),
    ...(from && { from }),
    ...(to && { to }),
  };
  const columns = useColumns();
  return (
    <AdminPage title={t("admin.pages.sessions")} lead={t("admin.sessions.lead")}>
      <QueueFilter
        searchLabel={t("admin.sessions.search")}
        states={states.map((id) => ({ id, label: t(`admin.sessions.states.${id}`) }))}
        download={
          <ExportButton
            name="sessions.csv"
            load={() =>
              ok(api.GET("/api/admin/exports/sessions", {
                params: { query: filters },
                parseAs: "blob",
              }))}
          />
        }
      >
        <DateField
          label={t("admin.sessions.from")}
          value={from || undefined}
          onChange={(value) => change({ from: value ?? "" })}
        />
        <DateField
          label={t("admin.sessions.to")}
          value={to || undefined}
          onChange={(value) => change({ to: value ?? "" })}
        />
      </QueueFilter>
      <Queue
        label={t("admin.pages.sessions")}
        query={adminSessionsQuery(filters)}
        columns={columns}
        sorting={{ sort, direction }}
        keyOf={({ id }) => id}
        filtered={Boolean(text || state || from || to)}
      />
    </AdminPage>
  );
}
