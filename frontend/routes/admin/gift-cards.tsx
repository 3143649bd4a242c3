import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Badge, type BadgeProps } from "ui-kit/feedback/badge.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { AdminPage } from "../../admin/admin-page.tsx";
import { EmailText } from "../../admin/email-text.tsx";
import { useFormat } from "../../i18n/use-format.ts";
import { GiftCardDialog } from "./gift-card-dialog.tsx";
import { giftCardsQuery, type ListedGiftCard } from "./money-queries.ts";
import type { QueueColumn } from "./queue-columns.ts";
import { Queue, QueueFilter } from "./queue.tsx";
import { useDeliveryText } from "./use-delivery-text.ts";
import { useQueueAddress } from "./use-queue-address.ts";

const states = ["pending", "active", "blocked", "expired", "refunded"] as const;
const toPost = "to-post";

const looks = {
  pending: { icon: "clock" },
  active: { tone: "success", icon: "check" },
  blocked: { tone: "error", icon: "lock" },
  expired: { tone: "warning", icon: "clock" },
  refunded: { icon: "rotate-ccw" },
} as const satisfies Record<(typeof states)[number], Pick<BadgeProps, "tone" | "icon">>;

function useColumns(): QueueColumn<ListedGiftCard>[] {
  const { t } = useTranslation();
  const format = useFormat();
  const deliveryText = useDeliveryText();
  const { hrefWith } = useQueueAddress();
  return [
    {
      id: "card",
      name: t("admin.giftCards.columns.card"),
      as: "title",
      cell: ({ last4, recipientName }) => (
        <Stack gap="hair">
          <Text weight="strong">{recipientName}</Text>
          <Text size="small" tone="soft">
            {last4 ? t("admin.giftCards.ending", { last4 }) : t("admin.giftCards.noCode")}
          </Text>
        </Stack>
      ),
    },
    {
      id: "people",
      name: t("admin.giftCards.buyer"),
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
      id: "bought",
      name: t("admin.giftCards.columns.bought"),
      as: "date",
      sortBy: "order",
      cell: ({ createdAt }) => <Text size="small" tone="soft">{format.listDate(createdAt)}</Text>,
    },
    {
      id: "delivery",
      name: t("admin.giftCards.columns.delivery"),
      as: "line",
      cell: (card) => <Text size="small">{deliveryText(card)}</Text>,
    },
    {
      id: "left",
      name: t("admin.giftCards.columns.left"),
      as: "line",
      numeric: true,
      cell: ({ balanceCents, amountCents }) => (
        <Stack gap="hair">
          <Text numeric weight="strong">{format.money(balanceCents)}</Text>
          <Text size="small" tone="soft" numeric>
            {t("admin.giftCards.of", { amount: format.money(amountCents) })}
          </Text>
        </Stack>
      ),
    },
    {
      id: "state",
      name: t("admin.giftCards.columns.state"),
      as: "status",
      cell: ({ state }) => <Badge {...looks[state]}>{t(`admin.giftCards.states.${state}`)}</Badge>,
    },
    {
      id: "action",
      name: t("admin.giftCards.columns.action"),
      as: "action",
      cell: ({ id, recipientName }) => (
        <Button
          small
          href={hrefWith({ open: id })}
          aria-label={t("admin.list.openNamed", { name: recipientName })}
        >
          {t("admin.list.open")}
        </Button>
      ),
    },
  ];
}

export function Component() {
  const { t } = useTranslation();
  const { text, state: named, order } = useQueueAddress();
  const state = states.find((each) => each === named);
  const filters = {
    order,
    ...(text && { text }),
    ...(state && { state }),
    ...(named === toPost && { toPost: "true" as const }),
  };
  const query = giftCardsQuery(filters);
  const columns = useColumns();
  return (
    <AdminPage title={t("admin.pages.giftCards")} lead={t("admin.giftCards.lead")}>
      <QueueFilter
        list="gift-cards"
        query={{
          order,
          ...(text && { text }),
          ...((state || named === toPost) && { state: named }),
        }}
        states={[
          { id: toPost, label: t("admin.giftCards.toPost") },
          ...states.map((id) => ({ id, label: t(`admin.giftCards.states.${id}`) })),
        ]}
      />
      <Queue
        label={t("admin.pages.giftCards")}
        query={query}
        columns={columns}
        keyOf={({ id }) => id}
        filtered={Boolean(text || named)}
      />
      <GiftCardDialog query={query} />
    </AdminPage>
  );
}
