import { useTranslation } from "react-i18next";
import { StarRating } from "ui-kit/booking/star-rating.tsx";
import { Button } from "ui-kit/controls/button.tsx";
import { Badge, type BadgeProps } from "ui-kit/feedback/badge.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { useFormat } from "../../i18n/use-format.ts";
import { type QueuedReview, reviewsQuery } from "./queries.ts";
import type { QueueColumn } from "./queue-columns.ts";
import { Queue, QueueFilter } from "./queue.tsx";
import { ReviewDialog } from "./review-dialog.tsx";
import { useQueueAddress } from "./use-queue-address.ts";

const states = ["waiting", "reported", "published", "refused"] as const;

type State = (typeof states)[number];

const looks = {
  waiting: { tone: "warning", icon: "clock" },
  reported: { tone: "error", icon: "flag" },
  published: { tone: "success", icon: "check" },
  refused: { tone: "neutral", icon: "x" },
} as const satisfies Record<State, Pick<BadgeProps, "tone" | "icon">>;

function useColumns(): QueueColumn<QueuedReview>[] {
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
      long: true,
      cell: ({ rating, text, name, language }) => (
        <Stack gap="hair">
          <StarRating rating={rating} label={t("admin.reviews.ratingOf", { rating })} />
          <Text lang={language}>{text.length > 90 ? `${text.slice(0, 90)}…` : text}</Text>
          <Text size="small" tone="soft">{name}</Text>
        </Stack>
      ),
    },
    {
      id: "reports",
      name: t("admin.reviews.columns.reports"),
      as: "line",
      cell: ({ reportReasons }) => (
        <Text size="small">
          {reportReasons.map((reason) => t(`admin.reviews.reasons.${reason}`)).join(" · ")}
        </Text>
      ),
    },
    {
      id: "since",
      name: t("admin.reviews.columns.since"),
      as: "date",
      cell: ({ since }) => <Text size="small" tone="soft">{format.listDate(since)}</Text>,
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

/** Reviews of any state, or of one. */
export function ReviewQueue({ label, only }: { label: string; only?: State }) {
  const { t } = useTranslation();
  const { text, state: named } = useQueueAddress();
  const state = only ?? states.find((each) => each === named);
  const filters = { ...(text && { text }), ...(state && { state }) };
  const columns = useColumns();
  return (
    <>
      <QueueFilter
        list="reviews"
        query={filters}
        states={only ? [] : states.map((id) => ({ id, label: t(`admin.reviews.states.${id}`) }))}
      />
      <Queue
        label={label}
        query={reviewsQuery(filters)}
        columns={columns}
        keyOf={({ id }) => id}
        filtered={Boolean(text || (named && !only))}
        waiting={only !== undefined}
      />
      <ReviewDialog />
    </>
  );
}
