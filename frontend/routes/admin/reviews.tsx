import { useTranslation } from "react-i18next";
import { StarRating } from "ui-kit/booking/star-rating.tsx";
import { Button } from "ui-kit/controls/button.tsx";
import { Badge, type BadgeProps } from "ui-kit/feedback/badge.tsx";
import type { DataColumn } from "ui-kit/layout/data-table.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { AdminPage } from "../../admin/admin-page.tsx";
import { useFormat } from "../../i18n/use-format.ts";
import { type QueuedReview, reviewsQuery } from "./queries.ts";
import { Queue, QueueFilter } from "./queue.tsx";
import { ReviewDialog } from "./review-dialog.tsx";
import { useQueueAddress } from "./use-queue-address.ts";

const states = ["waiting", "reported", "published", "refused"] as const;

const looks = {
  waiting: { tone: "warning", icon: "clock" },
  reported: { tone: "error", icon: "flag" },
  published: { tone: "success", icon: "check" },
  refused: { tone: "neutral", icon: "x" },
} as const satisfies Record<(typeof states)[number], Pick<BadgeProps, "tone" | "icon">>;

function useColumns(): DataColumn<QueuedReview>[] {
  const { t } = useTranslation();
  const format = useFormat();
  const { hrefWith } = useQueueAddress();
  return [
    {
      id: "practitioner",
      name: t("admin.reviews.columns.practitioner"),
      as: "title",
      cell: ({ therapist }) => <Text weight="strong">{therapist.name}</Text>,
    },
    {
      id: "review",
      name: t("admin.reviews.columns.review"),
      as: "line",
      cell: ({ rating, text, name, language }) => (
        <Stack gap="hair">
          <StarRating rating={rating} label={t("admin.reviews.ratingOf", { rating })} />
          <Text lang={language}>{text.length > 90 ? `${text.slice(0, 90)}…` : text}</Text>
          <Text size="small" tone="soft">{name}</Text>
        </Stack>
      ),
    },
    {
      id: "since",
      name: t("admin.reviews.columns.since"),
      as: "date",
      cell: ({ since }) => <Text size="small" tone="soft">{format.date(since)}</Text>,
    },
    {
      id: "state",
      name: t("admin.reviews.columns.state"),
      as: "status",
      cell: ({ status, openReports }) => {
        const state = status === "published" && openReports > 0 ? "reported" : status;
        return <Badge {...looks[state]}>{t(`admin.reviews.states.${state}`)}</Badge>;
      },
    },
    {
      id: "action",
      name: t("admin.reviews.columns.action"),
      as: "action",
      cell: ({ id, therapist }) => (
        <Button
          small
          href={hrefWith({ open: id })}
          aria-label={t("admin.list.openNamed", { name: therapist.name })}
        >
          {t("admin.list.open")}
        </Button>
      ),
    },
  ];
}

export function Component() {
  const { t } = useTranslation();
  const { text, state: named } = useQueueAddress();
  const state = states.find((each) => each === named);
  const filters = { ...(text && { text }), ...(state && { state }) };
  const columns = useColumns();
  return (
    <AdminPage title={t("admin.pages.reviews")} lead={t("admin.reviews.lead")}>
      <QueueFilter
        list="reviews"
        query={filters}
        states={states.map((id) => ({ id, label: t(`admin.reviews.states.${id}`) }))}
      />
      <Queue
        label={t("admin.pages.reviews")}
        query={reviewsQuery(filters)}
        columns={columns}
        keyOf={({ id }) => id}
        filtered={Boolean(text || named)}
      />
      <ReviewDialog />
    </AdminPage>
  );
}
