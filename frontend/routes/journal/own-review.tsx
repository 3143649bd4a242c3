import { useTranslation } from "react-i18next";
import { StarRating } from "ui-kit/booking/star-rating.tsx";
import { Button } from "ui-kit/controls/button.tsx";
import { Badge, type BadgeProps } from "ui-kit/feedback/badge.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { type OwnReview as Review, useReviewOf } from "../../reviews/queries.ts";
import type { TherapySession } from "../../therapy-sessions/therapy-session.ts";

const looks = {
  waiting: { tone: "info", icon: "clock" },
  published: { tone: "success", icon: "check" },
  refused: { tone: "warning", icon: "circle-alert" },
} as const satisfies Record<Review["status"], Pick<BadgeProps, "tone" | "icon">>;

/** Why an administrator did not publish it. */
export function RefusalNote({ review }: { review: Review }) {
  const { t } = useTranslation();
  if (review.refusal === null) return null;
  return (
    <Note tone="warning">
      {t(`reviews.refusals.${review.refusal}`)}
      {review.refusalNote && <Text size="small">{review.refusalNote}</Text>}
    </Note>
  );
}

/** The public review of a finished session: an invitation to write one, or what became of it. */
export function OwnReview({ session, onOpen }: { session: TherapySession; onOpen: () => void }) {
  const { t } = useTranslation();
  const review = useReviewOf(session.id);
  const { name } = session.therapist;
  if (review === undefined) return null;
  if (review === null) {
    return (
      <Row>
        <Text as="span" size="small" tone="soft">{t("reviews.own.difference")}</Text>
        <Button small variant="quiet" icon="pen-line" onClick={onOpen}>
          {t(session.rating === null ? "reviews.own.write" : "reviews.own.sayPublicly")}
        </Button>
      </Row>
    );
  }
  return (
    <Stack gap="inline">
      <Row>
        <Text as="span" size="small" tone="soft">{t("reviews.own.title")}</Text>
        <StarRating
          rating={review.rating}
          label={t("journal.session.star", { rating: review.rating })}
        />
        <Badge {...looks[review.status]}>{t(`reviews.own.${review.status}`)}</Badge>
        <Button small variant="quiet" onClick={onOpen}>{t("reviews.own.change")}</Button>
      </Row>
      <RefusalNote review={review} />
      {review.status === "published" && review.answer !== null && (
        <Text size="small">
          <b>{t("reviews.own.answered", { name })}</b> {review.answer}
        </Text>
      )}
    </Stack>
  );
}
