import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Badge, type BadgeProps } from "ui-kit/feedback/badge.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { AdminPage } from "../../admin/admin-page.tsx";
import { EmailText } from "../../admin/email-text.tsx";
import { useFormat } from "../../i18n/use-format.ts";
import { type ListedPayment, paymentsQuery } from "./money-queries.ts";
import type { QueueColumn } from "./queue-columns.ts";
import { Queue, QueueFilter } from "./queue.tsx";
import { RefundDialog } from "./refund-dialog.tsx";
import { useQueueAddress } from "./use-queue-address.ts";

const looks = {
  "pending": { icon: "clock" },
  "paid": { tone: "success", icon: "check" },
  "failed": { tone: "error", icon: "x" },
  "expired": { tone: "warning", icon: "clock" },
  "partially-refunded": { tone: "info", icon: "rotate-ccw" },
  "refunded": { icon: "rotate-ccw" },
} as const satisfies Record<ListedPayment["state"], Pick<BadgeProps, "tone" | "icon">>;

const states = Object.keys(looks) as ListedPayment["state"][];

function canRefund({ state }: Pick<ListedPayment, "state">): boolean {
  return state === "paid" || state === "partially-refunded";
}

function useColumns(): QueueColumn<ListedPayment>[] {
  const { t } = useTranslation();
  const format = useFormat();
  const { hrefWith } = useQueueAddress();
  return [
    {
      id: "what",
      name: t("admin.payments.columns.what"),
      as: "title",
      cell: ({ description, flag }) => (
        <Stack gap="hair">
          <Text weight="strong">{description}</Text>
          {flag && <Text size="small">{t("admin.payments.flag", { flag })}</Text>}
        </Stack>
      ),
    },
    {
      id: "buyer",
      name: t("admin.payments.columns.buyer"),
      as: "line",
      cell: ({ buyer }) => (
        <Stack gap="hair">
          <Text>{buyer.name}</Text>
          <Text size="small" tone="soft">
            <EmailText>{buyer.email}</EmailText>
          </Text>
        </Stack>
      ),
    },
    {
      id: "when",
      name: t("admin.payments.columns.when"),
      as: "date",
      sortBy: "order",
      cell: ({ createdAt }) => (
        <Text size="small" tone="soft">{format.listDateTime(createdAt)}</Text>
      ),
    },
    {
      id: "amount",
      name: t("admin.payments.columns.amount"),
      as: "line",
      numeric: true,
      cell: ({ amountCents, refundedCents }) => (
        <Stack gap="hair">
          <Text numeric weight="strong">{format.money(amountCents)}</Text>
          {refundedCents > 0 && (
            <Text size="small" tone="soft" numeric>
              {t("admin.payments.refundedOf", { amount: format.money(refundedCents) })}
            </Text>
          )}
        </Stack>
      ),
    },
    {
      id: "state",
      name: t("admin.payments.columns.state"),
      as: "status",
      cell: ({ state }) => <Badge {...looks[state]}>{t(`admin.payments.states.${state}`)}</Badge>,
    },
    {
      id: "action",
      name: t("admin.payments.columns.action"),
      as: "action",
      cell: (payment) =>
        canRefund(payment) && (
          <Button
            small
            href={hrefWith({ open: payment.id })}
            aria-label={t("admin.payments.refundNamed", { name: payment.description })}
          >
            {t("admin.payments.refund")}
          </Button>
        ),
    },
  ];
}

export function Component() {
  const { t } = useTranslation();
  const { text, state: named, order } = useQueueAddress();
  const state = states.find((each) => each === named);
  const filters = { order, ...(text && { text }), ...(state && { state }) };
  const query = paymentsQuery(filters);
  const columns = useColumns();
  return (
    <AdminPage title={t("admin.pages.payments")} lead={t("admin.payments.lead")}>
      <QueueFilter
        list="payments"
        query={filters}
        states={states.map((id) => ({ id, label: t(`admin.payments.states.${id}`) }))}
      />
      <Queue
        label={t("admin.pages.payments")}
        query={query}
        columns={columns}
        keyOf={({ id }) => id}
        filtered={Boolean(text || named)}
      />
      <RefundDialog query={query} />
    </AdminPage>
  );
}
